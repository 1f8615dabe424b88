import { bodyFileOf, type IndexPart, KINDS, type Kind } from './model.ts';
import { type Packed, type Unpacked, unpack } from './packed.ts';
import { SMALL_WORDS, stemOf, wordsOf } from './words.ts';

/** A part of the index as it is searched; the words of texts come when a search needs them. */
export interface SearchPart {
  names: Unpacked;
  also: Unpacked;
  bodies: Map<number, Unpacked>;
  items: string;
}

/** A found item: its place in its part. */
export interface Found {
  part: number;
  at: number;
  kind: Kind;
  score: number;
}

/** A word of a query: its stem, and what else it may be called. */
export interface Term {
  stem: string;
  others: readonly string[][];
}

export const open = ({ names, also, items }: IndexPart): SearchPart => ({
  names: unpack(names),
  also: unpack(also),
  bodies: new Map(),
  items,
});

/** Adds the words of texts to a part. */
export const addBody = (part: SearchPart, file: number, body: Packed): void => {
  part.bodies.set(file, unpack(body));
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

/** The files of texts' words that a search needs. */
export const bodyFilesOf = (terms: readonly Term[]): number[] => [
  ...new Set(terms.flatMap(({ stem, others }) => [stem, ...others.flat()]).map(bodyFileOf)),
];

/** What a match is worth: a name, another name, a text; a synonym, and a word that is nearly the same. */
const WORTH = { name: 10, also: 3, body: 1, synonym: 0.8, nearly: 0.5 };
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
const matches = ({ words }: Unpacked, stem: string): [word: number, quality: number][] => {
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
const nearMatches = ({ words }: Unpacked, stem: string): [word: number, quality: number][] =>
  words.flatMap((word, at): [number, number][] => (isNearly(word, stem) ? [[at, WORTH.nearly]] : []));

type Matcher = typeof matches;
/** The items of one part in which a stem stands, with what that is worth. */
const inPart = (part: SearchPart, stem: string, matcher: Matcher): Map<number, number> => {
  const worth = new Map<number, number>();
  const add = (words: Unpacked | undefined, of: (at: number) => number) => {
    for (const [word, quality] of words ? matcher(words, stem) : []) {
      for (const at of words?.placesOf(word) ?? []) worth.set(at, Math.max(worth.get(at) ?? 0, quality * of(at)));
    }
  };
  add(part.names, (at) => WORTH.name / Math.sqrt(Number(part.items[at * 2 + 1])));
  add(part.also, () => WORTH.also);
  add(part.bodies.get(bodyFileOf(stem)), () => WORTH.body);
  return worth;
};

/** The items of one part that have a term, by its own word or by others for it. */
const ofTerm = (part: SearchPart, { stem, others }: Term): Map<number, number> => {
  const worth = inPart(part, stem, matches);
  for (const name of others) {
    const [first = new Map<number, number>(), ...rest] = name.map((word) => inPart(part, word, exactly));
    for (const [at, value] of first) {
      const all = rest.map((found) => found.get(at) ?? 0);
      if (!all.includes(0)) worth.set(at, Math.max(worth.get(at) ?? 0, WORTH.synonym * Math.min(value, ...all)));
    }
  }
  return worth;
};
const isWordOf = ({ words }: Unpacked, stem: string): boolean => words[lowerBound(words, stem)] === stem;
const exactly: Matcher = (list, stem) => (isWordOf(list, stem) ? [[lowerBound(list.words, stem), 1]] : []);
const better = (worth: Map<number, number>, other: ReadonlyMap<number, number>): Map<number, number> => {
  for (const [at, value] of other) worth.set(at, Math.max(worth.get(at) ?? 0, value));
  return worth;
};

/** What an item is worth that has only some of a query's words: it counts less than one that has all, however well these fit. */
const inProportion = (matched: number, terms: number): number => (matched / terms) ** 1.5;

/** The items that have at least half as many of a query's words as the one that has most, the best first. */
export const find = (parts: readonly SearchPart[], terms: readonly Term[]): Found[] => {
  const total = parts.reduce((sum, { items }) => sum + items.length / 2, 0);
  const found = terms.map((term) => {
    const isKnown = parts.some(({ names, also }) => isWordOf(names, term.stem) || isWordOf(also, term.stem));
    const worth = parts.map((part) => ofTerm(part, term));
    if (isKnown || term.stem.length < SHORTEST_TYPO) return worth;
    return parts.map((part, number) => better(worth[number] as Map<number, number>, inPart(part, term.stem, nearMatches)));
  });
  const rarity = found.map((worth) => Math.log(1 + total / (1 + worth.reduce((sum, { size }) => sum + size, 0))));
  const results: (Found & { matched: number })[] = [];
  for (const [number, part] of parts.entries()) {
    for (const at of new Set(found.flatMap((worth) => [...(worth[number]?.keys() ?? [])]))) {
      const kind = KINDS[Number(part.items[at * 2])] as Kind;
      const values = found.map((worth, term) => (worth[number]?.get(at) ?? 0) * (rarity[term] ?? 0));
      const matched = values.filter((value) => value > 0).length;
      const score = values.reduce((sum, value) => sum + value, 0) * (LIKELY[kind] ?? 1) * inProportion(matched, terms.length);
      results.push({ part: number, at, kind, score, matched });
    }
  }
  const most = Math.max(0, ...results.map(({ matched }) => matched));
  return results
    .filter(({ matched }) => matched * 2 >= most)
    .sort((one, other) => other.score - one.score || one.part - other.part || one.at - other.at);
};
