import type { Locale } from '@sanabel/contract/enumerations';
import type { PluralForms } from '../../i18n/counted.ts';
import type { Packed } from './packed.ts';

/** What can be found, in the order of its number in the index. */
export const KINDS = ['crops', 'awareness', 'climate', 'photos', 'videos', 'pages'] as const;
export type Kind = (typeof KINDS)[number];

/** The headings under which results stand, with the kinds of each. */
export const GROUPS = { crops: ['crops'], articles: ['awareness', 'climate'], gallery: ['photos', 'videos'], pages: ['pages'] } as const;
export type Group = keyof typeof GROUPS;

/** A part of the index: what is needed to find its items, and nothing of what is shown of them. */
export interface IndexPart {
  /** Of each item the number of its kind, and how many words its name has (1 to 9): two digits. */
  items: string;
  /** How many of the items stand in each of its files of records, one after another. */
  files: readonly number[];
  /** The words of names, in both languages. */
  names: Packed;
  /** Other names, and words for what it is. */
  also: Packed;
}

/** What is shown of a found item. */
export interface Shown {
  path: string;
  title: string;
  /** The line under the title. */
  line: string;
  picture: string;
  /** Its text, of which the sentence with the match is shown. */
  text: string;
  /** The language of the title where it is not the page's. */
  lang?: Locale;
}

/** What the search fetches first. */
export interface Start {
  locale: Locale;
  /** How many parts the index has. */
  parts: number;
  /** The pages of the site, whole. */
  pages: { part: IndexPart; records: readonly Shown[] };
  /** What is offered before anything is typed: the crops of each season, with its months (1 to 12) where the club is. */
  seasons: readonly { months: readonly number[]; crops: readonly Shown[] }[];
  timeZone: string;
  /** Lines of stems that mean the same. */
  synonyms: readonly (readonly string[])[];
  texts: Texts;
}

/** The texts of the search, in the page's language. */
export interface Texts {
  title: string;
  label: string;
  placeholder: string;
  close: string;
  clear: string;
  speak: string;
  listening: string;
  cannotHear: string;
  season: string;
  failed: string;
  retry: string;
  searching: string;
  none: string;
  noneText: string;
  ask: string;
  askAddress: string;
  all: string;
  /** How a sentence of a text is quoted, around `{{text}}`. */
  quote: string;
  page: string;
  move: string;
  open: string;
  leave: string;
  /** Drawings, as paths. */
  ear: string;
  icons: Record<'search' | 'close' | 'microphone' | 'page', string>;
  /** The language that is listened for. */
  speech: string;
  count: PluralForms;
  /** How the page writes 1234567890. */
  number: string;
  groups: { [Name in Group]: string };
  kinds: { [Name in Kind]: string };
}

/** So many items a part of the index has at most, about; a phone reads it in one breath. */
export const INDEX_PART = 512;
/** So many items stand in one file of what is shown. */
export const RECORDS_PART = 16;
/** Words of texts are in files by their first letter: so a search fetches an eighth of them. */
export const BODY_FILES = 8;

/** The file of texts' words in which a stem is; what begins alike stands in one. */
export const bodyFileOf = (stem: string): number => stem.charCodeAt(0) % BODY_FILES;

/** The addresses of the search's files. */
export const fileAddress = (locale: Locale, ...name: readonly (string | number)[]): `/${string}` =>
  `/search-${[locale, ...name].join('-')}.json`;
