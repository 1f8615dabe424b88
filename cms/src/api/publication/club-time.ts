import { DAY_MS } from '@sanabel/contract/time';
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

/** Local time of a zone, encoded as if it were UTC. */
const wallOf = (timestamp: number, zone: string): number => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(timestamp)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** Timestamp of a local time. A time that summer time skips maps to an hour later, a repeated one to the first. */
const timestampOf = (wall: number, zone: string): number => {
  const found = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (wallOf(near, zone) - near));
  const right = found.filter((timestamp) => wallOf(timestamp, zone) === wall);
  return right.length > 0 ? Math.min(...right) : Math.max(...found);
};

const daysFrom = (timestamp: number, zone: string): number => Math.floor(wallOf(timestamp, zone) / DAY_MS) * DAY_MS;

/** Month in the club's time zone, as `2026-11`. */
export const clubMonth = (timestamp: number, zone: string): string => new Date(wallOf(timestamp, zone)).toISOString().slice(0, 7);

export const nextMonth = (timestamp: number, zone: string): number => {
  const wall = new Date(wallOf(timestamp, zone));
  return timestampOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1), zone);
};

export const nextTime = (timestamp: number, times: readonly ClubTime[], zone: string): number => {
  const today = daysFrom(timestamp, zone);
  const coming = [0, 1, 2].flatMap((days) =>
    times.map(({ hour, minute }) => timestampOf(today + days * DAY_MS + (hour * 60 + minute) * 60_000, zone)),
  );
  return Math.min(...coming.filter((time) => time > timestamp));
};

/** Excludes `to`. */
export interface Span {
  from: number;
  to: number;
}

const spansBack = (count: number, startOf: (back: number) => number, zone: string): Span[] =>
  Array.from({ length: count }, (_, back) => ({ from: timestampOf(startOf(back), zone), to: timestampOf(startOf(back - 1), zone) }));

export const clubDays = (now: number, count: number, zone: string): Span[] =>
  spansBack(count, (back) => daysFrom(now, zone) - back * DAY_MS, zone);

const WEEK_DAYS = 7;

/** This week first; weeks begin on Sunday. */
export const clubWeeks = (now: number, count: number, zone: string): Span[] => {
  const today = daysFrom(now, zone);
  const sunday = today - new Date(today).getUTCDay() * DAY_MS;
  return spansBack(count, (back) => sunday - back * WEEK_DAYS * DAY_MS, zone);
};

export const clubMonths = (now: number, count: number, zone: string): Span[] => {
  const wall = new Date(wallOf(now, zone));
  return spansBack(count, (back) => Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() - back), zone);
};
