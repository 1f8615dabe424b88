import { stemOf, wordsOf } from '@sanabel/contract/search-words/stems';
import type { Items, Kind, Words } from './model.ts';
import { type Packed, type Unpacked, unpack } from './packed.ts';

export type OpenWords = Words<Unpacked>;

type WordList = Pick<Unpacked, 'words'>;

export interface OpenItems {
  known: ReadonlyMap<number, { kind: Kind; worth: number; nameLength: number }>;
  classes: readonly (WordList & { positions: number[] })[];
}

/** A part of the index: its items, and the words that may match a stem. */
export interface Source {
  items: OpenItems;
  wordsFor(stem: string): OpenWords | undefined;
}

export interface Found {
  source: number;
  at: number;
  kind: Kind;
  score: number;
}

/** A word of the query, or several that are one name (`قرص الغلة`). */
export interface Term {
  stems: readonly string[];
  /** Folded, otherwise as typed. */
  word: string;
  others: readonly (readonly string[])[];
}

export const openWords = ({ names, also, text }: Words<Packed>): OpenWords => ({
  names: unpack(names),
  also: unpack(also),
  text: unpack(text),
});

export const openItems = ({ classes, items }: Items): OpenItems => {
  const known = new Map<number, { kind: Kind; worth: number; nameLength: number }>();
  const opened = classes.map(({ words }) => ({ words: [...words], positions: [] as number[] }));
  const { words: signs, positionsOf } = unpack(items);
  for (const [at, sign] of signs.entries()) {
    const [itsClass = 0, nameLength = 1] = sign.split(' ').map(Number);
    const { kind = '', worth = 1 } = classes[itsClass] ?? {};
    const item = { kind, worth, nameLength };
    for (const position of positionsOf(at)) {
      known.set(position, item);
      opened[itsClass]?.positions.push(position);
    }
  }
  return { known, classes: opened };
};

type Synonyms = readonly (readonly string[])[];

/** The synonyms of a name, each as its stems. */
export const othersOf = (name: string, synonyms: Synonyms): string[][] =>
  [...new Set(synonyms.flatMap((line) => (line.includes(name) ? line.filter((other) => other !== name) : [])))].map((other) =>
    other.split(' '),
  );

/** Adds synonyms; stop words count only when there are no others. */
export const termsOf = (query: string, synonyms: Synonyms, smallWords: ReadonlySet<string>): Term[] => {
  const words = wordsOf(query);
  const significant = words.filter((word) => !smallWords.has(word));
  const chosen = significant.length > 0 ? significant : words;
  const stems = chosen.map(stemOf);
  const terms: Term[] = [];
  for (let at = 0; at < stems.length; ) {
    const rest = `${stems.slice(at).join(' ')} `;
    const name = synonyms
      .flat()
      .reduce((one, other) => (other.length > one.length && rest.startsWith(`${other} `) ? other : one), stems[at] as string);
    const own = name.split(' ');
    terms.push({ stems: own, word: chosen[at] as string, others: othersOf(name, synonyms) });
    at += own.length;
  }
  return terms;
};

export const stemsIn = (terms: readonly Term[]): string[] => [
  ...new Set(terms.flatMap(({ stems, others }) => [...stems, ...others.flat()])),
];

/** Weights of a match: in a name, another name or a text, or by a synonym. */
const WORTH = { name: 10, also: 3, text: 1, synonym: 0.8 };
const SHORTEST_PREFIX = 2;
const SHORTEST_STEM = 3;
/** Endings that a longer query may have in addition to a word of the index. */
const LONGER_BY = /^(?:ات?|ي[نه]?|و[نا]?|ان|[هتك]|هم|كم|نا|[snedry]|e[drsn]|ly|al)$/;

