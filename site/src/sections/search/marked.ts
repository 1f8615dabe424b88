import type { Term } from './find.ts';
import { stemOf, wordsOf } from './words.ts';

/** A piece of a text; one that matches is marked. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}\u0640]+/gu;
/** The article is not what was looked for: the mark stands under the rest (guide §8.25). */
const ARTICLE = /^(?:[وف]?(?:ال|بال|كال|لل))(?=..)/;

const fits = (word: string, stems: readonly string[]): boolean => {
  const stem = stemOf(wordsOf(word)[0] ?? '');
  return (
    stem !== '' &&
    stems.some((wanted) => stem.startsWith(wanted) || (stem.length > 2 && wanted.startsWith(stem) && wanted.length - stem.length < 3))
  );
};

const stemsIn = (terms: readonly Term[]): string[] => terms.flatMap(({ stem, others }) => [stem, ...others.flat()]);

/** Cuts a text where words of the query begin and end. */
export const marked = (text: string, terms: readonly Term[]): Piece[] => {
  const stems = stemsIn(terms);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!fits(word, stems)) continue;
    const start = index + (ARTICLE.exec(word)?.[0].length ?? 0);
    pieces.push({ text: text.slice(from, start), isMatch: false }, { text: text.slice(start, index + word.length), isMatch: true });
    from = index + word.length;
  }
  return [...pieces, { text: text.slice(from), isMatch: false }].filter(({ text: piece }) => piece !== '');
};

const AROUND = 70;

/** The place of a text where the query stands, a line long and whole words; empty where it does not. */
export const excerpt = (text: string, terms: readonly Term[]): string => {
  const stems = stemsIn(terms);
  const match = [...text.matchAll(WORD)].find(([word]) => fits(word, stems));
  if (!match) return '';
  const before = text.slice(0, match.index);
  const start = Math.max(before.search(/[^.!?؟]*$/), before.length - AROUND);
  const begins = start === 0 || /[.!?؟\s]$/.test(before.slice(0, start)) ? start : start + Math.max(0, before.slice(start).indexOf(' '));
  const rest = text.slice(begins).trim();
  const [sentence = rest] = /^.*?[.!?؟](?=\s|$)/.exec(rest) ?? [];
  return sentence.length <= 2 * AROUND ? sentence : `${sentence.slice(0, 2 * AROUND).replace(/\s+\S*$/, '')}…`;
};
