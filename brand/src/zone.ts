import type { Locale } from '@sanabel/contract/enumerations';
import { QUARTER_MS } from '@sanabel/contract/states';
import { COUNTRY } from './club.ts';

/**
 * Editors type and read the club's time; storage and transport use UTC. Summer time skips one hour and repeats another; `Intl` knows when.
 */

/** `day` has the format of `<input type="date">`; minutes count from its midnight. */
export interface WallTime {
  day: string;
  minutes: number;
}

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;
export const DAY_MS = DAY_MINUTES * MINUTE_MS;
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

export const wallTime = (moment: number, timeZone: string = COUNTRY.timeZone): WallTime => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) };
};

const asUtc = ({ day, minutes }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;

/** Milliseconds of local time ahead of UTC. */
const offsetAt = (moment: number, timeZone: string): number =>
  asUtc(wallTime(moment, timeZone)) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;

/** Returns two timestamps for a repeated time, none for a skipped one. */
const momentsOf = (wall: WallTime, timeZone: string): number[] => {
  const guess = asUtc(wall);
  const offsets = [guess - DAY_MS, guess + DAY_MS].map((near) => offsetAt(near, timeZone));
  return [...new Set(offsets)]
    .map((offset) => guess - offset)
    .filter((moment) => asUtc(wallTime(moment, timeZone)) === guess)
    .sort((one, other) => one - other);
};

/**
 * Returns the first timestamp of a repeated time. A skipped time moves forward by the length of the gap. A full day of minutes is the
 * midnight at its end.
 */
export const momentOf = (wall: WallTime, timeZone: string = COUNTRY.timeZone): number => {
  const guess = asUtc(wall);
  return momentsOf(wall, timeZone)[0] ?? guess - offsetAt(guess - DAY_MS, timeZone);
};

export interface Quarter {
  moment: number;
  /** Local minutes since midnight. */
  minutes: number;
  /** Distinguishes a time that occurs twice. */
  turn?: 'first' | 'second';
}

/** Returns 96 quarter hours, fewer or more on days when the clocks change. */
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

/** Returns the skipped minutes since midnight; null on most days. */
export const skippedOn = (day: string, timeZone: string = COUNTRY.timeZone): { from: number; to: number } | null => {
  const there = new Set(quartersOf(day, timeZone).map(({ minutes }) => minutes));
  const missing = Array.from({ length: DAY_MINUTES / QUARTER }, (_, index) => index * QUARTER).filter((minutes) => !there.has(minutes));
  const [from] = missing;
  return from === undefined ? null : { from, to: from + missing.length * QUARTER };
};

/** Returns the day that ends at a timestamp, or null. The end need not be midnight when the clocks change. */
export const dayEndingAt = (moment: number, timeZone: string = COUNTRY.timeZone): string | null => {
  const { day } = wallTime(moment - MINUTE_MS, timeZone);
  return day === wallTime(moment, timeZone).day ? null : day;
};

const NO_BREAK = '\u00a0';
/** Keeps the hour and its am or pm on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK).replaceAll('\u202f', NO_BREAK);

/** Leaves out zero minutes, except in a list of times. */
export const formatMinutes = (locale: Locale, minutes: number, { isListed = false } = {}): string => {
  const hours: Intl.DateTimeFormatOptions = { hour: 'numeric', hour12: true, timeZone: 'UTC' };
  const shown = minutes % 60 === 0 && !isListed ? hours : { ...hours, minute: '2-digit' as const };
  return unbroken(new Date(minutes * MINUTE_MS).toLocaleTimeString(COUNTRY.formats[locale], shown));
};

interface Style {
  /** Leaves out the weekday, as on a badge. */
  isShort?: boolean;
  /** Treats midnight as the end of the day before. */
  isEnd?: boolean;
}

/** Formats day and time in the club's zone. `time` is null at the end of a day, and the current year is left out. */
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
 * Formats a timestamp in the club's time: "today 10:05 am", "Friday 2:30 pm" within the last week, else "1 December 6 am". English starts
 * in lower case, for use inside a sentence.
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

export const isSameDay = (one: number, other: number): boolean => dayNumber(one) === dayNumber(other);

/** `word` is "today" or "yesterday", otherwise null. */
export const formatDayHead = (locale: Locale, moment: number): { word: string | null; date: string } => {
  const passed = dayNumber(Date.now()) - dayNumber(moment);
  const { day } = formatMoment(locale, moment);
  if (passed !== 0 && passed !== 1) return { word: null, date: day };
  return { word: new Intl.RelativeTimeFormat(COUNTRY.formats[locale], { numeric: 'auto' }).format(-passed, 'day'), date: day };
};
