/**
 * Lists in pages counted from their oldest end: page 1 holds the oldest items, every page holds exactly `size`, and the last one, which
 * begins the list, also what is left over. So an item that comes in at the top changes one page, and an address keeps its items.
 */

/** The items that a visitor sees on one page of a list. */
export const LIST_PAGE = 24;

/** How many pages a list has: always one at least; the newest holds `size` to `2 * size - 1` items. */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.floor(count / size));

/** The part in which an item is, by its place in the list. */
export const partAt = (place: number, count: number, size: number): number => Math.floor((count - 1 - place) / size) + 1;

/** The page on which an item stands, by its place in the list; null for the newest page, whose address has no number. */
export const pageAt = (place: number, count: number, size: number): number | null => {
  const page = partAt(place, count, size);
  return page < Math.floor(count / size) ? page : null;
};
