import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { NAMES } from '../content/names.ts';

/** "6 months" in a card's language. */
export const monthsIn = (locale: Locale, count: number): string =>
  NAMES[locale].months[`months_${new Intl.PluralRules(locale).select(count)}`].replace('{{count, n}}', formatNumber(locale, count));
