import { LIST_PAGE, pageAt } from '../../content/paging.ts';
import { type Choice, fits, type Row } from './finder-state.ts';

/** How many names a file has: small enough to be read in one breath on a slow phone. */
export const NAMES_PART = 500;

/** An item that was found: its mark, and the page of the list that has its card; null for the list's first page, which has no number. */
export interface Found {
  mark: string;
  page: number | null;
}

/** The end of an item's id: enough to know its card among those of a page, and a quarter of the bytes. */
export const markOf = (id: string): string => id.slice(-6);

/** Ends the current task, so that the browser can answer input before the next one. */
export const pause = (ms = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** A slow phone takes so long to ask for a file: to ask for ten at once is felt at the key that does it. */
const APART_MS = 10;

/** Fetches all names of a list; in its order. */
export const fetchNames = async (address: string, parts: number): Promise<Row[]> => {
  const coming = Array.from({ length: parts }, async (_, place): Promise<Row[]> => {
    await pause(place * APART_MS);
    return (await fetch(`${address}${parts - place}.json`)).json();
  });
  return (await Promise.all(coming)).flat();
};

/** The items that fit a choice; `words` is the chosen text, folded as the names are. Looks through 100,000 before it is felt. */
export const search = (rows: readonly Row[], choice: Choice, words: string): Found[] =>
  rows.flatMap((row, place) => (fits(row, choice, words) ? [{ mark: row[0] as string, page: pageAt(place, rows.length, LIST_PAGE) }] : []));
