import { COUNTRY } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { earPath, KERNELS_OF_AN_EAR } from '../../components/grains.ts';
import { ICONS } from '../../components/icons.ts';
import { clubLinks } from '../../content/club-links.ts';
import { truncate } from '../../content/item-texts.ts';
import { smallestOf } from '../../content/pictures.ts';
import { type SearchedItem, searchPart, searchPartsOf } from '../../content/search-parts.ts';
import { cropsOf, monthsOf, YEAR_SEASONS } from '../../content/selections.ts';
import { placeholder } from '../../i18n/fill.ts';
import { href, type Path } from '../../i18n/routes.ts';
import { pluralForms, translator } from '../../i18n/translate.ts';
import {
  BODY_FILES,
  bodyFileOf,
  fileAddress,
  GROUPS,
  INDEX_PART,
  type IndexPart,
  KINDS,
  RECORDS_PART,
  type Shown,
  type Start,
  type Texts,
} from './model.ts';
import { type Packed, pack } from './packed.ts';
import { SYNONYMS } from './synonyms.ts';
import { type Searchable, searchable, searchablePages } from './texts.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/** So many crops of the season are offered before anything is typed (guide §8.25). */
const SEASON_CROPS = 4;
/**
 * Of an item's texts the index has so many words, the most frequent first: all of them as long as the index is one part, and so many that
 * each thousand items cost a phone no more than 60 kB when there are more (decision 128).
 */
const MOST_WORDS = { inOnePart: 250, inMany: 25 };
const LONGEST_NAME = 9;

/** An item's words: of its names, of what else it is called, and of its texts as far as they are not among these. */
interface Words {
  names: ReadonlySet<string>;
  also: ReadonlySet<string>;
  text: readonly string[];
}
const known = new WeakMap<object, Map<Locale, ReadItem>>();

/** A word that a text says so often is one of its subjects: it counts as another name. */
const SUBJECT = 3;
const MOST_SUBJECTS = 6;

/** The words of a text, the most frequent first, and those of them that are its subjects. */
const textWords = (stems: readonly string[]): { subjects: string[]; others: string[] } => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  const subjects = byCount.filter(([, count]) => count >= SUBJECT).slice(0, MOST_SUBJECTS);
  return { subjects: subjects.map(([stem]) => stem), others: byCount.slice(subjects.length, MOST_WORDS.inOnePart).map(([stem]) => stem) };
};

/** Texts say the same words again and again: each is taken apart once. */
const knownStems = new Map<string, string>();
const knownStem = (word: string): string => {
  const stem = knownStems.get(word) ?? stemOf(word);
  knownStems.set(word, stem);
  return stem;
};
const stemsIn = (texts: readonly string[]): string[] => texts.flatMap((text) => stemsOf(text, knownStem));

const wordsFrom = ({ names, also, text }: Searchable): Words => {
  const own = new Set(stemsIn(names));
  const called = new Set(stemsIn(also).filter((stem) => !own.has(stem)));
  const { subjects, others } = textWords(stemsIn(text).filter((stem) => !own.has(stem) && !called.has(stem)));
  return { names: own, also: new Set([...called, ...subjects]), text: others };
};

interface ReadItem {
  found: Searchable;
  /** Taken apart when they are asked for: files of records show none of them. */
  words: Words;
}

/** Read once for each item and language: nine files are made of it. */
const readItem = (item: SearchedItem, locale: Locale): ReadItem => {
  const languages = known.get(item) ?? new Map<Locale, ReadItem>();
  known.set(item, languages);
  const done = languages.get(locale);
  if (done) return done;
  let words: Words | undefined;
  const found = searchable(item, locale);
  const made = {
    found,
    get words() {
      words ??= wordsFrom(found);
      return words;
    },
  };
  languages.set(locale, made);
  return made;
};

const packed = (lists: readonly Iterable<string>[], isWanted: (stem: string) => boolean = () => true): Packed => {
  const index = new Map<string, number[]>();
  for (const [place, stems] of lists.entries()) {
    for (const stem of stems) {
      if (!isWanted(stem)) continue;
      const places = index.get(stem);
      if (places) places.push(place);
      else index.set(stem, [place]);
    }
  }
  return pack(index);
};

const partFrom = (items: readonly ReadItem[], files: readonly number[]): IndexPart => ({
  items: items
    .map(({ found }) => `${KINDS.indexOf(found.kind)}${Math.min(LONGEST_NAME, Math.max(1, wordsOf(found.title.text).length))}`)
    .join(''),
  files,
  names: packed(items.map(({ words }) => words.names)),
  also: packed(items.map(({ words }) => words.also)),
});

