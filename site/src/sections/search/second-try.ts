import { ARTICLE, stemOf } from '@sanabel/contract/search-words/stems';
import type { Term } from './find.ts';

const SHORTEST_HALF = 3;
const LONG = 7;
const SHORT = 4;

/** One or two letters more, less, other, or in the wrong order; a short word has no other letter, or it would be another word. */
const isWithin = (one: string, other: string, slips: number, hasOthers: boolean): boolean => {
  if (one === other) return true;
  if (slips === 0) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const isRest = (skipped: number, others: number): boolean =>
    isWithin(one.slice(at + skipped), other.slice(at + others), slips - 1, hasOthers);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isRest(1, 0) || isRest(0, 1) || (hasOthers && isRest(1, 1)) || (isSwapped && isRest(2, 2));
};

export const isSlip = (typed: string, name: string): boolean =>
  typed.length >= SHORT &&
  name.length >= SHORT - 1 &&
  (typed.length > SHORT || typed[0] === name[0]) &&
  isWithin(typed, name, typed.length < LONG ? 1 : 2, typed.length > SHORT);

const VOWELS = "[aeiouwy2']*";
/** Letters of Arabic that a Latin word always has: two of them, or one beside a digit, tell a word from another. */
const HEARD = /[بتجحخدرزسشصضطغفكلمن]/g;

/** An Arabic word as it may be typed in Latin letters and digits: any vowels between its consonants. */
const isInLatin = (typed: string, stem: string, latin: Readonly<Record<string, string>>): boolean =>
  (stem.length >= SHORTEST_HALF || typed.length < SHORT) &&
  (stem.match(HEARD) ?? []).length > (/\d/.test(typed) ? 0 : 1) &&
  new RegExp(`^${VOWELS}${[...stem].map((letter) => (latin[letter] ?? '') + VOWELS).join('')}[htn]?$`).test(typed);

/** Tries a word that nothing has against all names. `near` are those that differ by a slip, which are asked about; `sure` are the same word. */
export const tryAgain = (
  { word, stems: [stem = ''] }: Term,
  names: ReadonlySet<string>,
  latin: Readonly<Record<string, string>>,
  isSurelyArabic: boolean,
): { sure: string[][]; near: string[][] } => {
  const all = [...names];
  const halves = [...word].map((_, at) => [word.slice(0, at), word.slice(at)]);
  const sure = [
    ...halves.filter((pair) => pair.every(({ length }) => length >= SHORTEST_HALF)).map((pair) => pair.map(stemOf)),
    // Cairo and the Delta say ق as a glottal stop: أوطة is قوطة.
    [stem.replace(/^ا/, 'ق')],
  ].filter((parts) => parts.every((part) => names.has(part)));
  const like = (isLike: (name: string) => boolean): string[][] => all.filter(isLike).map((name) => [name]);
  // A short word among others is too often another one: `img` is no `موج`.
  if (/^\w+$/.test(word) && (isSurelyArabic || word.length >= SHORT)) sure.push(...like((name) => isInLatin(word, name, latin)));
  const bare = word.replace(ARTICLE, '');
  return { sure, near: sure.length > 0 ? [] : like((name) => isSlip(stem, name) || isSlip(bare, name)) };
};
