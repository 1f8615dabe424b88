import { sized } from '@sanabel/scripts/testing/size.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clubDays, clubMonths, clubWeeks } from '../publication/club-time.ts';
import { lastTime, nextBackupAt } from './due.ts';
import { type Archive, expiredIn, retainedOf, slotsOf } from './retention.ts';

const ZONE = 'Africa/Cairo';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COUNTS = { days: 7, weeks: 4, months: 6 };
/** About half past three at night in Cairo. */
const START = Date.parse('2026-01-01T01:30:00Z');
const idsIn = (archives: readonly Archive[]) => archives.map(({ id }) => id);

const nameAt = (now: number, days: number): string =>
  `sanabel-${new Date(now - days * DAY)
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-')}.tar`;

describe('archives that no list knows', () => {
  const now = Date.parse('2026-07-15T12:00:00Z');

  it('stay for as many days, weeks and months as others: a new installation must not delete its own past', () => {
    const names = Array.from({ length: 200 }, (_, day) => nameAt(now, day));
    const left = names.filter((name) => !expiredIn(names, new Set([names[0] ?? '']), COUNTS, now, ZONE).includes(name));
    expect(left).toEqual(expect.arrayContaining(names.slice(0, 7)));
    expect(left.length).toBeGreaterThan(COUNTS.days + COUNTS.months);
    expect(left.length).toBeLessThanOrEqual(COUNTS.days + COUNTS.weeks + COUNTS.months);
  });

  it('go like others, and what is none of ours stays', () => {
    const names = [nameAt(now, 0.1), nameAt(now, 0.2), nameAt(now, 400), 'notes.txt'];
    expect(expiredIn(names, new Set(), { days: 1, weeks: 0, months: 0 }, now, ZONE)).toEqual(names.slice(1, 3));
    expect(expiredIn(names.slice(1), new Set(names.slice(0, 1)), { days: 1, weeks: 0, months: 0 }, now, ZONE)).toEqual(names.slice(1, 3));
    expect(expiredIn(names, new Set(names), { days: 1, weeks: 0, months: 0 }, now, ZONE)).toEqual([]);
  });
});

/** Simulates days with failed and extra backups, deleting as the server does. */
const live = (days: readonly { fails: boolean; byHand: boolean }[], check: (there: Archive[], all: Archive[], now: number) => void) => {
  let there: Archive[] = [];
  const all: Archive[] = [];
  for (const [day, { fails, byHand }] of days.entries()) {
    const now = START + day * DAY + 12 * HOUR;
    const made: Archive[] = [
      ...(fails ? [] : [{ id: `c${day}`, kind: 'clock', at: START + day * DAY }]),
      ...(byHand ? [{ id: `h${day}`, kind: 'hand', at: START + day * DAY + 6 * HOUR }] : []),
    ];
    all.push(...made);
    there.push(...made);
    const retained = retainedOf(there, COUNTS, now, ZONE);
    there = there.filter(({ id }) => retained.has(id));
    check(there, all, now);
  }
};