const recordOf = ({ path, title, line, pictureUrl, text }: Searchable, locale: Locale): Shown => ({
  path: href(locale, path),
  title: title.text,
  line,
  picture: pictureUrl && smallestOf(pictureUrl),
  text: truncate(text.filter(Boolean).join(' '), Number.POSITIVE_INFINITY),
  ...(title.lang !== locale && { lang: title.lang }),
});

/** The numbers of the files of records whose items one part of the index has. */
const recordFilesOf = (part: number): number[] => {
  const [parts, files] = [searchPartsOf(INDEX_PART), searchPartsOf(RECORDS_PART)];
  return Array.from({ length: files / parts }, (_, step) => part + step * parts);
};

/** The items of a part, those of each file of records together. */
const itemsOf = (part: number, locale: Locale) => {
  const files = recordFilesOf(part).map((file) => searchPart(file, searchPartsOf(RECORDS_PART)));
  return { items: files.flat().map((item) => readItem(item, locale)), files: files.map(({ length }) => length) };
};

const textsIn = (locale: Locale): Texts => {
  const t = translator(locale);
  const texts = (names: readonly string[], area: 'groups' | 'kinds') =>
    Object.fromEntries(names.map((name) => [name, t(`search.${area}.${name}` as 'search.kinds.crops')]));
  return {
    title: t('search.title'),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    close: t('search.close'),
    clear: t('search.clear'),
    speak: t('search.speak'),
    listening: t('search.listening'),
    cannotHear: t('search.cannotHear'),
    season: t('search.season'),
    failed: t('search.failed'),
    retry: t('common.retry'),
    searching: t('search.searching'),
    none: t('search.none'),
    noneText: t('search.noneText', { text: placeholder('text') }),
    ask: t('common.askExpert'),
    askAddress: clubLinks(locale).chat ?? href(locale, '/contact'),
    all: t('search.all'),
    quote: t('search.quote', { text: placeholder('text') }),
    page: href(locale, '/search'),
    move: t('search.move'),
    open: t('search.open'),
    leave: t('search.leave'),
    ear: `${earPath(0, KERNELS_OF_AN_EAR)}M22 103V32`,
    icons: { search: ICONS.search, close: ICONS.close, microphone: ICONS.microphone, page: ICONS.page },
    speech: COUNTRY.formats[locale],
    count: pluralForms(locale, 'search.count'),
    number: formatNumber(locale, 1_234_567_890),
    groups: texts(Object.keys(GROUPS), 'groups') as Texts['groups'],
    kinds: texts(KINDS, 'kinds') as Texts['kinds'],
  };
};

const start = (locale: Locale): Start => {
  const pages = searchablePages(locale).map((found) => ({ found, words: wordsFrom(found) }));
  return {
    locale,
    parts: searchPartsOf(INDEX_PART),
    pages: { part: partFrom(pages, [pages.length]), records: pages.map(({ found }) => recordOf(found, locale)) },
    // Without their texts, which are shown only where something was typed.
    seasons: YEAR_SEASONS.map((season) => ({
      months: monthsOf(season),
      crops: cropsOf(season, SEASON_CROPS).map((crop) => ({ ...recordOf(readItem(crop, locale).found, locale), text: '' })),
    })),
    timeZone: COUNTRY.timeZone,
    synonyms: SYNONYMS.map((line) => [...new Set(line.map((name) => stemsOf(name).join(' ')))]),
    texts: textsIn(locale),
  };
};

/** A file of the search by its name: `start`, `part-0`, `body-0-3` (part and file of words), `found-5`. */
export const searchFile = (locale: Locale, name: string): Start | IndexPart | Packed | Shown[] => {
  const [kind, first = '', second = ''] = name.split('-');
  if (kind === 'start') return start(locale);
  if (kind === 'found') {
    return searchPart(Number(first), searchPartsOf(RECORDS_PART)).map((item) => recordOf(readItem(item, locale).found, locale));
  }
  const { items, files } = itemsOf(Number(first), locale);
  if (kind === 'part') return partFrom(items, files);
  if (kind === 'body') {
    const most = searchPartsOf(INDEX_PART) === 1 ? MOST_WORDS.inOnePart : MOST_WORDS.inMany;
    return packed(
      items.map(({ words }) => words.text.slice(0, most)),
      (stem) => bodyFileOf(stem) === Number(second),
    );
  }
  throw new Error(`The search has no file ${name}.`);
};

/** The addresses of all files of the search, in both languages. */
export const searchPaths = (): Path[] => {
  const [parts, files] = [searchPartsOf(INDEX_PART), searchPartsOf(RECORDS_PART)];
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
  return LOCALES.flatMap((locale) => [
    fileAddress(locale, 'start'),
    ...numbers(parts).flatMap((part) => [
      fileAddress(locale, 'part', part),
      ...numbers(BODY_FILES).map((body) => fileAddress(locale, 'body', part, body)),
    ]),
    ...numbers(files).map((file) => fileAddress(locale, 'found', file)),
  ]);
};
