import { type Locale, SEASONS, type Season } from '@sanabel/contract/enumerations';

/** What can be saved together: the crops of a season, or all articles. */
export const ARTICLES = 'articles';
export const FIELD_SETS = [...SEASONS, ARTICLES] as const;
export type FieldSet = Season | typeof ARTICLES;

/**
 * What the publication says of a set in one language: each page with its address, digest, bytes and the places of its pictures; each
 * picture, and each other file that its pages need, with its bytes.
 */
export interface FieldList {
  pages: readonly (readonly [path: string, digest: string, bytes: number, pictures: readonly number[]])[];
  pictures: readonly (readonly [path: string, bytes: number])[];
  files: readonly (readonly [path: string, bytes: number])[];
  /** How many there are on the site: of a long list the first are saved. */
  total: number;
}

/** Of a longer set so many are saved: the first in the editors' order. A list has about 200 bytes for each. */
export const FIELD_PAGES_MAX = 400;

/** The address of a set's list. */
export const fieldListPath = (locale: Locale, set: FieldSet): string => `/field-${locale}-${set.toLowerCase()}.json`;
