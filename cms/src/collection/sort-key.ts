/**
 * The key by which a text is sorted. Neither database can sort as `Intl.Collator('ar')` does, and each has another collation of its own,
 * so the order of characters is read from the collator once, and each text's key is kept beside it: keys are compared by code points,
 * which both databases do alike. Three levels as in UTS #10: letters, then hamza forms and marks, then capitals.
 *
 * Differs from the collator where it hardly matters: letters that are read as two (`AS_TWO`) are equal to the two; compatibility forms,
 * such as ligatures and superscripts, are equal to the plain ones; an emoji that holds words is one character; characters outside of
 * `SCRIPTS` follow all others, by code point; what follows after `LENGTH_MAX` does not count.
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

/** Letters that the collator reads as two. Unicode does not decompose them. */
const AS_TWO: Readonly<Record<string, string>> = { آ: 'ءا', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ß: 'ss', ẞ: 'SS' };

/** Length of a decomposed text, in UTF-16 units. */
const LENGTH_MAX = 300;

/** Raised when keys are made in another way. Another version of the collator makes others too. */
export const SORT_KEY_VERSION = `1 ${process.versions.icu}`;

/** Decomposed, so that a letter with an accent is that letter first; hamza and Cyrillic letters with a mark are letters of their own. */
const decomposed = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0400-\u06ff]\p{M}+/gu, (marked) => marked.normalize('NFC'))
    .replace(/[آæÆœŒßẞ]/g, (letter) => AS_TWO[letter] ?? letter)
    .slice(0, LENGTH_MAX);

/** The weights of a character, one for each level, as characters; empty where it has none. */
type Weights = readonly [letter: string, mark: string, capital: string];

/** Sorts before every weight. */
const LEVEL_END = ' ';
const LOWEST = '!';
const weight = (rank: number): string => String.fromCodePoint(LOWEST.charCodeAt(0) + rank);

const collatorOf = (sensitivity: 'base' | 'accent' | 'variant') => new Intl.Collator('ar', { sensitivity });

/** Exceeds the number of forms of any letter: a mark after a letter weighs more than every form of it. */
const MARKS_FROM = 64;
const markWeight = (rank: number): string => (rank > 0 ? weight(MARKS_FROM + rank) : '');

/** Reads the order of all characters from the collator. Takes some 100 ms. */
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
    // The marks come first: nothing of them counts in the first level.
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

/** Returns the key of a text: of two texts, the one whose key is less comes first. */
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
