import { foldForSearch } from '@sanabel/contract/fold';
import { SYNONYMS } from '@sanabel/contract/search-words/synonyms';

const SAME = SYNONYMS.map((line) => line.map(foldForSearch));

/** Finds synonyms for the words of a folded text, also without the definite article. */
export const otherNames = (folded: string): string[] => {
  const words = new Set(folded.split(/[^\p{L}\p{N}]+/u).flatMap((word) => [word, word.replace(/^(?:وال|بال|لل|ال)/, '')]));
  const isIn = (name: string): boolean => (name.includes(' ') ? folded.includes(name) : words.has(name));
  return SAME.filter((line) => line.some(isIn)).flatMap((line) => line.filter((name) => !folded.includes(name)));
};

/** Shorter words are in nearly every text. */
const SHORTEST = 3;
/** The limit of one item's words, in letters: a one-page list then takes a slow phone some seconds. */
const MOST_LETTERS = 2400;

export const wordsOf = (texts: readonly string[]): string => {
  const words = new Set(
    texts.flatMap((text) =>
      foldForSearch(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length >= SHORTEST),
    ),
  );
  const all = [...words].join(' ');
  return all.length <= MOST_LETTERS ? all : all.slice(0, all.lastIndexOf(' ', MOST_LETTERS));
};
