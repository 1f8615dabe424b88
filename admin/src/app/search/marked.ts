import { foldForSearch } from '@sanabel/contract/fold';

/** A piece of a text; one that matches is marked. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text letter by letter as it is compared, and the place of each folded letter in it. */
const foldedOf = (text: string): { folded: string; places: number[] } => {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const form = /\s/.test(letter) ? ' ' : foldForSearch(letter);
    folded += form;
    for (let count = 0; count < form.length; count++) places.push(at);
    at += letter.length;
  }
  return { folded, places: [...places, text.length] };
};

/** The beginnings and ends of folded words in a text, in its order and apart. */
const rangesOf = (text: string, words: readonly string[]): [from: number, to: number][] => {
  const { folded, places } = foldedOf(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0 && word !== ''; at = folded.indexOf(word, at + word.length))
      found.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
  const apart: [number, number][] = [];
  for (const [from, to] of found.sort(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
};

/** Whether a folded word stands in a text. */
export const hasWord = (text: string, word: string): boolean => foldForSearch(text).includes(word);

/** Cuts a text where folded words begin and end, whichever way they are written in it. */
export const marked = (text: string, words: readonly string[]): Piece[] => {
  const pieces: Piece[] = [];
  let last = 0;
  for (const [from, to] of rangesOf(text, words)) {
    pieces.push({ text: text.slice(last, from), isMatch: false }, { text: text.slice(from, to), isMatch: true });
    last = to;
  }
  return [...pieces, { text: text.slice(last), isMatch: false }].filter((piece) => piece.text !== '');
};
