import type { KeyboardEvent } from 'react';
import { DIRECTIONS, useLanguage } from '../language/language.ts';

const tilesIn = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-tile]')];

/** Counts the tiles of a row by their position: the grid decides how many there are. */
const columnsOf = (tiles: readonly HTMLElement[]): number => {
  const top = tiles[0]?.getBoundingClientRect().top;
  const next = tiles.findIndex((tile) => Math.abs(tile.getBoundingClientRect().top - (top ?? 0)) > 1);
  return next === -1 ? tiles.length : next;
};

/** Arrows move between tiles in the reading direction; Home and End go to the ends. */
export const useGridKeys = () => {
  const locale = useLanguage();
  return (event: KeyboardEvent<HTMLElement>): void => {
    const tiles = tilesIn(event.currentTarget);
    const at = tiles.findIndex((tile) => tile.contains(document.activeElement));
    if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
    const onward = DIRECTIONS[locale] === 'rtl' ? -1 : 1;
    const columns = columnsOf(tiles);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + onward,
      ArrowLeft: at - onward,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: tiles.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    tiles[to]?.focus();
  };
};
