import type { Locale } from '@sanabel/contract/enumerations';

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

export const direction = (locale: Locale): 'rtl' | 'ltr' => (locale === 'ar' ? 'rtl' : 'ltr');

/** A text with its real language, which may differ from the page's (decision L1). */
export interface LocalText {
  text: string;
  lang: Locale;
}

/** Falls back to the other language's text, with its language. */
export const localised = (texts: Record<Locale, string>, locale: Locale): LocalText => {
  const other = otherLocale(locale);
  const lang = texts[locale].trim() === '' && texts[other].trim() !== '' ? other : locale;
  return { text: texts[lang], lang };
};
