import { foldDigits } from '@sanabel/contract/fold';

/** The short address of an item, for paper: `/go/` and the end of its id, which never changes (decision 140). */

/** Ten thousand items have a collision with a probability of one in a thousand. */
const LENGTH = 7;

export const codeOf = (id: string): string => id.slice(-LENGTH);

/** Accepts capitals, Arabic digits, letters that look like digits, punctuation and invisible characters around it. */
export const readCode = (typed: string): string =>
  foldDigits(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

export const partOf = (code: string, parts: number): number => (Number.parseInt(readCode(code), 36) || 0) % parts;

/** Ids of crops and articles, the oldest first. */
export interface CodesPart {
  crops: readonly string[];
  articles: readonly string[];
}

/** The older of two items with the same code counts: its address was on paper first. */
export const itemOfCode = ({ crops, articles }: CodesPart, typed: string): { list: 'crops' | 'articles'; id: string } | null => {
  const code = readCode(typed);
  const known = (id: string): boolean => readCode(codeOf(id)) === code;
  const crop = crops.find(known);
  if (crop) return { list: 'crops', id: crop };
  const article = articles.find(known);
  return article ? { list: 'articles', id: article } : null;
};
