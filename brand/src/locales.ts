import type { Locale } from '@sanabel/contract/enumerations';

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

export const direction = (locale: Locale): 'rtl' | 'ltr' => (locale === 'ar' ? 'rtl' : 'ltr');

/** A text in the language that it is really in, which is not always the page's (decision L1). */
export interface LocalText {
  text: string;
  lang: Locale;
}

/** A text in the wanted language; where it is missing there, the other language's, marked as such. */
export const localised = (texts: Record<Locale, string>, locale: Locale): LocalText => {
  const other = otherLocale(locale);
  const lang = texts[locale].trim() === '' && texts[other].trim() !== '' ? other : locale;
  return { text: texts[lang], lang };
};
