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

export const wallTime = (timestamp: number, timeZone: string = COUNTRY.timeZone): WallTime => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(timestamp)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) };
};

const asUtc = ({ day, minutes }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;

/** Milliseconds of local time ahead of UTC. */
const offsetAt = (timestamp: number, timeZone: string): number =>
  asUtc(wallTime(timestamp, timeZone)) - Math.floor(timestamp / MINUTE_MS) * MINUTE_MS;

/** Returns two timestamps for a repeated time, none for a skipped one. */
const timestampsOf = (wall: WallTime, timeZone: string): number[] => {
  const guess = asUtc(wall);
  const offsets = [guess - DAY_MS, guess + DAY_MS].map((near) => offsetAt(near, timeZone));
  return [...new Set(offsets)]
    .map((offset) => guess - offset)
    .filter((timestamp) => asUtc(wallTime(timestamp, timeZone)) === guess)
    .sort((one, other) => one - other);
};

/**
 * Returns the first timestamp of a repeated time. A skipped time moves forward by the length of the gap. A full day of minutes is the
 * midnight at its end.
 */
export const timestampOf = (wall: WallTime, timeZone: string = COUNTRY.timeZone): number => {
  const guess = asUtc(wall);
  return timestampsOf(wall, timeZone)[0] ?? guess - offsetAt(guess - DAY_MS, timeZone);
};

export interface Quarter {
  timestamp: number;
  /** Local minutes since midnight. */
  minutes: number;
  /** Distinguishes a time that occurs twice. */
  occurrence?: 'first' | 'second';
}

/** Returns 96 quarter hours, fewer or more on days when the clocks change. */
export const quartersOf = (day: string, timeZone: string = COUNTRY.timeZone): Quarter[] => {
  const [start, end] = [0, DAY_MINUTES].map((minutes) => timestampOf({ day, minutes }, timeZone)) as [number, number];
  const quarters: Quarter[] = [];
  for (let timestamp = start; timestamp < end; timestamp += QUARTER_MS) {
    const { minutes } = wallTime(timestamp, timeZone);
    const repeats = end - start > DAY_MS ? timestampsOf({ day, minutes }, timeZone) : [];
    quarters.push({ timestamp, minutes, ...(repeats.length > 1 && { occurrence: timestamp === repeats[0] ? 'first' : 'second' }) });
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
export const dayEndingAt = (timestamp: number, timeZone: string = COUNTRY.timeZone): string | null => {
  const { day } = wallTime(timestamp - MINUTE_MS, timeZone);
  return day === wallTime(timestamp, timeZone).day ? null : day;
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
export const formatTimestamp = (
  locale: Locale,
  timestamp: number,
  { isShort = false, isEnd = false }: Style = {},
): { day: string; time: string | null } => {
  const isDayEnd = isEnd && dayEndingAt(timestamp) !== null;
  const shown = isDayEnd ? timestamp - MINUTE_MS : timestamp;
  const isThisYear = wallTime(shown).day.slice(0, 4) === wallTime(Date.now()).day.slice(0, 4);
  const day = new Date(shown).toLocaleDateString(COUNTRY.formats[locale], {
    timeZone: COUNTRY.timeZone,
    day: 'numeric',
    month: 'long',
    ...(isShort ? {} : { weekday: 'long' }),
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  const text = day.replace('،', '');
  return { day: isShort ? unbroken(text) : text, time: isDayEnd ? null : formatMinutes(locale, wallTime(timestamp).minutes) };
};

const WEEK_DAYS = 7;
const dayNumber = (timestamp: number): number => Date.parse(wallTime(timestamp).day) / DAY_MS;

/** Counts the club's midnights from one timestamp to another. */
export const daysBetween = (from: number, until: number): number => dayNumber(until) - dayNumber(from);

/**
 * Formats a timestamp in the club's time: "today 10:05 am", "Friday 2:30 pm" within the last week, else "1 December 6 am". English starts
 * in lower case, for use inside a sentence.
 */
export const formatWhen = (locale: Locale, timestamp: number, { isListed = false } = {}): string => {
  const passed = daysBetween(timestamp, Date.now());
  const region = COUNTRY.formats[locale];
  const day = (): string => {
    if (Math.abs(passed) <= 1) return new Intl.RelativeTimeFormat(region, { numeric: 'auto' }).format(-passed, 'day');
    if (passed > 1 && passed < WEEK_DAYS)
      return new Date(timestamp).toLocaleDateString(region, { weekday: 'long', timeZone: COUNTRY.timeZone });
    return formatTimestamp(locale, timestamp, { isShort: true }).day;
  };
  return `${day()} ${formatMinutes(locale, wallTime(timestamp).minutes, { isListed })}`;
};

export const isSameDay = (one: number, other: number): boolean => daysBetween(one, other) === 0;

/** `word` is "today" or "yesterday", otherwise null. */
export const formatDayHead = (locale: Locale, timestamp: number): { word: string | null; date: string } => {
  const passed = daysBetween(timestamp, Date.now());
  const { day } = formatTimestamp(locale, timestamp);
  if (passed !== 0 && passed !== 1) return { word: null, date: day };
  return { word: new Intl.RelativeTimeFormat(COUNTRY.formats[locale], { numeric: 'auto' }).format(-passed, 'day'), date: day };
};
