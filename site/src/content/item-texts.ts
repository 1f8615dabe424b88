import { localised as inLanguage, type LocalText } from '@sanabel/brand/locales';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { PictureTexts } from '@sanabel/contract/entities/picture';
import type { Locale } from '@sanabel/contract/enumerations';
import { plainText } from '@sanabel/contract/formatting/blocks';
import { linePairs } from '@sanabel/contract/formatting/lines';

/** The fields of an item that have an Arabic counterpart: `title` and `arabicTitle`. */
type CounterpartField<Item> = { [Key in keyof Item & string]: `arabic${Capitalize<Key>}` extends keyof Item ? Key : never }[keyof Item &
  string];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inBoth = <Item extends object>(item: Item, field: CounterpartField<Item>): Record<Locale, string> => {
  const values = item as Readonly<Record<string, unknown>>;
  return { ar: String(values[`arabic${capitalise(field)}`] ?? ''), en: String(values[field] ?? '') };
};

/** Falls back to the other language, with that language in `lang`. */
export const localised = <Item extends object>(item: Item, field: CounterpartField<Item>, locale: Locale): LocalText =>
  inLanguage(inBoth(item, field), locale);

/** Falls back to the other language line by line. */
export const localisedLines = <Item extends object>(item: Item, field: CounterpartField<Item>, locale: Locale): LocalText[] =>
  linePairs(inBoth(item, field)).map((pair) => inLanguage(pair, locale));

/** Has no fallback to the other language. */
export const altOf = ({ pictureAlt, arabicPictureAlt }: PictureTexts, locale: Locale): string =>
  locale === 'ar' ? arabicPictureAlt : pictureAlt;

export const plain = <Item extends object>(item: Item, field: CounterpartField<Item>, locale: Locale): LocalText => {
  const { text, lang } = localised(item, field, locale);
  return { text: plainText(text), lang };
};

/** Returns plain text for lists, feeds and open data. */
export const summaryOf = (item: Crop | Article, locale: Locale): LocalText =>
  'season' in item ? plain(item, 'description', locale) : localised(item, 'description', locale);

export type { LocalText };

/** Search engines and share cards show about as much of a description. */
const MAX_LENGTH = 160;

export const truncate = (text: string, maxLength = MAX_LENGTH): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/[،,؛;:]?\s+\S*$/, '')}…`;
};

const TEASER_LENGTH = 110;

/** Returns the first sentence; one that is too long ends at a word. */
export const teaser = (text: string): string => {
  const line = truncate(text, Number.POSITIVE_INFINITY);
  const [sentence = line] = /^.+?[.!?؟](?=\s|$)/.exec(line) ?? [];
  return truncate(sentence, TEASER_LENGTH);
};
