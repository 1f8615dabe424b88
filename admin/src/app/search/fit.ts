import { foldForSearch } from '@sanabel/contract/fold';
import { stemOf, wordsOf } from '@sanabel/contract/search-words/stems';

/** Returns how well the best of a thing's names fits: 3 if it is what was typed, 2 if it has all words, 0 if a word is missing. */
export const titleFit = (names: readonly string[], words: readonly string[]): number => {
  const typed = words.map(stemOf);
  const fits = names.map((name) => {
    const own = wordsOf(name).map(stemOf);
    if (own.join(' ') === typed.join(' ')) return 3;
    const folded = foldForSearch(name);
    return typed.every((stem) => own.some((word) => word.startsWith(stem)) || folded.includes(stem)) ? 2 : 0;
  });
  return typed.length === 0 ? 0 : Math.max(0, ...fits);
};
