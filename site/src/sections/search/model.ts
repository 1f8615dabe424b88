import type { Locale } from '@sanabel/contract/enumerations';
import type { PluralForms } from '../../i18n/counted.ts';
import type { Packed } from './packed.ts';

/** A list of the site, or `pages`. The names are in the index: browsers know none. */
export type Kind = string;
export type Group = string;

export interface Words<List> {
  names: List;
  also: List;
  text: List;
}

/** Item numbers by a key: the item's class and the number of words in its name (1 to 9). */
export interface Items {
  /** Combinations of kind, type and season, with their words, sorted. */
  classes: readonly { kind: Kind; worth: number; words: readonly string[] }[];
  items: Packed;
}
export const itemSign = (itsClass: number, nameWords: number): string => `${itsClass} ${Math.min(9, Math.max(1, nameWords))}`;

export interface Shown {
  at: number;
  path: string;
  title: string;
  line: string;
  picture: string;
  /** Set where it is not the page's language. */
  lang?: Locale;
}
/** Fetched for an excerpt when title and line do not contain the match. */
export type ShownText = Pick<Shown, 'at'> & { text: string };

export interface Start {
  locale: Locale;
  /** The number of word files and of card files. */
  words: number;
  files: number;
  groups: Readonly<Record<Group, readonly Kind[]>>;
  pages: { items: Items; words: Words<Packed>; records: readonly Shown[] };
  /** The suggestions before a query: the crops of each part of the year, with its months (1 to 12) at the club. */
  seasons: readonly { months: readonly number[]; crops: readonly Shown[] }[];
  timeZone: string;
  synonyms: readonly (readonly string[])[];
  smallWords: readonly string[];
  /** The Latin letters and digits by which an Arabic letter is typed, as a pattern. */
  latin: Readonly<Record<string, string>>;
  texts: Texts;
}

export interface Texts {
  title: string;
  label: string;
  placeholder: string;
  close: string;
  speak: string;
  listening: string;
  cannotHear: string;
  season: string;
  failed: string;
  retry: string;
  searching: string;
  none: string;
  meant: string;
  noneText: string;
  ask: string;
  askAddress: string;
  all: string;
  quote: string;
  page: string;
  move: string;
  open: string;
  leave: string;
  ear: string;
  icons: Record<'search' | 'close' | 'microphone' | 'page', string>;
  speech: string;
  count: PluralForms;
  /** 1234567890 in the page's format. */
  number: string;
  groups: Readonly<Record<Group, string>>;
  kinds: Readonly<Record<Kind, string>>;
}

/** Item numbers per card file; most are free, so that a new item seldom takes another's. */
export const FILE_POSITIONS = 32;
/** The last file also has the items that were pushed beyond the end. */
export const fileOfPosition = (position: number, files: number): number => Math.min(files - 1, Math.floor(position / FILE_POSITIONS));

/** Words with the same first two letters share a file, so that it covers every continuation of a typed word. */
export const wordsFileOf = (stem: string, files: number): number => ((stem.charCodeAt(0) * 31) ^ stem.charCodeAt(1)) % files;

export const fileAddress = (locale: Locale, ...name: readonly (string | number)[]): `/${string}` =>
  `/search-${[locale, ...name].join('-')}.json`;
