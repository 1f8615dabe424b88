/**
 * Neither database sorts like `Intl.Collator('ar')`, so the order of characters is read from the collator once, and keys are compared by
 * code points, which both databases do alike. Three levels as in UTS #10: letters, then hamza forms and marks, then capitals.
 *
 * Differs where it hardly matters: letters in `AS_TWO` equal two letters, compatibility forms such as ligatures equal plain ones, and
 * characters outside of `SCRIPTS` come last, by code point.
 */

/** Latin to Cyrillic, Hebrew, Arabic, more Latin, punctuation to arrows, kana, emoji. */
const SCRIPTS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x52f],
  [0x5d0, 0x5ea],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x2bff],
  [0x3000, 0x30ff],
  [0x1f000, 0x1faff],
];

/** Letters that the collator treats as two. Unicode does not decompose them. */
const AS_TWO: Readonly<Record<string, string>> = { آ: 'ءا', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ß: 'ss', ẞ: 'SS' };

/** UTF-16 units of the decomposed text. */
const LENGTH_MAX = 300;

/** Raise the number when keys change. Another version of the collator changes them too. */
export const SORT_KEY_VERSION = `1 ${process.versions.icu}`;

/** A letter with an accent becomes that letter first; hamza and Cyrillic letters with a mark remain letters. */
const decomposed = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0400-\u06ff]\p{M}+/gu, (marked) => marked.normalize('NFC'))
    .replace(/[آæÆœŒßẞ]/g, (letter) => AS_TWO[letter] ?? letter)
    .slice(0, LENGTH_MAX);

type Weights = readonly [letter: string, mark: string, capital: string];

const LEVEL_END = ' ';
const LOWEST = '!';
const weight = (rank: number): string => String.fromCodePoint(LOWEST.charCodeAt(0) + rank);

const collatorOf = (sensitivity: 'base' | 'accent' | 'variant') => new Intl.Collator('ar', { sensitivity });

/** Above the number of forms of any letter, so that a mark weighs more than every form. */
const MARKS_FROM = 64;
const markWeight = (rank: number): string => (rank > 0 ? weight(MARKS_FROM + rank) : '');

/** Takes some 100 ms. */
const readWeights = (): ReadonlyMap<string, Weights> => {
  const [base, accent, variant] = [collatorOf('base'), collatorOf('accent'), collatorOf('variant')];
  const characters = SCRIPTS.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
    .filter((character) => !/\p{Cn}/u.test(character) && decomposed(character) === character)
    .sort(variant.compare);
  const weights = new Map<string, Weights>();
  let [letter, mark, capital] = [0, 0, 0];
  let before = '';
  for (const character of characters) {
    if (base.compare(before, character) !== 0) [letter, mark, capital] = [letter + 1, 0, 0];
    else if (accent.compare(before, character) !== 0) [mark, capital] = [mark + 1, 0];
    else if (variant.compare(before, character) !== 0) capital += 1;
    before = character;
    // The collator sorts marks first. They do not count in the first level.
    const isMark = letter === 0;
    weights.set(
      character,
      isMark ? ['', markWeight(mark), mark > 0 ? LOWEST : markWeight(capital)] : [weight(letter), weight(mark), weight(capital)],
    );
  }
  return weights;
};

let known: ReadonlyMap<string, Weights> | undefined;

/** Kanji and other scripts, by code point. */
const UNKNOWN_FROM = '\ud7a3';

export const sortKeyOf = (text: string): string => {
  known ??= readWeights();
  const levels = ['', '', ''];
  for (const character of decomposed(text)) {
    const weights = known.get(character) ?? [`${UNKNOWN_FROM}${character}`, LOWEST, LOWEST];
    weights.forEach((one, level) => {
      levels[level] += one;
    });
  }
  return levels
    .map((level) => level.replace(/!+$/, ''))
    .join(LEVEL_END)
    .trimEnd();
};
