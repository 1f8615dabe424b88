import { foldForSearch } from '@sanabel/contract/fold';

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Folds a text for comparison. `places` maps each folded letter to its index in the text. */
const foldedOf = (text: string): { folded: string; indexes: number[] } => {
  let folded = '';
  const indexes: number[] = [];
  let at = 0;
  for (const letter of text) {
    const form = /\s/.test(letter) ? ' ' : foldForSearch(letter);
    folded += form;
    for (let count = 0; count < form.length; count++) indexes.push(at);
    at += letter.length;
  }
  return { folded, indexes: [...indexes, text.length] };
};

/** Returns the sorted, merged ranges of folded words in a text. */
const rangesOf = (text: string, words: readonly string[]): [from: number, to: number][] => {
  const { folded, indexes } = foldedOf(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0 && word !== ''; at = folded.indexOf(word, at + word.length))
      found.push([indexes[at] ?? 0, indexes[at + word.length] ?? text.length]);
  const apart: [number, number][] = [];
  for (const [from, to] of found.sort(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
};

export const hasWord = (text: string, word: string): boolean => foldForSearch(text).includes(word);

/** Splits a text at folded words, however they are spelled in it. */
export const highlighted = (text: string, words: readonly string[]): Piece[] => {
  const pieces: Piece[] = [];
  let last = 0;
  for (const [from, to] of rangesOf(text, words)) {
    pieces.push({ text: text.slice(last, from), isMatch: false }, { text: text.slice(from, to), isMatch: true });
    last = to;
  }
  return [...pieces, { text: text.slice(last), isMatch: false }].filter((piece) => piece.text !== '');
};
