import { localised as inLanguage, type LocalText } from '@sanabel/brand/locales';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { PictureTexts } from '@sanabel/contract/entities/picture';
import type { Locale } from '@sanabel/contract/enumerations';
import { plainText } from '@sanabel/contract/formatting/blocks';

/** The fields of an item that have an Arabic twin: `title` beside `arabicTitle`. */
type TwinField<Item> = { [Key in keyof Item & string]: `arabic${Capitalize<Key>}` extends keyof Item ? Key : never }[keyof Item & string];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The field in the page's language; where it is missing there, the other language's, marked as such. */
export const localised = <Item extends object>(item: Item, field: TwinField<Item>, locale: Locale): LocalText => {
  const values = item as Readonly<Record<string, unknown>>;
  return inLanguage({ ar: String(values[`arabic${capitalise(field)}`] ?? ''), en: String(values[field] ?? '') }, locale);
};

/** What editors say is seen in an item's picture, in the page's language; empty where they said nothing in it. */
export const altOf = ({ pictureAlt, arabicPictureAlt }: PictureTexts, locale: Locale): string =>
  locale === 'ar' ? arabicPictureAlt : pictureAlt;

/** A formatted field without its marks, for all that is not the item's own page. */
export const plain = <Item extends object>(item: Item, field: TwinField<Item>, locale: Locale): LocalText => {
  const { text, lang } = localised(item, field, locale);
  return { text: plainText(text), lang };
};

/** What a list, a feed or a program is told of an item: a crop's text, which may be formatted, or an article's summary, which is not. */
export const summaryOf = (item: Crop | Article, locale: Locale): LocalText =>
  'season' in item ? plain(item, 'description', locale) : localised(item, 'description', locale);

export type { LocalText };

/** The length that search engines and share cards show of a description. */
const MAX_LENGTH = 160;

/** Cuts a text to its beginning on one line, ended at a word. */
export const truncate = (text: string, maxLength = MAX_LENGTH): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/[،,؛;:]?\s+\S*$/, '')}…`;
};

/** What three lines hold where four cards stand in a row. */
const TEASER_LENGTH = 110;

/** The text of a card: the first sentence whole; of one that is too long its beginning, ended at a word. */
export const teaser = (text: string): string => {
  const line = truncate(text, Number.POSITIVE_INFINITY);
  const [sentence = line] = /^.+?[.!?؟](?=\s|$)/.exec(line) ?? [];
  return truncate(sentence, TEASER_LENGTH);
};
