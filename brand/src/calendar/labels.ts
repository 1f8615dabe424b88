import type { Locale } from '@sanabel/contract/enumerations';
import { labels as arabic } from '@sanabel/contract/labels/ar';
import { labels as english } from '@sanabel/contract/labels/en';
import { HALVES_OF_YEAR } from '@sanabel/contract/limits';
import { COUNTRY } from '../club.ts';
import { lengthOf, monthOf, type Span } from './halves.ts';

const LABELS = { ar: arabic.spans, en: english.spans } satisfies Record<Locale, typeof arabic.spans>;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Coptic months begin between the 8th and the 12th, so on this day the new one has begun. */
const COPTIC_HAS_BEGUN = 20;
/** Any year: the names are the same. */
const YEAR = 2026;

const namesBy =
  (calendar: 'gregory' | 'coptic') =>
  (locale: Locale): readonly string[] => {
    const format = new Intl.DateTimeFormat(`${COUNTRY.formats[locale]}-u-ca-${calendar}`, { month: 'long', timeZone: 'UTC' });
    return MONTHS.map((month) => format.format(Date.UTC(YEAR, month - 1, COPTIC_HAS_BEGUN)));
  };
const perLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> => ({ ar: make('ar'), en: make('en') });
const GREGORIAN = perLocale(namesBy('gregory'));
const COPTIC = perLocale(namesBy('coptic'));

export const monthName = (locale: Locale, month: number): string => GREGORIAN[locale][month - 1] ?? '';

export const shortMonthName = (locale: Locale, month: number): string =>
  locale === 'ar' ? monthName(locale, month) : monthName(locale, month).slice(0, 3);

/** The Coptic month that begins in the given Gregorian one: Tut in September. */
export const copticMonthName = (locale: Locale, month: number): string => COPTIC[locale][month - 1] ?? '';

/** "the second half of November". */
export const formatHalf = (locale: Locale, half: number): string => {
  const { month, isSecond } = monthOf(half);
  return LABELS[locale][isSecond ? 'second' : 'first'].replace('{{month}}', monthName(locale, month));
};

/** "mid April", "the end of May". */
export const formatEnd = (locale: Locale, { to }: Span): string => {
  const { month, isSecond } = monthOf(to);
  return LABELS[locale][isSecond ? 'end' : 'middle'].replace('{{month}}', monthName(locale, month));
};

/** A half, a month, "from mid November to the end of December", or the whole year. */
export const formatSpan = (locale: Locale, span: Span): string => {
  const labels = LABELS[locale];
  const length = lengthOf(span);
  if (length === HALVES_OF_YEAR) return labels.year;
  if (length === 1) return formatHalf(locale, span.from);
  const [from, to] = [monthOf(span.from), monthOf(span.to)];
  if (length === 2 && from.month === to.month) return monthName(locale, from.month);
  const start = labels[from.isSecond ? 'middle' : 'begin'].replace('{{month}}', monthName(locale, from.month));
  return labels.fromTo.replace('{{from}}', start).replace('{{to}}', formatEnd(locale, span));
};
