/**
 * Pages of a list count from its oldest end: page 1 holds the oldest items, every page holds exactly `size`, and the last one, with which
 * the list begins, also the remainder. A new item at the top therefore changes one page, and an address keeps its items.
 */

export const LIST_PAGE = 24;

/** Returns at least one page; the newest holds `size` to `2 * size - 1` items. */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.floor(count / size));

export const partAt = (index: number, count: number, size: number): number => Math.floor((count - 1 - index) / size) + 1;

/** Null for the newest page, whose address has no number. */
export const pageAt = (index: number, count: number, size: number): number | null => {
  const page = partAt(index, count, size);
  return page < Math.floor(count / size) ? page : null;
};
