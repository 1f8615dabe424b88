/**
 * Lists in pages counted from their oldest end: page 1 holds the oldest items, every page holds exactly `size`, and the last one, which
 * begins the list, also what is left over. So an item that comes in at the top changes one page, and an address keeps its items.
 */

/** The items that a visitor sees on one page of a list. */
export const LIST_PAGE = 24;

/** How many pages a list has: always one at least; the newest holds `size` to `2 * size - 1` items. */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.floor(count / size));

/** The places of a part's items, from..to, in a list that is cut into parts of `size` from its oldest end; the newest has what is left. */
export const placesIn = (part: number, count: number, size: number): { from: number; to: number } => {
  const to = Math.max(0, count - (part - 1) * size);
  return { from: Math.max(0, to - size), to };
};

/** The part in which an item is, by its place in the list. */
export const partAt = (place: number, count: number, size: number): number => Math.floor((count - 1 - place) / size) + 1;

/** The page on which an item stands, by its place in the list. */
export const pageAt = (place: number, count: number, size: number): number => Math.min(partAt(place, count, size), pageCount(count, size));

/** The items of a page, in the order of the list. */
export const itemsOn = <Item>(items: readonly Item[], page: number, size: number): readonly Item[] => {
  const { from, to } = placesIn(page, items.length, size);
  return items.slice(page >= pageCount(items.length, size) ? 0 : from, to);
};
