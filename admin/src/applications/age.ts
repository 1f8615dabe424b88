import { COUNTRY } from '@sanabel/brand/club';
import { daysBetween } from '@sanabel/brand/zone';
import type { Locale } from '@sanabel/contract/enumerations';

const DAYS_MAX = 14;
const WEEKS_MAX_DAYS = 60;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** Counts calendar days in the club's time zone: "today", "two days ago", "three weeks ago". */
export const ageOf = (locale: Locale, timestamp: string, now = Date.now()): string => {
  const days = daysBetween(Date.parse(timestamp), now);
  const relativeTime = new Intl.RelativeTimeFormat(COUNTRY.formats[locale], { numeric: 'auto' });
  if (days < DAYS_MAX) return relativeTime.format(-days, 'day');
  if (days < WEEKS_MAX_DAYS) return relativeTime.format(-Math.floor(days / WEEK_DAYS), 'week');
  return relativeTime.format(-Math.floor(days / MONTH_DAYS), 'month');
};
