import type { Locale } from '@sanabel/contract/enumerations';
import {
  type Found,
  find,
  isNearly,
  isUnknown,
  type OpenWords,
  openItems,
  openWords,
  type Source,
  stemsIn,
  type Term,
  termsOf,
} from './find.ts';
import { fileAddress, fileOfPosition, type Shown, type ShownText, type Start, type Words, wordsFileOf } from './model.ts';
import { type Packed, unpack } from './packed.ts';

type Get = (address: string) => Promise<unknown>;
const fetched: Get = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.json();
};

/** Caches files; after a failure the next search tries again. */
const fileCache = (locale: Locale, get: Get) => {
  const known = new Map<string, Promise<unknown>>();
  return <T, Opened = T>(name: readonly (string | number)[], open: (file: T) => Opened): Promise<Opened> => {
    const address = fileAddress(locale, ...name);
    const coming = known.get(address) ?? get(address).then((file) => open(file as T));
    known.set(address, coming);
    coming.catch(() => known.delete(address));
    return coming as Promise<Opened>;
  };
};
const asItIs = <T>(file: T): T => file;

/** Fetches the files of one language on demand and caches them. */
export const openIndex = (locale: Locale, get = fetched) => {
  const fileOf = fileCache(locale, get);
  const start = (): Promise<Start> => fileOf(['start'], asItIs<Start>);
  const opened = new Map<number, OpenWords>();
  let pagesSource: Source | undefined;

  const sourcesFor = async (stems: readonly string[]): Promise<Source[]> => {
    const { words: files, pages } = await start();
    const wanted = new Set(stems.map((stem) => wordsFileOf(stem, files)));
    const [items] = await Promise.all([
      fileOf(['items'], openItems),
      ...[...wanted].map(async (file) => opened.set(file, await fileOf<Words<Packed>, OpenWords>(['words', file], openWords))),
    ]);
    if (!pagesSource) {
      const all = openWords(pages.words);
      pagesSource = { items: openItems(pages.items), wordsFor: () => all };
    }
    return [{ items, wordsFor: (stem) => opened.get(wordsFileOf(stem, files)) }, pagesSource];
  };

  /** Looks up similar words for one that no name begins with: the typo may be in its first letters. */
  const withSlips = async (terms: readonly Term[], sources: readonly Source[]): Promise<Term[]> => {
    if (!terms.some((term) => isUnknown(term, sources))) return [...terms];
    const { words } = await fileOf(['names'], unpack);
    return terms.map((term) => (isUnknown(term, sources) ? { ...term, nearly: words.filter((word) => isNearly(word, term.stem)) } : term));
  };

  const shownIn = async <T extends Pick<Shown, 'at'>>(kind: string, { at }: Found): Promise<T | undefined> =>
    (await fileOf([kind, fileOfPosition(at, (await start()).files)], asItIs<T[]>)).find((one) => one.at === at);

  return {
    start,
    /** Returns the terms and the results; the last source is the site's pages. */
    search: async (typed: string): Promise<{ terms: Term[]; found: Found[] }> => {
      const { synonyms } = await start();
      const typedTerms = termsOf(typed, synonyms);
      const terms = await withSlips(typedTerms, await sourcesFor(stemsIn(typedTerms)));
      return { terms, found: find(await sourcesFor(stemsIn(terms)), terms) };
    },
    /** Undefined for an item that was removed since the index was fetched. */
    shownOf: async (found: Found): Promise<Shown | undefined> =>
      found.kind === 'pages' ? (await start()).pages.records.find(({ at }) => at === found.at) : shownIn<Shown>('found', found),
    textOf: async (found: Found): Promise<string> =>
      found.kind === 'pages' ? '' : ((await shownIn<ShownText>('texts', found))?.text ?? ''),
  };
};