const lowerBound = (words: readonly string[], word: string): number => {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

type Matcher = (list: WordList, stem: string) => [word: number, quality: number][];

/** Finds the words that match a stem, with the quality: the stem itself, longer ones, and one without an ending. */
const matches: Matcher = ({ words }, stem) => {
  const found: [number, number][] = [];
  const least = stem.length < SHORTEST_PREFIX ? stem.length : Number.POSITIVE_INFINITY;
  for (let at = lowerBound(words, stem); words[at]?.startsWith(stem); at += 1) {
    const { length } = words[at] as string;
    if (length > least) continue;
    found.push([at, length === stem.length ? 1 : 0.3 + (0.5 * stem.length) / length]);
  }
  for (const shorter of [stem.slice(0, -1), stem.slice(0, -2)]) {
    const at = lowerBound(words, shorter);
    if (shorter.length >= SHORTEST_STEM && words[at] === shorter && LONGER_BY.test(stem.slice(shorter.length))) found.push([at, 0.6]);
  }
  return found;
};
const isIn = ({ words }: WordList, stem: string): boolean => words[lowerBound(words, stem)] === stem;
const exactly: Matcher = (list, stem) => (isIn(list, stem) ? [[lowerBound(list.words, stem), 1]] : []);

/** Scores of items by their numbers. */
type Worth = Map<number, number>;
const raise = (worth: Worth, at: number, value: number): Worth => worth.set(at, Math.max(worth.get(at) ?? 0, value));

const inSource = ({ items, wordsFor }: Source, stem: string, matcher: Matcher): Worth => {
  const worth = new Map<number, number>();
  const add = (words: Unpacked, of: (at: number) => number) => {
    for (const [word, quality] of matcher(words, stem)) {
      for (const at of words.positionsOf(word)) raise(worth, at, quality * of(at));
    }
  };
  for (const itsClass of items.classes) {
    const quality = Math.max(0, ...matcher(itsClass, stem).map(([, one]) => one));
    if (quality > 0) for (const at of itsClass.positions) worth.set(at, quality * WORTH.also);
  }
  const words = wordsFor(stem);
  if (!words) return worth;
  add(words.names, (at) => WORTH.name / Math.sqrt(items.known.get(at)?.nameLength ?? 1));
  add(words.also, () => WORTH.also);
  add(words.text, () => WORTH.text);
  return worth;
};

/** Scores the items that match all words of a name. */
const ofName = (source: Source, name: readonly string[], matcher: Matcher): Worth => {
  const [first = new Map<number, number>(), ...rest] = name.map((word) => inSource(source, word, matcher));
  return new Map(
    [...first]
      .map(([at, value]) => [at, Math.min(value, ...rest.map((found) => found.get(at) ?? 0))] as const)
      .filter(([, value]) => value > 0),
  );
};

const ofTerm = (source: Source, { stems, others }: Term): Worth => {
  const worth = ofName(source, stems, matches);
  for (const name of others) for (const [at, value] of ofName(source, name, exactly)) raise(worth, at, WORTH.synonym * value);
  return worth;
};

/** Lowers the score of an item that matches only some words below any that matches all. */
const inProportion = (matched: number, terms: number): number => (matched / terms) ** 2;

/** Returns items with at least half as many matching words as the best one, sorted by score. */
export const ranked = (sources: readonly Source[], terms: readonly Term[]): Found[] => {
  const found = terms.map((term) => sources.map((source) => ofTerm(source, term)));
  const total = sources.reduce((sum, { items }) => sum + items.known.size, 0);
  const rarity = found.map((worth) => Math.log(1 + total / (1 + worth.reduce((sum, { size }) => sum + size, 0))));
  const results: (Found & { matched: number })[] = [];
  for (const [number, { items }] of sources.entries()) {
    for (const at of new Set(found.flatMap((worth) => [...(worth[number]?.keys() ?? [])]))) {
      // Index files may be of two versions: items that only one of them has are left out.
      const item = items.known.get(at);
      if (!item) continue;
      const values = found.map((worth, term) => (worth[number]?.get(at) ?? 0) * (rarity[term] ?? 0));
      const matched = values.filter((value) => value > 0).length;
      const score = values.reduce((sum, value) => sum + value, 0) * item.worth * inProportion(matched, found.length);
      results.push({ source: number, at, kind: item.kind, score, matched });
    }
  }
  const most = Math.max(0, ...results.map(({ matched }) => matched));
  return results
    .filter(({ matched }) => matched * 2 >= most)
    .sort((one, other) => other.score - one.score || one.source - other.source || one.at - other.at);
};

const namesIn = ({ wordsFor }: Source, stem: string): WordList[] => {
  const words = wordsFor(stem);
  return words ? [words.names, words.also] : [];
};

/** No name begins with the word, and no list has it. */
export const isVague = ({ stems: [stem = '', ...more], others }: Term, sources: readonly Source[]): boolean =>
  more.length + others.length === 0 &&
  stem.length > 1 &&
  sources.every(({ items, wordsFor }) => {
    const { names, also, text } = wordsFor(stem) ?? {};
    return (
      names?.words[lowerBound(names.words, stem)]?.startsWith(stem) !== true &&
      ![...items.classes, also, text].some((list) => list && isIn(list, stem))
    );
  });

/** Adds two words that are one in the index (`wind break`). */
export const joined = (terms: readonly Term[], sources: readonly Source[]): Term[] =>
  terms.map((term, at) => {
    const others = [`${term.word}${terms[at + 1]?.word}`, `${terms[at - 1]?.word}${term.word}`]
      .map(stemOf)
      .filter((stem) => sources.some((source) => namesIn(source, stem).some((list) => isIn(list, stem))));
    return { ...term, others: [...term.others, ...others.map((stem) => [stem])] };
  });
