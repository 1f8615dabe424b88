import type { Locale } from '@sanabel/contract/enumerations';

/** A text in the language that it is really in, which is not always the panel's. */
export interface LocalText {
  text: string;
  lang: Locale;
}

/** An item's text in the reader's language; where it is missing there, its twin's, as visitors of the site see it (decision D9). */
export const localised = (text: string, arabic: string, locale: Locale): LocalText => {
  const isArabic = locale === 'ar' ? arabic !== '' : text === '';
  return isArabic ? { text: arabic, lang: 'ar' } : { text, lang: 'en' };
};
