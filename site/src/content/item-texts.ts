import { localised as inLanguage, type LocalText } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';

/** The fields of an item that have an Arabic twin: `title` beside `arabicTitle`. */
type TwinField<Item> = { [Key in keyof Item & string]: `arabic${Capitalize<Key>}` extends keyof Item ? Key : never }[keyof Item & string];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The field in the page's language; where it is missing there, the other language's, marked as such. */
export const localised = <Item extends object>(item: Item, field: TwinField<Item>, locale: Locale): LocalText => {
  const values = item as Readonly<Record<string, unknown>>;
  return inLanguage({ ar: String(values[`arabic${capitalise(field)}`] ?? ''), en: String(values[field] ?? '') }, locale);
};

export type { LocalText };

/** The length that search engines and share cards show of a description. */
const MAX_LENGTH = 160;

/** Cuts a text to its beginning on one line, ended at a word. */
export const truncate = (text: string, maxLength = MAX_LENGTH): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/[،,؛;:]?\s+\S*$/, '')}…`;
};

/** A card that says less than this says nothing. */
const LEAST_SHARE = 0.4;

/** Cuts a text for a card: its first sentences as far as they fit, else its beginning, ended at a word. */
export const excerpt = (text: string, maxLength: number): string => {
  const line = truncate(text, Number.POSITIVE_INFINITY);
  const [sentences = ''] = /^.*[.!?؟](?=\s)/.exec(line.slice(0, maxLength + 1)) ?? [];
  return line.length > maxLength && sentences.length >= maxLength * LEAST_SHARE ? sentences : truncate(line, maxLength);
};

/** The paragraphs of a long text: editors part them by an empty line. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
