import { localised as inLanguage, type LocalText } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';

/** The fields of an item that have an Arabic twin: `title` beside `arabicTitle`. */
type TwinField<Item> = { [Key in keyof Item & string]: `arabic${Capitalize<Key>}` extends keyof Item ? Key : never }[keyof Item & string];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The field in the page's language; where it is missing there, the other language's, marked as such. */
export const localised = <Item extends object>(item: Item, field: TwinField<Item>, locale: Locale): LocalText => {
  const values = new Map<string, unknown>(Object.entries(item));
  const read = (lang: Locale): string => String(values.get(lang === 'ar' ? `arabic${capitalise(field)}` : field) ?? '');
  return inLanguage({ ar: read('ar'), en: read('en') }, locale);
};

export type { LocalText };
