/** A separate module, so that the finder of a list loads nothing of paging.ts. */
import { pageCount } from './paging.ts';

/** Returns the range [from, to) of a part in a list that counts from its oldest end; the newest part takes the remainder. */
export const rangeIn = (part: number, count: number, size: number): { from: number; to: number } => {
  const to = Math.max(0, count - (part - 1) * size);
  return { from: Math.max(0, to - size), to };
};

export const itemsOn = <Item>(items: readonly Item[], page: number, size: number): readonly Item[] => {
  const { from, to } = rangeIn(page, items.length, size);
  return items.slice(page >= pageCount(items.length, size) ? 0 : from, to);
};
