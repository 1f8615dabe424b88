/** A compact inverted index: sorted words, each without the prefix of the one before, and item numbers. */
export interface Packed {
  words: string;
  places: string;
}

/** The first character for numbers; the backslash is skipped, because JSON doubles it. */
const FIRST = 35;
const BACKSLASH = 92;
const SIGNS = 91;
/** Distances below this take one character, larger ones two or three, of which the first tells the hundreds or thousands. */
const SHORT = 60;
const LONG = 72;
const PAST_SHORT = SHORT + (LONG - SHORT) * SIGNS;
const END = ' ';

const sign = (value: number): string => String.fromCharCode(FIRST + value + (FIRST + value >= BACKSLASH ? 1 : 0));
const valueOfSign = (code: number): number => code - FIRST - (code > BACKSLASH ? 1 : 0);

/** The limit of item numbers in this format. */
export const MOST_POSITIONS = PAST_SHORT + (SIGNS - LONG) * SIGNS ** 2;

const written = (distance: number): string => {
  if (distance < SHORT) return sign(distance);
  const [first, rest] = distance < PAST_SHORT ? [SHORT, distance - SHORT] : [LONG, distance - PAST_SHORT];
  const lower = Math.floor(rest / SIGNS);
  return first === SHORT
    ? sign(SHORT + lower) + sign(rest % SIGNS)
    : sign(LONG + Math.floor(lower / SIGNS)) + sign(lower % SIGNS) + sign(rest % SIGNS);
};

/** Encodes the length of a common prefix as A to Z: no folded word has these letters. */
const shared = (one: string, other: string): number => {
  let count = 0;
  while (count < 25 && count < one.length && one[count] === other[count]) count += 1;
  return count;
};

const CAPITAL_A = 65;

/** Item numbers must rise. */
export const pack = (index: ReadonlyMap<string, readonly number[]>): Packed => {
  let [words, positions, before] = ['', '', ''];
  for (const word of [...index.keys()].sort()) {
    const same = shared(before, word);
    words += String.fromCharCode(CAPITAL_A + same) + word.slice(same);
    let last = -1;
    for (const position of index.get(word) ?? []) {
      positions += written(position - last - 1);
      last = position;
    }
    positions += END;
    before = word;
  }
  return { words, places: positions };
};

/** An item's number is its index in the list. */
export const packed = (items: readonly Iterable<string>[]): Packed => {
  const index = new Map<string, number[]>();
  for (const [position, words] of items.entries()) for (const word of words) index.set(word, [...(index.get(word) ?? []), position]);
  return pack(index);
};

export interface Unpacked {
  words: string[];
  positionsOf(word: number): number[];
}

export const unpack = ({ words: packed, places: positions }: Packed): Unpacked => {
  const words: string[] = [];
  let before = '';
  for (const [, letter = 'A', rest = ''] of packed.matchAll(/([A-Z])([^A-Z]*)/g)) {
    before = before.slice(0, letter.charCodeAt(0) - CAPITAL_A) + rest;
    words.push(before);
  }
  const lists = positions.split(END);
  const positionsOf = (word: number): number[] => {
    const list = lists[word] ?? '';
    const found: number[] = [];
    let last = -1;
    let at = 0;
    const next = (): number => {
      at += 1;
      return valueOfSign(list.charCodeAt(at - 1));
    };
    while (at < list.length) {
      const first = next();
      if (first < SHORT) last += 1 + first;
      else if (first < LONG) last += 1 + SHORT + (first - SHORT) * SIGNS + next();
      else last += 1 + PAST_SHORT + (first - LONG) * SIGNS ** 2 + next() * SIGNS + next();
      found.push(last);
    }
    return found;
  };
  return { words, positionsOf };
};
