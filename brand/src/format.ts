import type { Locale } from '@sanabel/contract/enumerations';
import { COUNTRY } from './club.ts';

/** Caches formatters: creating one takes a hundred times as long as using it. */
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

const SIGNS: Readonly<Record<string, string>> = { '-': '–', x: '×' };

/** Writes a stored value, `50-60` or `1.5x70`, in the locale's digits and signs. */
export const formatDigits = (locale: Locale, value: string): string =>
  value.replaceAll(/[-x.]|\d/g, (sign) => SIGNS[sign] ?? (sign === '.' ? decimalOf(locale) : formatNumber(locale, Number(sign))));

const decimalOf = (locale: Locale): string => numbers(locale).formatToParts(0.5)[1]?.value ?? '.';

/** A year is not a quantity: no thousands separator. */
export const formatYear = (locale: Locale, year: number): string => years(locale).format(year);

/** Formats the date in the club's time zone. */
export const formatDate = (locale: Locale, iso: string): string => dates(locale).format(new Date(iso));
