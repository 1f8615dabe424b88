import { type Locale, SEASONS, type Season } from '@sanabel/contract/enumerations';

export const ARTICLES = 'articles';
export const FIELD_SETS = [...SEASONS, ARTICLES] as const;
export type FieldSet = Season | typeof ARTICLES;

/** The published list of a set: pages with address, digest, bytes and picture indexes; pictures and other files with bytes. */
export interface FieldList {
  pages: readonly (readonly [path: string, digest: string, bytes: number, pictures: readonly number[]])[];
  pictures: readonly (readonly [path: string, bytes: number])[];
  files: readonly (readonly [path: string, bytes: number])[];
  /** The number on the site, which may be larger than the list. */
  total: number;
}

/** The limit of pages in a set, the first in the editors' order. Each takes about 200 bytes in the list. */
export const FIELD_PAGES_MAX = 400;

export const fieldListPath = (locale: Locale, set: FieldSet): string => `/field-${locale}-${set.toLowerCase()}.json`;
