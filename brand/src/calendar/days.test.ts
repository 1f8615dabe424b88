import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copticDay, gregorianDay } from './days.ts';

const CAIRO = 'Africa/Cairo';
const at = (iso: string): number => Date.parse(iso);

describe('the day in Cairo', () => {
  it.each([
    ['the last evening of a year', '2026-12-31T21:59:00Z', { month: 12, day: 31 }],
    ['the first minute of the next', '2026-12-31T22:00:00Z', { month: 1, day: 1 }],
    ['an hour before midnight in summer time', '2026-07-31T20:30:00Z', { month: 7, day: 31 }],
    ['midnight in summer time', '2026-07-31T21:00:00Z', { month: 8, day: 1 }],
    ['a leap day', '2028-02-29T12:00:00Z', { month: 2, day: 29 }],
  ])('at %s is that of the wall there', (_, timestamp, day) => {
    expect(gregorianDay(at(timestamp), CAIRO)).toEqual(day);
  });

  it('is the same whatever zone the clock of the device is in', () => {
    const timestamp = at('2026-11-22T22:30:00Z');
    const zone = process.env.TZ;
    try {
      for (const device of ['Pacific/Kiritimati', 'Pacific/Niue', 'UTC', CAIRO]) {
        process.env.TZ = device;
        expect([gregorianDay(timestamp, CAIRO), copticDay(timestamp, CAIRO)]).toEqual([
          { month: 11, day: 23 },
          { month: 3, day: 14 },
        ]);
      }
    } finally {
      process.env.TZ = zone;
    }
  });
});

describe('the Coptic day', () => {
  it.each([
    ['begins its year on 11 September', '2026-09-11T10:00:00Z', { month: 1, day: 1 }],
    ['and a day later before a Gregorian leap year', '2027-09-12T10:00:00Z', { month: 1, day: 1 }],
    ['whose day before is the sixth of the little month', '2027-09-11T10:00:00Z', { month: 13, day: 6 }],
    ['while other years end on its fifth', '2026-09-10T10:00:00Z', { month: 13, day: 5 }],
    ['is 13 Hatour on 22 November', '2026-11-22T10:00:00Z', { month: 3, day: 13 }],
  ])('%s', (_, timestamp, day) => {
    expect(copticDay(at(timestamp), CAIRO)).toEqual(day);
  });

  it('advances by one each day, over every month and year', () => {
    const days = fc.date({ min: new Date('2000-01-01T12:00:00Z'), max: new Date('2098-12-31T12:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const today = copticDay(date.getTime(), 'UTC');
        const next = copticDay(date.getTime() + 86_400_000, 'UTC');
        expect(next.month === today.month ? next.day : 1).toBe(next.month === today.month ? today.day + 1 : next.day);
        expect([(today.month % 13) + 1, today.month]).toContain(next.month);
        expect(today.month === 13 ? today.day <= 6 : today.day <= 30).toBe(true);
      }),
    );
  });
});
