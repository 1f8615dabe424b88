import type { Items, Kind, Words } from './model.ts';
import { type Packed, type Unpacked, unpack } from './packed.ts';
import { SMALL_WORDS, stemOf, wordsOf } from './words.ts';

export type OpenWords = Words<Unpacked>;

type WordList = Pick<Unpacked, 'words'>;

/** What is known of all items: of each its kind and the length of its name, and the classes to which they belong. */
export interface OpenItems {
  known: ReadonlyMap<number, { kind: Kind; nameLength: number }>;
  classes: readonly (WordList & { places: number[] })[];
}

/** Something that is searched as a whole: its items, and the words that may match a stem. */
export interface Source {
  items: OpenItems;
  wordsFor(stem: string): OpenWords | undefined;
}

/** A found item: its number in its source. */
export interface Found {
  source: number;
  at: number;
  kind: Kind;
  score: number;
}

/** A word of a query: its stem, and what else it may be called. */
export interface Term {
  stem: string;
  others: readonly string[][];
  /** Words that are nearly the same, where the index has nothing that begins as it does. */
  nearly?: readonly string[];
}

export const openWords = ({ names, also, text }: Words<Packed>): OpenWords => ({
  names: unpack(names),
  also: unpack(also),
  text: unpack(text),
});

export const openItems = ({ classes, items }: Items): OpenItems => {
  const known = new Map<number, { kind: Kind; nameLength: number }>();
  const opened = classes.map(({ words }) => ({ words: [...words], places: [] as number[] }));
  const { words: signs, placesOf } = unpack(items);
  for (const [at, sign] of signs.entries()) {
    const [itsClass = 0, nameLength = 1] = sign.split(' ').map(Number);
    const item = { kind: classes[itsClass]?.kind as Kind, nameLength };
    for (const place of placesOf(at)) {
      known.set(place, item);
      opened[itsClass]?.places.push(place);
    }
  }
  return { known, classes: opened };
};

/** Two words that were typed as one: `عبادالشمس`. */
const JOINED = /^(...+)(ال...+)$/;

/** The words of a query with their synonyms; small words only where there are no others. */
export const termsOf = (query: string, synonyms: readonly (readonly string[])[]): Term[] => {
  const words = wordsOf(query);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  const chosen = telling.length > 0 ? telling : words;
  const sentence = ` ${chosen.map(stemOf).join(' ')} `;
  return chosen.map((word) => {
    const stem = stemOf(word);
    const lines = synonyms.filter((line) => line.some((name) => name.split(' ').includes(stem) && sentence.includes(` ${name} `)));
    const others = [...new Set(lines.flat())].filter((name) => !sentence.includes(` ${name} `)).map((name) => name.split(' '));
    const [, ...joined] = JOINED.exec(word) ?? [];
    return { stem, others: joined.length > 0 ? [...others, joined.map(stemOf)] : others };
  });
};

/** All stems that a search asks for. */
export const stemsIn = (terms: readonly Term[]): string[] => [
  ...new Set(terms.flatMap(({ stem, others, nearly = [] }) => [stem, ...others.flat(), ...nearly])),
];

/** What a match is worth: a name, another name, a text; a synonym, and a word that is nearly the same. */
const WORTH = { name: 10, also: 3, text: 1, synonym: 0.8, nearly: 0.5 };
/** Kinds of items that visitors mean more often. */
const LIKELY: Partial<Record<Kind, number>> = { crops: 1.2, photos: 0.6, videos: 0.6 };
const SHORTEST_PREFIX = 2;
const SHORTEST_STEM = 3;
const SHORTEST_TYPO = 4;

