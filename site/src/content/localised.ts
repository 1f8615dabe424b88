import type { Locale } from '@sanabel/contract/enumerations';

/** A text in the language that it is really in, which is not always the page's (decision L1). */
export interface LocalText {
  text: string;
  lang: Locale;
}

/** The fields of an item that have an Arabic twin: `title` beside `arabicTitle`. */
type TwinField<Item> = { [Key in keyof Item & string]: `arabic${Capitalize<Key>}` extends keyof Item ? Key : never }[keyof Item & string];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The field in the page's language; where it is missing there, the other language's, marked as such. */
export const localised = <Item extends object>(item: Item, field: TwinField<Item>, locale: Locale): LocalText => {
  const values = new Map<string, unknown>(Object.entries(item));
  const read = (lang: Locale): string => String(values.get(lang === 'ar' ? `arabic${capitalise(field)}` : field) ?? '');
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return read(locale) === '' && read(other) !== '' ? { text: read(other), lang: other } : { text: read(locale), lang: locale };
};
