import { LIST_PAGE, pageAt, pageCount } from '../../content/paging.ts';
import { type Choice, fits, type Row } from './finder-state.ts';

/** How many names a file has: small enough to be read in one breath on a slow phone. */
export const NAMES_PART = 500;
/** A browser looks through so many names before it answers input again. */
const SLICE = 1000;

/** A file with names: of each item its mark, its folded names in both languages, and its value in each facet. */
export interface NamesPart {
  facets: readonly string[];
  rows: readonly string[][];
}

/** An item as the finder knows it: what it is searched by, and the page of the list that has its card. */
export interface Found extends Row {
  mark: string;
  /** Null for the list's first page, which has no number. */
  page: number | null;
}

/** The end of an item's id: enough to know its card among those of a page, and a quarter of the bytes. */
export const markOf = (id: string): string => id.slice(-6);

/** Ends the current task, so that the browser can answer input before the next one. */
export const pause = (ms = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const fetchPart = async (address: string): Promise<NamesPart> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
};

/** Fetches all names of a list, one file after the other in tasks of their own; in the order of the list. */
export const fetchNames = async (address: string, parts: number): Promise<Found[]> => {
  const coming = await Promise.all(Array.from({ length: parts }, (_, place) => fetchPart(`${address}${parts - place}.json`)));
  const count = coming.reduce((sum, { rows }) => sum + rows.length, 0);
  const newest = pageCount(count, LIST_PAGE);
  const found: Found[] = [];
  for (const { facets, rows } of coming) {
    for (const [mark = '', words = '', ...values] of rows) {
      const page = pageAt(found.length, count, LIST_PAGE);
      const own = Object.fromEntries(facets.map((facet, place) => [facet, values[place] ?? '']));
      found.push({ mark, words, facets: own, page: page === newest ? null : page });
    }
    await pause();
  }
  return found;
};

/** The items that fit a choice; `words` is the chosen text, folded as the names are. */
export const search = async (items: readonly Found[], choice: Choice, words: string): Promise<Found[]> => {
  const found: Found[] = [];
  for (let from = 0; from < items.length; from += SLICE) {
    for (const item of items.slice(from, from + SLICE)) if (fits(item, choice, words)) found.push(item);
    if (items.length > SLICE) await pause();
  }
  return found;
};
