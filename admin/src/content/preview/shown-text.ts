import type { Locale } from '@sanabel/contract/enumerations';

/** A text in the card's language; where it is missing, the other one's, as on the site (decision L1). */
export const shownText = (locale: Locale, texts: Record<Locale, string>): { text: string; locale: Locale } => {
  const other = locale === 'ar' ? 'en' : 'ar';
  return texts[locale].trim() === '' && texts[other].trim() !== ''
    ? { text: texts[other], locale: other }
    : { text: texts[locale], locale };
};
