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

/** Ids by list, the oldest first. */
export type CodesPart = Readonly<Record<string, readonly string[]>>;

/** The older of two items of a list with the same code counts: its address was on paper first. Of lists the first one counts. */
export const itemOfCode = (part: CodesPart, typed: string): { list: string; id: string } | null => {
  const code = readCode(typed);
  for (const [list, ids] of Object.entries(part)) {
    const id = ids.find((known) => readCode(codeOf(known)) === code);
    if (id) return { list, id };
  }
  return null;
};
