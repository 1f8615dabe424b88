import { foldForSearch } from '@sanabel/contract/fold';
import { SYNONYMS } from '../search/synonyms.ts';

const SAME = SYNONYMS.map((line) => line.map(foldForSearch));

/** The other names of things that a folded text speaks of; a word counts with the article before it too. */
export const otherNames = (folded: string): string[] => {
  const words = new Set(folded.split(/[^\p{L}\p{N}]+/u).flatMap((word) => [word, word.replace(/^(?:وال|بال|لل|ال)/, '')]));
  const isIn = (name: string): boolean => (name.includes(' ') ? folded.includes(name) : words.has(name));
  return SAME.filter((line) => line.some(isIn)).flatMap((line) => line.filter((name) => !folded.includes(name)));
};

/** Words shorter than this are found in nearly every text. */
const SHORTEST = 3;
/** What the words of one item may weigh, in letters: some seconds of a slow phone for a list of one page. */
const MOST_LETTERS = 2400;

/** Each word of some texts once, folded, as long as there is room: the first texts count more. */
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