/** The place of the first word that is not before another one. */
const lowerBound = (words: readonly string[], word: string): number => {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The words that a stem stands for, with how well: itself, longer ones, and one from which typing has only just begun to differ. */
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

/** Whether one letter more, less, other or swapped makes one word of another. */
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

/** The words that may say what an item is called or is. */
const nameLists = ({ items, wordsFor }: Source, stem: string): WordList[] => {
  const words = wordsFor(stem);
  return [...items.classes, ...(words ? [words.names, words.also] : [])];
};

/** Whether no name begins as a word does, which is long enough to hold a slip. */
export const isUnknown = ({ stem }: Term, sources: readonly Source[]): boolean =>
  stem.length >= SHORTEST_TYPO &&
  sources.every((source) => nameLists(source, stem).every(({ words }) => words[lowerBound(words, stem)]?.startsWith(stem) !== true));

type Matcher = typeof matches;
/** The items of one source in which a stem stands, with what that is worth. */
const inSource = ({ items, wordsFor }: Source, stem: string, matcher: Matcher): Map<number, number> => {
  const worth = new Map<number, number>();
  const add = (words: Unpacked, of: (at: number) => number) => {
    for (const [word, quality] of matcher(words, stem)) {
      for (const at of words.placesOf(word)) worth.set(at, Math.max(worth.get(at) ?? 0, quality * of(at)));
    }
  };
  for (const itsClass of items.classes) {
    const quality = Math.max(0, ...matcher(itsClass, stem).map(([, one]) => one));
    if (quality > 0) for (const at of itsClass.places) worth.set(at, quality * WORTH.also);
  }
  const words = wordsFor(stem);
  if (!words) return worth;
  add(words.names, (at) => WORTH.name / Math.sqrt(items.known.get(at)?.nameLength ?? 1));
  add(words.also, () => WORTH.also);
  add(words.text, () => WORTH.text);
  return worth;
};

/** The items of one source that have a term, by its own word or by others for it. */
const ofTerm = (source: Source, { stem, others }: Term): Map<number, number> => {
  const worth = inSource(source, stem, matches);
  for (const name of others) {
    const [first = new Map<number, number>(), ...rest] = name.map((word) => inSource(source, word, exactly));
    for (const [at, value] of first) {
      const all = rest.map((found) => found.get(at) ?? 0);
      if (!all.includes(0)) worth.set(at, Math.max(worth.get(at) ?? 0, WORTH.synonym * Math.min(value, ...all)));
    }
  }
  return worth;
};
const isWordOf = ({ words }: WordList, stem: string): boolean => words[lowerBound(words, stem)] === stem;
const exactly: Matcher = (list, stem) => (isWordOf(list, stem) ? [[lowerBound(list.words, stem), 1]] : []);
/** The items that have a term with one slip in it. */
const nearTerm = (source: Source, { stem, nearly = [] }: Term): Map<number, number> => {
  const worth = inSource(source, stem, nearMatches);
  for (const word of nearly)
    for (const [at, value] of inSource(source, word, exactly)) worth.set(at, Math.max(worth.get(at) ?? 0, WORTH.nearly * value));
  return worth;
};
const better = (worth: Map<number, number>, other: ReadonlyMap<number, number>): Map<number, number> => {
  for (const [at, value] of other) worth.set(at, Math.max(worth.get(at) ?? 0, value));
  return worth;
};

/** What an item is worth that has only some of a query's words: it counts less than one that has all, however well these fit. */
const inProportion = (matched: number, terms: number): number => (matched / terms) ** 1.5;

/** The items that have at least half as many of a query's words as the one that has most, the best first. */
export const find = (sources: readonly Source[], terms: readonly Term[]): Found[] => {
  const total = sources.reduce((sum, { items }) => sum + items.known.size, 0);
  const found = terms.map((term) => {
    const isKnown = sources.some((source) => nameLists(source, term.stem).some((list) => isWordOf(list, term.stem)));
    const worth = sources.map((source) => ofTerm(source, term));
    if (isKnown || term.stem.length < SHORTEST_TYPO) return worth;
    return sources.map((source, number) => better(worth[number] as Map<number, number>, nearTerm(source, term)));
  });
  const rarity = found.map((worth) => Math.log(1 + total / (1 + worth.reduce((sum, { size }) => sum + size, 0))));
  const results: (Found & { matched: number })[] = [];
  for (const [number, { items }] of sources.entries()) {
    for (const at of new Set(found.flatMap((worth) => [...(worth[number]?.keys() ?? [])]))) {
      // The files of an index may be of two moments: what only one of them knows is left out.
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
