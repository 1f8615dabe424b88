import type { Locale } from '@sanabel/contract/enumerations';
import { QUARTER_MS } from '@sanabel/contract/states';
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
const QUARTER = QUARTER_MS / MINUTE_MS;

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

/** All moments at which the wall shows a time: one, two where the clocks are put back, none where they are put forward. */
const momentsOf = (wall: WallTime, timeZone: string): number[] => {
  const guess = asUtc(wall);
  const offsets = [guess - DAY_MS, guess + DAY_MS].map((near) => offsetAt(near, timeZone));
  return [...new Set(offsets)]
    .map((offset) => guess - offset)
    .filter((moment) => asUtc(wallTime(moment, timeZone)) === guess)
    .sort((one, other) => one - other);
};

/**
 * The moment of a time on the wall: the first of two, and for a time that the clocks skip the one as much later as they skip. Minutes
 * may be a whole day: the midnight at its end.
 */
export const momentOf = (wall: WallTime, timeZone: string = COUNTRY.timeZone): number => {
  const guess = asUtc(wall);
  return momentsOf(wall, timeZone)[0] ?? guess - offsetAt(guess - DAY_MS, timeZone);
};

/** A quarter of an hour of a day. */
export interface Quarter {
  moment: number;
  /** As the wall shows it, since midnight. */
  minutes: number;
  /** Which of the two, where the clocks are put back and show it twice. */
  turn?: 'first' | 'second';
}

/** The quarters of an hour that a day has: 96, fewer where the clocks are put forward, more where they are put back. */
export const quartersOf = (day: string, timeZone: string = COUNTRY.timeZone): Quarter[] => {
  const [start, end] = [0, DAY_MINUTES].map((minutes) => momentOf({ day, minutes }, timeZone)) as [number, number];
  const quarters: Quarter[] = [];
  for (let moment = start; moment < end; moment += QUARTER_MS) {
    const { minutes } = wallTime(moment, timeZone);
    const twins = end - start > DAY_MS ? momentsOf({ day, minutes }, timeZone) : [];
    quarters.push({ moment, minutes, ...(twins.length > 1 && { turn: moment === twins[0] ? 'first' : 'second' }) });
  }
  return quarters;
};

/** The times that the clocks skip on a day, in minutes since midnight; null on most days. */
export const skippedOn = (day: string, timeZone: string = COUNTRY.timeZone): { from: number; to: number } | null => {
  const there = new Set(quartersOf(day, timeZone).map(({ minutes }) => minutes));
  const missing = Array.from({ length: DAY_MINUTES / QUARTER }, (_, index) => index * QUARTER).filter((minutes) => !there.has(minutes));
  const [from] = missing;
  return from === undefined ? null : { from, to: from + missing.length * QUARTER };
};

/** The day that ends at a moment, which need not be midnight where the clocks change; null within a day. */
export const dayEndingAt = (moment: number, timeZone: string = COUNTRY.timeZone): string | null => {
  const { day } = wallTime(moment - MINUTE_MS, timeZone);
  return day === wallTime(moment, timeZone).day ? null : day;
};

const NO_BREAK = '\u00a0';
/** An hour and its half of the day never part. */
const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK).replaceAll('\u202f', NO_BREAK);

/** A time of the day in words; where it has no minutes they are left out, but not in a list of times. */
export const formatMinutes = (locale: Locale, minutes: number, { isListed = false } = {}): string => {
  const hours: Intl.DateTimeFormatOptions = { hour: 'numeric', hour12: true, timeZone: 'UTC' };
  const shown = minutes % 60 === 0 && !isListed ? hours : { ...hours, minute: '2-digit' as const };
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
  const isDayEnd = isEnd && dayEndingAt(moment) !== null;
  const shown = isDayEnd ? moment - MINUTE_MS : moment;
  const isThisYear = wallTime(shown).day.slice(0, 4) === wallTime(Date.now()).day.slice(0, 4);
  const day = new Date(shown).toLocaleDateString(COUNTRY.formats[locale], {
    timeZone: COUNTRY.timeZone,
    day: 'numeric',
    month: 'long',
    ...(isShort ? {} : { weekday: 'long' }),
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  const words = day.replace('،', '');
  return { day: isShort ? unbroken(words) : words, time: isDayEnd ? null : formatMinutes(locale, wallTime(moment).minutes) };
};

const WEEK_DAYS = 7;
const dayNumber = (moment: number): number => Date.parse(wallTime(moment).day) / DAY_MS;

/**
 * A moment as people say it, in the club's own time: "today 10:05 am", "Friday 2:30 pm" of the last week, else "1 December 6 am". In
 * English it begins with a small letter, as inside a sentence.
 */
export const formatWhen = (locale: Locale, moment: number, { isListed = false } = {}): string => {
  const passed = dayNumber(Date.now()) - dayNumber(moment);
  const region = COUNTRY.formats[locale];
  const day = (): string => {
    if (Math.abs(passed) <= 1) return new Intl.RelativeTimeFormat(region, { numeric: 'auto' }).format(-passed, 'day');
    if (passed > 1 && passed < WEEK_DAYS)
      return new Date(moment).toLocaleDateString(region, { weekday: 'long', timeZone: COUNTRY.timeZone });
    return formatMoment(locale, moment, { isShort: true }).day;
  };
  return `${day()} ${formatMinutes(locale, wallTime(moment).minutes, { isListed })}`;
};

/** Whether two moments are on one day of the club. */
export const isSameDay = (one: number, other: number): boolean => dayNumber(one) === dayNumber(other);

/** A day at the head of what happened on it: today and yesterday by their word, and its date. */
export const formatDayHead = (locale: Locale, moment: number): { word: string | null; date: string } => {
  const passed = dayNumber(Date.now()) - dayNumber(moment);
  const { day } = formatMoment(locale, moment);
  if (passed !== 0 && passed !== 1) return { word: null, date: day };
  return { word: new Intl.RelativeTimeFormat(COUNTRY.formats[locale], { numeric: 'auto' }).format(-passed, 'day'), date: day };
};
