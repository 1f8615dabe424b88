/**
 * Every text that an editor types says what it is and how new: `n17v5` is the name of item 17 as of edit 5. A page that shows `n17v4`
 * after it has shown `n17v5` is an older one.
 */
const MARK = /\b([nd]\d+)v(\d+)\b/g;
const EMAIL = /\boffice(\d+)@/g;

export const mark = (field: 'n' | 'd', item: number, edit: number): string => `${field}${item}v${edit}`;
export const emailOf = (edit: number): string => `office${edit}@club.example`;
export const CONTACT = 'contact';

/** Returns the marks in a text with the oldest edit of each. */
export const marksIn = (text: string): Map<string, number> => {
  const found = new Map<string, number>();
  const note = (key: string, edit: number): void => {
    found.set(key, Math.min(edit, found.get(key) ?? edit));
  };
  for (const [, key = '', edit] of text.matchAll(MARK)) note(key, Number(edit));
  for (const [, edit] of text.matchAll(EMAIL)) note(CONTACT, Number(edit));
  return found;
};
