import { foldDigits } from '@sanabel/contract/fold';

/** The short address of an item, for paper: `/go/` and the end of its id, which never changes (decision 140). */

/** Ten thousand items share no end of so many letters, but for one chance in a thousand. */
const LENGTH = 7;

export const codeOf = (id: string): string => id.slice(-LENGTH);

/**
 * Reads a code as it may have been taken off paper or out of a chat: large letters, Arabic digits, letters that look like digits, and
 * punctuation or invisible marks around it.
 */
export const readCode = (typed: string): string =>
  foldDigits(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/** Which of so many files knows a code: the same for whoever writes it and whoever looks for it. */
export const partOf = (code: string, parts: number): number => (Number.parseInt(readCode(code), 36) || 0) % parts;

/** One file: the ids of crops and of articles, the oldest first. */
export interface CodesPart {
  crops: readonly string[];
  articles: readonly string[];
}

/** The item that a typed code means. Of two with the same end it is the older one, whose address was on paper first. */
export const itemOfCode = ({ crops, articles }: CodesPart, typed: string): { list: 'crops' | 'articles'; id: string } | null => {
  const code = readCode(typed);
  const known = (id: string): boolean => readCode(codeOf(id)) === code;
  const crop = crops.find(known);
  if (crop) return { list: 'crops', id: crop };
  const article = articles.find(known);
  return article ? { list: 'articles', id: article } : null;
};
