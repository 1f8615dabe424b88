import type { Locale } from '@sanabel/contract/enumerations';
import type { PluralForms } from '../../i18n/counted.ts';
import type { Packed } from './packed.ts';

/** What can be found, in the order of its number in the index. */
export const KINDS = ['crops', 'awareness', 'climate', 'photos', 'videos', 'pages'] as const;
export type Kind = (typeof KINDS)[number];

/** The headings under which results stand, with the kinds of each. */
export const GROUPS = { crops: ['crops'], articles: ['awareness', 'climate'], gallery: ['photos', 'videos'], pages: ['pages'] } as const;
export type Group = keyof typeof GROUPS;

/** Words of items, by what they are worth. */
export interface Words<List> {
  /** The words of names, in both languages. */
  names: List;
  /** Other names. */
  also: List;
  /** The words of texts. */
  text: List;
}

/** All items: their numbers by their signs, which are the number of the item's class and how many words its name has (1 to 9). */
export interface Items {
  /** What items are, each with the words for it, sorted: of a kind, of a type, of a season. */
  classes: readonly { kind: Kind; words: readonly string[] }[];
  items: Packed;
}
export const itemSign = (itsClass: number, nameWords: number): string => `${itsClass} ${Math.min(9, Math.max(1, nameWords))}`;

/** What is shown of a found item. */
export interface Shown {
  /** The item's number in the index. */
  at: number;
  path: string;
  title: string;
  /** The line under the title. */
  line: string;
  picture: string;
  /** The language of the title where it is not the page's. */
  lang?: Locale;
}
/** The text of an item, fetched where nothing else of it says why it was found: the sentence with the match is shown. */
export type ShownText = Pick<Shown, 'at'> & { text: string };

/** What the search fetches first. */
export interface Start {
  locale: Locale;
  /** How many files of words the index has, and how many of what is shown. */
  words: number;
  files: number;
  /** The pages of the site, whole. */
  pages: { items: Items; words: Words<Packed>; records: readonly Shown[] };
  /** What is offered before anything is typed: the crops of each part of the year, with its months (1 to 12) where the club is. */
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

/** Items have numbers, of which each file of what is shown has so many; most are free, so that a new item seldom takes another's. */
export const FILE_PLACES = 32;
/** The file in which an item is shown; the last one has those, too, that were pushed beyond the end. */
export const fileOfPlace = (place: number, files: number): number => Math.min(files - 1, Math.floor(place / FILE_PLACES));

/** The file of words in which a stem is: words that begin with the same two letters stand in one, so it has all that somebody may be typing. */
export const wordsFileOf = (stem: string, files: number): number => ((stem.charCodeAt(0) * 31) ^ stem.charCodeAt(1)) % files;

/** The addresses of the search's files. */
export const fileAddress = (locale: Locale, ...name: readonly (string | number)[]): `/${string}` =>
  `/search-${[locale, ...name].join('-')}.json`;
