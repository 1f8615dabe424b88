import type { Locale } from '@sanabel/contract/enumerations';

/** Arabic prose counts in Arabic-Indic digits (decision L8). */
const FORMATS = { ar: 'ar-EG', en: 'en-GB' } as const satisfies Record<Locale, string>;
const CLUB_TIME_ZONE = 'Africa/Cairo';

export const formatNumber = (locale: Locale, value: number): string => new Intl.NumberFormat(FORMATS[locale]).format(value);

/** A year is not a quantity: no thousands separator. */
export const formatYear = (locale: Locale, year: number): string =>
  new Intl.NumberFormat(FORMATS[locale], { useGrouping: false }).format(year);

export const formatDate = (locale: Locale, iso: string): string =>
  new Intl.DateTimeFormat(FORMATS[locale], { dateStyle: 'long', timeZone: CLUB_TIME_ZONE }).format(new Date(iso));
