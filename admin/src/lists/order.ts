import type { Move, MoveInput } from '@sanabel/contract/order';

/** The place of a moved item: beside its new neighbour among those that are shown. */
export const placeAmong = (ids: readonly string[], id: string): MoveInput => {
  const at = ids.indexOf(id);
  const next = ids[at + 1];
  return next === undefined ? { after: ids[at - 1] ?? null } : { before: next };
};

/** Puts an item into its new place in a list that was read before; the same list where it or its new neighbour is not there. */
export const movedIn = <Item extends { id: string }>(items: readonly Item[], id: string, { before, after }: MoveInput): readonly Item[] => {
  const item = items.find((one) => one.id === id);
  const others = items.filter((one) => one.id !== id);
  const neighbour = others.findIndex((one) => one.id === (before ?? after));
  if (!item || neighbour < 0) return items;
  const place = before ? neighbour : neighbour + 1;
  return [...others.slice(0, place), item, ...others.slice(place)];
};

/** Where chosen items are to stand together: before all others, after them, or before one of them. */
export type Target = 'start' | 'end' | { before: string };

/** The moves that bring chosen items together; they keep the order in which they are given. */
export const movesTo = (chosen: readonly string[], target: Target): Move[] => {
  if (target === 'start') return chosen.map((id, place) => ({ id, after: chosen[place - 1] ?? null }));
  const before = target === 'end' ? null : target.before;
  return chosen.map((id) => ({ id, before }));
};

export type Way = 'up' | 'down' | 'forward' | 'back' | 'first' | 'last';
export interface Place {
  top: number;
  left: number;
}

const KEYS: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };
const SIDEWAYS: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Way>>>> = {
  ltr: { ArrowRight: 'forward', ArrowLeft: 'back' },
  rtl: { ArrowRight: 'back', ArrowLeft: 'forward' },
};

/** The way that a key moves a picked item, in the reading direction of the page. */
export const wayOf = (key: string, direction: 'ltr' | 'rtl'): Way | null => KEYS[key] ?? SIDEWAYS[direction][key] ?? null;

/** Rows of one grid may begin a hair apart. */
const SAME_ROW_PX = 4;

/** The nearest item of the nearest row above or below. */
const inNextRow = (places: readonly Place[], from: Place, way: 'up' | 'down'): number | null => {
  const distance = ({ top }: Place) => (way === 'down' ? top - from.top : from.top - top);
  const aside = ({ left }: Place) => Math.abs(left - from.left);
  const beyond = places.map((place, index) => ({ place, index })).filter(({ place }) => distance(place) > SAME_ROW_PX);
  const rowDistance = Math.min(...beyond.map(({ place }) => distance(place)));
  const [nearest] = beyond
    .filter(({ place }) => distance(place) - rowDistance <= SAME_ROW_PX)
    .sort((a, b) => aside(a.place) - aside(b.place));
  return nearest?.index ?? null;
};

/** The new position of an item of a list or a grid: sideways along the order, around the ends of rows; up and down by rows. */
export const targetOf = (places: readonly Place[], at: number, way: Way): number => {
  const from = places[at];
  const last = places.length - 1;
  if (way === 'first') return 0;
  if (way === 'last') return last;
  if (way === 'forward') return Math.min(at + 1, last);
  if (way === 'back') return Math.max(at - 1, 0);
  return (from && inNextRow(places, from, way)) ?? at;
};
