import { ARTICLE, stemOf, wordsOf } from '@sanabel/contract/search-words/stems';
import { stemsIn, type Term } from './find.ts';
import type { Shown } from './model.ts';

export interface Piece {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}\u0640]+/gu;

const fits = (word: string, stems: readonly string[]): boolean => {
  const stem = stemOf(wordsOf(word)[0] ?? '');
  return (
    stem !== '' &&
    stems.some((wanted) => stem.startsWith(wanted) || (stem.length > 2 && wanted.startsWith(stem) && wanted.length - stem.length < 3))
  );
};

export const highlighted = (text: string, terms: readonly Term[]): Piece[] => {
  const stems = stemsIn(terms);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!fits(word, stems)) continue;
    // Without the article (guide §8.25).
    const start = index + (ARTICLE.exec(word)?.[0].length ?? 0);
    pieces.push({ text: text.slice(from, start), isMatch: false }, { text: text.slice(start, index + word.length), isMatch: true });
    from = index + word.length;
  }
  return [...pieces, { text: text.slice(from), isMatch: false }].filter(({ text: piece }) => piece !== '');
};

/** Title or line contain the match, so no excerpt is needed. */
export const explainsItself = ({ title, line }: Pick<Shown, 'title' | 'line'>, terms: readonly Term[]): boolean =>
  [title, line].some((text) => highlighted(text, terms).some(({ isMatch }) => isMatch));

const AROUND = 70;

/** Returns the sentence with the match, cut to one line of whole words; empty where there is none. The text has one sentence a line. */
export const excerpt = (text: string, terms: readonly Term[]): string => {
  const stems = stemsIn(terms);
  for (const sentence of text.split('\n')) {
    const match = [...sentence.matchAll(WORD)].find(([word]) => fits(word, stems));
    if (!match) continue;
    const rest = match.index > AROUND ? sentence.slice(sentence.indexOf(' ', match.index - AROUND) + 1) : sentence;
    return rest.length <= 2 * AROUND ? rest : `${rest.slice(0, 2 * AROUND).replace(/\s+\S*$/, '')}…`;
  }
  return '';
};
