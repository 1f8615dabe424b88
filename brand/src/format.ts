import type { Locale } from '@sanabel/contract/enumerations';
import { COUNTRY } from './club.ts';

/** Keeps the formatter of each language: to make one takes a hundred times as long as to use it. */
const perLocale = <Format>(make: (format: string) => Format): ((locale: Locale) => Format) => {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const known = made.get(locale) ?? make(COUNTRY.formats[locale]);
    made.set(locale, known);
    return known;
  };
};

const numbers = perLocale((format) => new Intl.NumberFormat(format));
const years = perLocale((format) => new Intl.NumberFormat(format, { useGrouping: false }));
const dates = perLocale((format) => new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: COUNTRY.timeZone }));

export const formatNumber = (locale: Locale, value: number): string => numbers(locale).format(value);

/** A year is not a quantity: no thousands separator. */
export const formatYear = (locale: Locale, year: number): string => years(locale).format(year);

/** The day that it is at the club, written out. */
export const formatDate = (locale: Locale, iso: string): string => dates(locale).format(new Date(iso));
