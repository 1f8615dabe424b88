import type { Locale } from '@sanabel/contract/enumerations';
import { type Edge, edgeOf, lastDayOfMonth } from '@sanabel/contract/growing-guide/window';
import { labels as arabic } from '@sanabel/contract/labels/ar';
import { labels as english } from '@sanabel/contract/labels/en';
import { COUNTRY } from '../club.ts';
import { formatNumber } from '../format.ts';
import { monthOf } from './halves.ts';
import { daysOf, YEAR_DAYS } from './seasons.ts';

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

const isLastDay = ({ month, day }: Edge): boolean => day === lastDayOfMonth(month) || (month === 2 && day === 28);

const PARTS = { early: 'early', mid: 'middle', late: 'late' } as const;
/** The first and the last day of the halves of a month, which have names. */
const NAMED_STARTS: Readonly<Record<number, 'begin' | 'middle'>> = { 1: 'begin', 16: 'middle' };
const LAST_OF_FIRST_HALF = 15;

const format = (locale: Locale, edge: Edge, named: 'begin' | 'middle' | 'end' | undefined): string => {
  const name = edge.part ? PARTS[edge.part] : (named ?? 'day');
  return LABELS[locale][name]
    .replace('{{day}}', edge.day === undefined ? '' : formatNumber(locale, edge.day))
    .replace('{{month}}', monthName(locale, edge.month));
};

/** "10 November", "mid April", "late May". */
export const formatStart = (locale: Locale, from: string): string => {
  const edge = edgeOf(from);
  return format(locale, edge, NAMED_STARTS[edge.day ?? 0]);
};

/** "25 November", "mid April", "the end of May". */
export const formatEnd = (locale: Locale, to: string): string => {
  const edge = edgeOf(to);
  return format(locale, edge, edge.day === LAST_OF_FIRST_HALF ? 'middle' : isLastDay(edge) ? 'end' : undefined);
};

const formatInMonth = (locale: Locale, from: Edge, to: Edge): string | undefined => {
  if (from.part && from.part === to.part) return format(locale, from, undefined);
  if (from.day === undefined || to.day === undefined) return undefined;
  if (from.day === 1 && isLastDay(to)) return monthName(locale, from.month);
  if (from.day === 1 && to.day === LAST_OF_FIRST_HALF) return formatHalf(locale, from.month * 2 - 2);
  if (NAMED_STARTS[from.day] === 'middle' && isLastDay(to)) return formatHalf(locale, from.month * 2 - 1);
  return LABELS[locale].days
    .replace('{{from}}', formatNumber(locale, from.day))
    .replace('{{to}}', formatNumber(locale, to.day))
    .replace('{{month}}', monthName(locale, from.month));
};

const isWholeYear = (window: { from: string; to: string }): boolean => {
  const { from, to } = daysOf(window);
  return YEAR_DAYS[(YEAR_DAYS.indexOf(to) + 1) % YEAR_DAYS.length] === from;
};

/** A half, a month, "from 10 to 25 November", "from mid November to early December", or the whole year. */
export const formatWindow = (locale: Locale, { from, to }: { from: string; to: string }): string => {
  const labels = LABELS[locale];
  const [first, last] = [edgeOf(from), edgeOf(to)];
  if (isWholeYear({ from, to })) return labels.year;
  return (
    (first.month === last.month && formatInMonth(locale, first, last)) ||
    labels.fromTo.replace('{{from}}', formatStart(locale, from)).replace('{{to}}', formatEnd(locale, to))
  );
};
