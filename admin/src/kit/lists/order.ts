import type { Move, MoveInput } from '@sanabel/contract/order';

/** Returns a position relative to the new neighbour among the shown items. */
export const positionAmong = (ids: readonly string[], id: string): MoveInput => {
  const at = ids.indexOf(id);
  const next = ids[at + 1];
  return next === undefined ? { after: ids[at - 1] ?? null } : { before: next };
};

/** Moves an item in a loaded list; returns the same list if the item or its neighbour is not in it. */
export const movedIn = <Item extends { id: string }>(items: readonly Item[], id: string, { before, after }: MoveInput): readonly Item[] => {
  const item = items.find((one) => one.id === id);
  const others = items.filter((one) => one.id !== id);
  const neighbour = others.findIndex((one) => one.id === (before ?? after));
  if (!item || neighbour < 0) return items;
  const position = before ? neighbour : neighbour + 1;
  return [...others.slice(0, position), item, ...others.slice(position)];
};

export type Target = 'start' | 'end' | { before: string };

/** Returns moves that bring the chosen items together in the given order. */
export const movesTo = (chosen: readonly string[], target: Target): Move[] => {
  if (target === 'start') return chosen.map((id, position) => ({ id, after: chosen[position - 1] ?? null }));
  const before = target === 'end' ? null : target.before;
  return chosen.map((id) => ({ id, before }));
};

type Way = 'up' | 'down' | 'forward' | 'back' | 'first' | 'last';
export interface Position {
  top: number;
  left: number;
}

const KEYS: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };
const SIDEWAYS: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Way>>>> = {
  ltr: { ArrowRight: 'forward', ArrowLeft: 'back' },
  rtl: { ArrowRight: 'back', ArrowLeft: 'forward' },
};

export const wayOf = (key: string, direction: 'ltr' | 'rtl'): Way | null => KEYS[key] ?? SIDEWAYS[direction][key] ?? null;

/** Rows of a grid may start at slightly different heights. */
const SAME_ROW_PX = 4;

const inNextRow = (positions: readonly Position[], from: Position, way: 'up' | 'down'): number | null => {
  const distance = ({ top }: Position) => (way === 'down' ? top - from.top : from.top - top);
  const aside = ({ left }: Position) => Math.abs(left - from.left);
  const beyond = positions.map((position, index) => ({ position, index })).filter(({ position }) => distance(position) > SAME_ROW_PX);
  const rowDistance = Math.min(...beyond.map(({ position }) => distance(position)));
  const [nearest] = beyond
    .filter(({ position }) => distance(position) - rowDistance <= SAME_ROW_PX)
    .sort((a, b) => aside(a.position) - aside(b.position));
  return nearest?.index ?? null;
};

/** Returns the new position in a list or grid: sideways along the order, across row ends; up and down by rows. */
export const targetOf = (positions: readonly Position[], at: number, way: Way): number => {
  const from = positions[at];
  const last = positions.length - 1;
  if (way === 'first') return 0;
  if (way === 'last') return last;
  if (way === 'forward') return Math.min(at + 1, last);
  if (way === 'back') return Math.max(at - 1, 0);
  return (from && inNextRow(positions, from, way)) ?? at;
};
