import { LIST_PAGE, pageAt } from '../../content/paging.ts';
import { type Choice, fits, type Row } from './finder-state.ts';

/** Names per file: small enough to parse in one task on a slow phone. */
export const NAMES_PART = 500;

/** A mark, and the list page with the item's card; null for the first page, which has no number. */
export interface Found {
  key: string;
  page: number | null;
}

/** The end of an item's id: enough to find its card on a page, in a quarter of the bytes. */
export const keyOf = (id: string): string => id.slice(-6);

/** Ends the current task, so that the browser can answer input before the next one. */
export const pause = (ms = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** The time in which a slow phone starts a request: ten at once would delay the key that causes them. */
const APART_MS = 10;

export const fetchNames = async (address: string, parts: number): Promise<Row[]> => {
  const coming = Array.from({ length: parts }, async (_, index): Promise<Row[]> => {
    await pause(index * APART_MS);
    return (await fetch(`${address}${parts - index}.json`)).json();
  });
  return (await Promise.all(coming)).flat();
};

/** `words` is the query, folded like the names. Fast enough for 100,000 rows. */
export const search = (rows: readonly Row[], choice: Choice, words: string): Found[] =>
  rows.flatMap((row, index) => (fits(row, choice, words) ? [{ key: row[0] as string, page: pageAt(index, rows.length, LIST_PAGE) }] : []));
