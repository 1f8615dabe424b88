import { localised } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';

/** A text in the card's language; where it is missing, the other one's, as on the site (decision L1). */
export const shownText = (locale: Locale, texts: Record<Locale, string>): { text: string; locale: Locale } => {
  const { text, lang } = localised(texts, locale);
  return { text, locale: lang };
};
