import type { Locale } from '@sanabel/contract/enumerations';
import {
  type Found,
  isVague,
  joined,
  type OpenWords,
  openItems,
  openWords,
  othersOf,
  ranked,
  type Source,
  stemsIn,
  type Term,
  termsOf,
} from './find.ts';
import { fileAddress, fileOfPosition, type Shown, type ShownText, type Start, type Words, wordsFileOf } from './model.ts';
import { type Packed, unpack } from './packed.ts';
import { tryAgain } from './second-try.ts';

const MOST_MEANT = 3;

export interface Searched {
  terms: readonly Term[];
  found: readonly Found[];
  /** Results for words that differ from the typed ones by a slip. */
  meant: readonly Found[];
  meantTerms: readonly Term[];
}

type Get = (address: string) => Promise<unknown>;
/** Some networks never answer. */
const TIMEOUT_MS = 15_000;
const fetched: Get = async (address) => {
  // Safari before 16 has no such signal.
  const answer = await fetch(address, { signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null });
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

  /** Tries words that nothing has in other spellings; those that differ by a slip become the terms that were perhaps meant. */
  const triedAgain = async (terms: readonly Term[], sources: readonly Source[]): Promise<{ terms: Term[]; meant: Term[] }> => {
    const { latin, synonyms } = await start();
    const both = joined(terms, sources);
    if (!both.some((term) => isVague(term, sources))) return { terms: both, meant: [] };
    const { words } = await fileOf(['names'], unpack);
    const { names = { words: [] }, also = { words: [] } } = sources.at(-1)?.wordsFor('') ?? {};
    // Arabic words in Latin letters come together: one with a digit tells that the others are.
    const isInLatin = both.length === 1 || both.some(({ word }) => /^(?=.*\d)(?=.*[a-z])/.test(word));
    const all = new Set([...words, ...names.words, ...also.words, ...synonyms.flat()]);
    const tried = both.map((term) => ({
      term,
      ...(isVague(term, sources) ? tryAgain(term, all, latin, isInLatin) : { sure: [], near: null }),
    }));
    const withNames = (isAsked: boolean): Term[] =>
      tried.map(({ term, sure, near }) => {
        const found = [...sure, ...((isAsked && near) || [])];
        return { ...term, others: [...term.others, ...found.flatMap((name) => [name, ...othersOf(name.join(' '), synonyms)])] };
      });
    // A word that is like no other leaves the whole query in the dark.
    const isMeant =
      tried.every(({ sure, near }) => near === null || sure.length + near.length > 0) && tried.some(({ near }) => near?.length);
    return { terms: withNames(false), meant: isMeant ? withNames(true) : [] };
  };

  const shownIn = async <T extends Pick<Shown, 'at'>>(kind: string, { at }: Found): Promise<T | undefined> =>
    (await fileOf([kind, fileOfPosition(at, (await start()).files)], asItIs<T[]>)).find((one) => one.at === at);

  return {
    start,
    /** Returns the terms and the results, and those for the words that were perhaps meant; the last source is the site's pages. */
    search: async (typed: string): Promise<Searched> => {
      const { synonyms, smallWords } = await start();
      const typedTerms = termsOf(typed, synonyms, new Set(smallWords));
      const tried = await triedAgain(typedTerms, await sourcesFor(stemsIn(typedTerms)));
      const sources = await sourcesFor(stemsIn([...tried.terms, ...tried.meant]));
      const found = ranked(sources, tried.terms);
      const meant = ranked(sources, tried.meant).slice(0, MOST_MEANT);
      return { terms: tried.terms, found, meant, meantTerms: tried.meant };
    },
    /** Undefined for an item that was removed since the index was fetched. */
    shownOf: async (found: Found): Promise<Shown | undefined> =>
      found.kind === 'pages' ? (await start()).pages.records.find(({ at }) => at === found.at) : shownIn<Shown>('found', found),
    textOf: async (found: Found): Promise<string> =>
      found.kind === 'pages' ? '' : ((await shownIn<ShownText>('texts', found))?.text ?? ''),
  };
};
