import type { Locale } from '@sanabel/contract/enumerations';
import { NAMES } from '../content/names.ts';
import { REGIONS } from '../i18n/regions.ts';

/** "6 months" in a card's language. */
export const monthsIn = (locale: Locale, count: number): string =>
  NAMES[locale].months[`months_${new Intl.PluralRules(locale).select(count)}`].replace(
    '{{count, n}}',
    count.toLocaleString(REGIONS[locale]),
  );
