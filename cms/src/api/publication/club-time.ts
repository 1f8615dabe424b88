import type { ClubTime } from '../../../config/environment/hook.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...numeric, calendar: 'gregory', hourCycle: 'h23', timeZone: zone });
  formats.set(zone, made);
  return made;
};

/** What a clock on the wall in a time zone shows, as if it were UTC. */
const wallOf = (moment: number, zone: string): number => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

const DAY_MS = 24 * 3_600_000;

/**
 * The moment at which the clock on the wall shows this. In the hour that summer time leaves out it is an hour later, in the one that it
 * repeats the first.
 */
const momentOf = (wall: number, zone: string): number => {
  const found = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (wallOf(near, zone) - near));
  const right = found.filter((moment) => wallOf(moment, zone) === wall);
  return right.length > 0 ? Math.min(...right) : Math.max(...found);
};

const daysFrom = (moment: number, zone: string): number => Math.floor(wallOf(moment, zone) / DAY_MS) * DAY_MS;

/** The month of the club in which a moment lies, as `2026-11`. */
export const clubMonth = (moment: number, zone: string): string => new Date(wallOf(moment, zone)).toISOString().slice(0, 7);

/** The moment at which the club's next month begins. */
export const nextMonth = (moment: number, zone: string): number => {
  const wall = new Date(wallOf(moment, zone));
  return momentOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1), zone);
};

/** The first of these times of the club's day after a moment. */
export const nextTime = (moment: number, times: readonly ClubTime[], zone: string): number => {
  const today = daysFrom(moment, zone);
  const coming = [0, 1, 2].flatMap((days) =>
    times.map(({ hour, minute }) => momentOf(today + days * DAY_MS + (hour * 60 + minute) * 60_000, zone)),
  );
  return Math.min(...coming.filter((time) => time > moment));
};

/** From a moment up to another, which is no part of it. */
export interface Span {
  from: number;
  to: number;
}

const spansBack = (count: number, startOf: (back: number) => number, zone: string): Span[] =>
  Array.from({ length: count }, (_, back) => ({ from: momentOf(startOf(back), zone), to: momentOf(startOf(back - 1), zone) }));

/** The last days of the club, today first. */
export const clubDays = (now: number, count: number, zone: string): Span[] =>
  spansBack(count, (back) => daysFrom(now, zone) - back * DAY_MS, zone);

const WEEK_DAYS = 7;

/** The last weeks of the club, this one first; they begin with Sunday. */
export const clubWeeks = (now: number, count: number, zone: string): Span[] => {
  const today = daysFrom(now, zone);
  const sunday = today - new Date(today).getUTCDay() * DAY_MS;
  return spansBack(count, (back) => sunday - back * WEEK_DAYS * DAY_MS, zone);
};

/** The last months of the club, this one first. */
export const clubMonths = (now: number, count: number, zone: string): Span[] => {
  const wall = new Date(wallOf(now, zone));
  return spansBack(count, (back) => Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() - back), zone);
};
