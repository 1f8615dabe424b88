/**
 * Lists in pages counted from their oldest end: page 1 holds the oldest items, every page holds exactly `size`, and the last one, which
 * begins the list, also what is left over. So an item that comes in at the top changes one page, and an address keeps its items.
 */

/** The items that a visitor sees on one page of a list. */
export const LIST_PAGE = 24;

/** How many pages a list has: always one at least; the newest holds `size` to `2 * size - 1` items. */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.floor(count / size));

/** The page on which an item stands, by its place in the list. */
export const pageAt = (place: number, count: number, size: number): number =>
  Math.min(Math.floor((count - 1 - place) / size) + 1, pageCount(count, size));

/** The places of a page's items in the list, from..to; both are the end of the list where there is no such page. */
export const placesOn = (page: number, count: number, size: number): { from: number; to: number } => {
  const to = Math.max(0, count - (page - 1) * size);
  return { from: page >= pageCount(count, size) ? 0 : Math.max(0, to - size), to };
};

/** The items of a page, in the order of the list. */
export const itemsOn = <Item>(items: readonly Item[], page: number, size: number): readonly Item[] => {
  const { from, to } = placesOn(page, items.length, size);
  return items.slice(from, to);
};
