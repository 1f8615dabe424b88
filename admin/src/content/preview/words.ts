import type { Locale } from '@sanabel/contract/enumerations';
import { NAMES } from '../names.ts';

const DIGITS = { ar: 'ar-EG', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** "6 months" in a card's language. */
export const monthsIn = (locale: Locale, count: number): string =>
  NAMES[locale].months[`months_${new Intl.PluralRules(locale).select(count)}`].replace(
    '{{count, n}}',
    count.toLocaleString(DIGITS[locale]),
  );

/** A text in the card's language; where it is missing, the other one's, as on the site (decision L1). */
export const shownText = (locale: Locale, texts: Record<Locale, string>): { text: string; locale: Locale } => {
  const other = locale === 'ar' ? 'en' : 'ar';
  return texts[locale].trim() === '' && texts[other].trim() !== ''
    ? { text: texts[other], locale: other }
    : { text: texts[locale], locale };
};
