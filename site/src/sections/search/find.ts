import type { Items, Kind, Words } from './model.ts';
import { type Packed, type Unpacked, unpack } from './packed.ts';
import { SMALL_WORDS, stemOf, wordsOf } from './words.ts';

export type OpenWords = Words<Unpacked>;

type WordList = Pick<Unpacked, 'words'>;

export interface OpenItems {
  known: ReadonlyMap<number, { kind: Kind; nameLength: number }>;
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

export interface Term {
  stem: string;
  others: readonly string[][];
  /** Similar words, when no indexed word begins with the stem. */
  nearly?: readonly string[];
}

export const openWords = ({ names, also, text }: Words<Packed>): OpenWords => ({
  names: unpack(names),
  also: unpack(also),
  text: unpack(text),
});

export const openItems = ({ classes, items }: Items): OpenItems => {
  const known = new Map<number, { kind: Kind; nameLength: number }>();
  const opened = classes.map(({ words }) => ({ words: [...words], positions: [] as number[] }));
  const { words: signs, positionsOf } = unpack(items);
  for (const [at, sign] of signs.entries()) {
    const [itsClass = 0, nameLength = 1] = sign.split(' ').map(Number);
    const item = { kind: classes[itsClass]?.kind as Kind, nameLength };
    for (const position of positionsOf(at)) {
      known.set(position, item);
      opened[itsClass]?.positions.push(position);
    }
  }
  return { known, classes: opened };
};

/** Two words without the space between them: `عبادالشمس`. */
const JOINED = /^(...+)(ال...+)$/;

/** Adds synonyms; stop words count only when there are no others. */
export const termsOf = (query: string, synonyms: readonly (readonly string[])[]): Term[] => {
  const words = wordsOf(query);
  const significant = words.filter((word) => !SMALL_WORDS.has(word));
  const chosen = significant.length > 0 ? significant : words;
  const sentence = ` ${chosen.map(stemOf).join(' ')} `;
  return chosen.map((word) => {
    const stem = stemOf(word);
    const lines = synonyms.filter((line) => line.some((name) => name.split(' ').includes(stem) && sentence.includes(` ${name} `)));
    const others = [...new Set(lines.flat())].filter((name) => !sentence.includes(` ${name} `)).map((name) => name.split(' '));
    const [, ...joined] = JOINED.exec(word) ?? [];
    return { stem, others: joined.length > 0 ? [...others, joined.map(stemOf)] : others };
  });
};

export const stemsIn = (terms: readonly Term[]): string[] => [
  ...new Set(terms.flatMap(({ stem, others, nearly = [] }) => [stem, ...others.flat(), ...nearly])),
];

/** Weights of a match: in a name, another name or a text; by a synonym or a similar word. */
const WORTH = { name: 10, also: 3, text: 1, synonym: 0.8, nearly: 0.5 };
/** Weights of kinds: visitors look for some more often. */
const LIKELY: Partial<Record<Kind, number>> = { crops: 1.2, photos: 0.6, videos: 0.6 };
const SHORTEST_PREFIX = 2;
const SHORTEST_STEM = 3;
const SHORTEST_TYPO = 4;

const lowerBound = (words: readonly string[], word: string): number => {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Finds the words that match a stem, with the quality: the stem itself, longer ones, and one that differs at the end. */
const matches = ({ words }: WordList, stem: string): [word: number, quality: number][] => {
  const found: [number, number][] = [];
  const least = stem.length < SHORTEST_PREFIX ? stem.length : Number.POSITIVE_INFINITY;
  for (let at = lowerBound(words, stem); words[at]?.startsWith(stem); at += 1) {
    const { length } = words[at] as string;
    if (length > least) continue;
    found.push([at, length === stem.length ? 1 : 0.3 + (0.5 * stem.length) / length]);
  }
  for (const shorter of [stem.slice(0, -1), stem.slice(0, -2)]) {
    const at = lowerBound(words, shorter);
    if (shorter.length >= SHORTEST_STEM && words[at] === shorter) found.push([at, 0.6]);
  }
  return found;
};

/** Accepts one inserted, missing, replaced or swapped letter. */
export const isNearly = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [first, second] = [one.slice(start), other.slice(start)];
  if (first.slice(1) === second.slice(1) || first.slice(1) === second || first === second.slice(1)) return true;
  return first[0] === second[1] && first[1] === second[0] && first.slice(2) === second.slice(2);
};
const nearMatches = ({ words }: WordList, stem: string): [word: number, quality: number][] =>
  words.flatMap((word, at): [number, number][] => (isNearly(word, stem) ? [[at, WORTH.nearly]] : []));

const nameLists = ({ items, wordsFor }: Source, stem: string): WordList[] => {
  const words = wordsFor(stem);
  return [...items.classes, ...(words ? [words.names, words.also] : [])];
};

/** No name begins with the word, which is long enough for a typo. */
export const isUnknown = ({ stem }: Term, sources: readonly Source[]): boolean =>
  stem.length >= SHORTEST_TYPO &&
  sources.every((source) => nameLists(source, stem).every(({ words }) => words[lowerBound(words, stem)]?.startsWith(stem) !== true));

type Worth = Map<number, number>;
const raise = (worth: Worth, at: number, value: number): Worth => worth.set(at, Math.max(worth.get(at) ?? 0, value));

type Matcher = typeof matches;
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

/** Scores the items that match a term or a synonym. */
const ofTerm = (source: Source, { stem, others }: Term): Worth => {
  const worth = inSource(source, stem, matches);
  for (const name of others) {
    const [first = new Map<number, number>(), ...rest] = name.map((word) => inSource(source, word, exactly));
    for (const [at, value] of first) {
      const all = rest.map((found) => found.get(at) ?? 0);
      if (!all.includes(0)) raise(worth, at, WORTH.synonym * Math.min(value, ...all));
    }
  }
  return worth;
};
const isWordOf = ({ words }: WordList, stem: string): boolean => words[lowerBound(words, stem)] === stem;
const exactly: Matcher = (list, stem) => (isWordOf(list, stem) ? [[lowerBound(list.words, stem), 1]] : []);
const nearTerm = (source: Source, { stem, nearly = [] }: Term): Worth => {
  const worth = inSource(source, stem, nearMatches);
  for (const word of nearly) for (const [at, value] of inSource(source, word, exactly)) raise(worth, at, WORTH.nearly * value);
  return worth;
};
const better = (worth: Worth, other: Worth): Worth => {
  for (const [at, value] of other) raise(worth, at, value);
  return worth;
};

/** Lowers the score of an item that matches only some words below any that matches all. */
const inProportion = (matched: number, terms: number): number => (matched / terms) ** 1.5;

/** Returns items with at least half as many matching words as the best one, sorted by score. */
export const find = (sources: readonly Source[], terms: readonly Term[]): Found[] => {
  const total = sources.reduce((sum, { items }) => sum + items.known.size, 0);
  const found = terms.map((term) => {
    const isKnown = sources.some((source) => nameLists(source, term.stem).some((list) => isWordOf(list, term.stem)));
    const worth = sources.map((source) => ofTerm(source, term));
    if (isKnown || term.stem.length < SHORTEST_TYPO) return worth;
    return sources.map((source, number) => better(worth[number] as Worth, nearTerm(source, term)));
  });
  const rarity = found.map((worth) => Math.log(1 + total / (1 + worth.reduce((sum, { size }) => sum + size, 0))));
  const results: (Found & { matched: number })[] = [];
  for (const [number, { items }] of sources.entries()) {
    for (const at of new Set(found.flatMap((worth) => [...(worth[number]?.keys() ?? [])]))) {
      // Index files may be of two versions: items that only one of them has are left out.
      const kind = items.known.get(at)?.kind;
      if (!kind) continue;
      const values = found.map((worth, term) => (worth[number]?.get(at) ?? 0) * (rarity[term] ?? 0));
      const matched = values.filter((value) => value > 0).length;
      const score = values.reduce((sum, value) => sum + value, 0) * (LIKELY[kind] ?? 1) * inProportion(matched, terms.length);
      results.push({ source: number, at, kind, score, matched });
    }
  }
  const most = Math.max(0, ...results.map(({ matched }) => matched));
  return results
    .filter(({ matched }) => matched * 2 >= most)
    .sort((one, other) => other.score - one.score || one.source - other.source || one.at - other.at);
};
