import { copticDay } from '@sanabel/brand/calendar/days';
import { COUNTRY } from '@sanabel/brand/club';
import { DAY_MS, timestampOf, wallTime } from '@sanabel/brand/zone';
import type { Content } from '@sanabel/contract/content';
import { KINDS, ORDERED_NAMES } from '@sanabel/contract/kinds/index';

/** Tut begins on the 11th, or on the 12th before a leap year. */
const BEFORE_TUT = '09-10';

const midnightOf = (day: string): number => timestampOf({ day, minutes: 0 });

const firstOfTut = (year: number): number => {
  const noon = midnightOf(`${year}-${BEFORE_TUT}`) + DAY_MS / 2;
  const days = [noon, noon + DAY_MS, noon + 2 * DAY_MS];
  const first = days.find((day) => copticDay(day, COUNTRY.timeZone).month === 1) ?? noon;
  return midnightOf(wallTime(first).day);
};

/** The calendar year at the club. */
export const yearOf = (timestamp: number): number => Number(wallTime(timestamp).day.slice(0, 4));

/** The farmer's year begins with Tut. */
export const seasonStart = (now: number): number => {
  const tut = firstOfTut(yearOf(now));
  return tut <= now ? tut : firstOfTut(yearOf(now) - 1);
};

const validTimes = (content: Content): string[] =>
  ORDERED_NAMES.flatMap((name) => {
    const kind = KINDS[name];
    if (!('validity' in kind)) return [];
    const fields = Object.values(kind.validity);
    return content[name].flatMap((item) => fields.map((field) => (item as unknown as Record<string, string>)[field] ?? ''));
  });

/** Returns the next timestamp at which pages change by themselves: the start of a year, a season, or the validity of an item. */
export const nextChange = (content: Content, now: number): number => {
  const year = yearOf(now);
  const times = [midnightOf(`${year + 1}-01-01`), firstOfTut(year), firstOfTut(year + 1), ...validTimes(content).map(Date.parse)];
  return Math.min(...times.filter((time) => time > now));
};