describe('what is kept over a year', () => {
  const year = fc.array(fc.record({ fails: fc.boolean(), byHand: fc.boolean() }), { minLength: 366, maxLength: 366 });

  it('is every one of the last days, and one of each week and month that had any, never more', () => {
    fc.assert(
      fc.property(year, (days) =>
        live(days, (there, all, now) => {
          expect(there.length).toBeLessThanOrEqual(2 * COUNTS.days + COUNTS.weeks + COUNTS.months);
          if (all.length > 0) expect(idsIn(there)).toContain(all.at(-1)?.id);
          const [week = { from: 0 }] = clubDays(now, COUNTS.days, ZONE).slice(-1);
          expect(idsIn(there)).toEqual(expect.arrayContaining(idsIn(all.filter(({ at }) => at >= week.from))));
          for (const span of [...clubWeeks(now, COUNTS.weeks, ZONE), ...clubMonths(now, COUNTS.months, ZONE)]) {
            const [first] = all.filter(({ at }) => span.from <= at && at < span.to);
            if (first) expect(idsIn(there)).toContain(first.id);
          }
        }),
      ),
      { numRuns: sized(1, 25) },
    );
  });

  it('is fifteen archives after a year without a fault: Sundays and firsts of the month beside the last days', () => {
    let last: Archive[] = [];
    live(Array(366).fill({ fails: false, byHand: false }), (there) => {
      last = there;
    });
    const dates = last.map(({ at }) => new Date(at).toISOString().slice(0, 10));
    expect(dates).toEqual([
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
      ...[26, 27, 28, 29, 30, 31].map((day) => `2026-12-${day}`),
      '2027-01-01',
    ]);
  });

  it('is the newest one at least, however old it is, and what comes from a clock that was put back', () => {
    const [old, ahead] = [
      { id: 'old', kind: 'clock', at: START - 900 * DAY },
      { id: 'ahead', kind: 'clock', at: START + 9 * DAY },
    ];
    expect([...retainedOf([old], COUNTS, START, ZONE)]).toEqual(['old']);
    expect(retainedOf([old, ahead], COUNTS, START, ZONE)).toContain('ahead');
  });

  it('says why there is none', () => {
    const archives = [0, 2, 3].map((day) => ({ id: `${day}`, kind: 'clock', at: START + day * DAY }));
    const now = START + 5 * DAY;
    const slots = slotsOf(clubDays(now, 7, ZONE), { archives, failedAt: [START + DAY], nextAt: now + HOUR });
    expect(slots.map(({ gap }) => gap)).toEqual(['coming', 'none', null, null, 'failed', null, 'early']);
  });
});

describe('the clock of backups', () => {
  const at = { hour: 3, minute: 0 };
  const timestamp = (text: string) => Date.parse(`${text}+02:00`);
  const next = (now: string, attempts: { startedAt: number; state: string }[] = [], since = 0) =>
    nextBackupAt(timestamp(now), { at, zone: ZONE, since, attempts });

  it('makes up for a time that passed while no server ran, once', () => {
    const done = { startedAt: timestamp('2026-11-22T03:00:00'), state: 'done' };
    expect(next('2026-11-23T09:00:00', [done])).toBe(timestamp('2026-11-23T03:00:00'));
    const made = { startedAt: timestamp('2026-11-23T09:00:00'), state: 'done' };
    expect(next('2026-11-23T09:05:00', [done, made])).toBe(timestamp('2026-11-24T03:00:00'));
  });

  it('misses nothing before there was anything to keep', () => {
    expect(next('2026-11-23T09:00:00', [], timestamp('2026-11-23T08:00:00'))).toBe(timestamp('2026-11-24T03:00:00'));
  });

  it('tries again an hour after a failure, three times, and not after someone stopped it', () => {
    const failed = (hour: number) => ({ startedAt: timestamp(`2026-11-23T0${hour}:00:00`), state: 'failed' });
    expect(next('2026-11-23T03:10:00', [failed(3)])).toBe(timestamp('2026-11-23T04:00:00'));
    expect(next('2026-11-23T05:10:00', [failed(3), failed(4), failed(5)])).toBe(timestamp('2026-11-24T03:00:00'));
    expect(next('2026-11-23T03:10:00', [{ ...failed(3), state: 'stopped' }])).toBe(timestamp('2026-11-24T03:00:00'));
  });

  it('finds its last time on the days on which summer time begins and ends', () => {
    const midnight = { hour: 0, minute: 30 };
    expect(lastTime(Date.parse('2026-04-24T12:00:00Z'), midnight, ZONE)).toBe(Date.parse('2026-04-23T22:30:00Z'));
    expect(lastTime(Date.parse('2026-10-30T12:00:00Z'), midnight, ZONE)).toBe(Date.parse('2026-10-29T22:30:00Z'));
  });
});
