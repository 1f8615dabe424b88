/** Cuts lists that are counted from their oldest end (`paging.ts`). Apart, because the finder of a list loads none of this. */
import { pageCount } from './paging.ts';

/** The places of a part's items, from..to, in a list that is cut into parts of `size` from its oldest end; the newest has what is left. */
export const placesIn = (part: number, count: number, size: number): { from: number; to: number } => {
  const to = Math.max(0, count - (part - 1) * size);
  return { from: Math.max(0, to - size), to };
};

/** The items of a page, in the order of the list. */
export const itemsOn = <Item>(items: readonly Item[], page: number, size: number): readonly Item[] => {
  const { from, to } = placesIn(page, items.length, size);
  return items.slice(page >= pageCount(items.length, size) ? 0 : from, to);
};
