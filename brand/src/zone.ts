import type { Locale } from '@sanabel/contract/enumerations';
import { COUNTRY } from './club.ts';

/**
 * The club's own time: editors type and read it, while everything that is stored and sent is UTC. Summer time makes an hour that does
 * not exist and one that comes twice; `Intl` knows when.
 */

/** A day as `<input type="date">` has it, and the minutes since its midnight. */
export interface WallTime {
  day: string;
  minutes: number;
}

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn', ...parts });
  clocks.set(timeZone, clock);
  return clock;
};

/** What the clock on the wall shows at a moment. */
export const wallTime = (moment: number, timeZone: string = COUNTRY.timeZone): WallTime => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) };
};

const asUtc = ({ day, minutes }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;

/** Milliseconds by which the wall is ahead of UTC. */
const offsetAt = (moment: number, timeZone: string): number =>
  asUtc(wallTime(moment, timeZone)) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;

/**
 * The moment of a time on the wall: the first of two, and for a time that the clocks skip the one as much later as they skip. Minutes
 * may be a whole day: the midnight at its end.
 */
export const momentOf = (wall: WallTime, timeZone: string = COUNTRY.timeZone): number => {
  const guess = asUtc(wall);
  const before = offsetAt(guess - DAY_MS, timeZone);
  const after = offsetAt(guess + DAY_MS, timeZone);
  const moments = [guess - before, guess - after].filter((moment) => asUtc(wallTime(moment, timeZone)) === guess);
  return moments.length > 0 ? Math.min(...moments) : guess - before;
};

/** The quarters of an hour that a day has, in minutes since its midnight: without those that the clocks skip. */
export const quartersOf = (day: string, timeZone: string = COUNTRY.timeZone): number[] =>
  Array.from({ length: DAY_MINUTES / 15 }, (_, index) => index * 15).filter((minutes) => {
    const shown = wallTime(momentOf({ day, minutes }, timeZone), timeZone);
    return shown.day === day && shown.minutes === minutes;
  });

const NO_BREAK = '\u00a0';
/** An hour and its half of the day never part. */
const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK).replaceAll('\u202f', NO_BREAK);

/** A time of the day in words, without minutes where there are none. */
export const formatMinutes = (locale: Locale, minutes: number): string => {
  const hours: Intl.DateTimeFormatOptions = { hour: 'numeric', hour12: true, timeZone: 'UTC' };
  const shown = minutes % 60 === 0 ? hours : { ...hours, minute: '2-digit' as const };
  return unbroken(new Date(minutes * MINUTE_MS).toLocaleTimeString(COUNTRY.formats[locale], shown));
};

interface Style {
  /** Short, as on a badge: without the day of the week. */
  isShort?: boolean;
  /** Of a moment at which something ends: midnight is the end of the day before. */
  isEnd?: boolean;
}

/** A moment's day in the club's zone, in words, and its time; null for the time at the end of a day. The year is left out when it is this one. */
export const formatMoment = (
  locale: Locale,
  moment: number,
  { isShort = false, isEnd = false }: Style = {},
): { day: string; time: string | null } => {
  const { minutes } = wallTime(moment);
  const isDayEnd = isEnd && minutes === 0;
  const shown = isDayEnd ? moment - MINUTE_MS : moment;
  const isThisYear = wallTime(shown).day.slice(0, 4) === wallTime(Date.now()).day.slice(0, 4);
  const day = new Date(shown).toLocaleDateString(COUNTRY.formats[locale], {
    timeZone: COUNTRY.timeZone,
    day: 'numeric',
    month: 'long',
    ...(isShort ? {} : { weekday: 'long' }),
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return { day: isShort ? unbroken(day) : day, time: isDayEnd ? null : formatMinutes(locale, minutes) };
};
