import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY_MINUTES, formatMinutes, formatMoment, momentOf, quartersOf, wallTime } from './zone.ts';

const CAIRO = 'Africa/Cairo';
const iso = (day: string, minutes: number): string => new Date(momentOf({ day, minutes }, CAIRO)).toISOString();

afterEach(() => void vi.useRealTimers());

describe('the time in Cairo', () => {
  it('is two hours ahead in winter and three in summer', () => {
    expect([iso('2026-12-01', 360), iso('2026-07-01', 360)]).toEqual(['2026-12-01T04:00:00.000Z', '2026-07-01T03:00:00.000Z']);
  });

  it('skips the first hour of the last Friday of April', () => {
    expect(iso('2026-04-23', 23 * 60 + 45)).toBe('2026-04-23T21:45:00.000Z');
    expect(iso('2026-04-24', 60)).toBe('2026-04-23T22:00:00.000Z');
    // There is no half past twelve in this night: the clocks show half past one.
    expect(wallTime(momentOf({ day: '2026-04-24', minutes: 30 }, CAIRO), CAIRO)).toEqual({ day: '2026-04-24', minutes: 90 });
    expect(quartersOf('2026-04-24', CAIRO)[0]).toBe(60);
    expect(quartersOf('2026-04-24', CAIRO)).toHaveLength(92);
  });

  it('has the last hour of the last Thursday of October twice, and the first of them counts', () => {
    expect(iso('2026-10-29', 22 * 60 + 45)).toBe('2026-10-29T19:45:00.000Z');
    expect(iso('2026-10-29', 23 * 60)).toBe('2026-10-29T20:00:00.000Z');
    expect(iso('2026-10-29', 23 * 60 + 45)).toBe('2026-10-29T20:45:00.000Z');
    // The end of that day comes after both.
    expect(iso('2026-10-29', DAY_MINUTES)).toBe('2026-10-29T22:00:00.000Z');
    expect(iso('2026-10-30', 0)).toBe('2026-10-29T22:00:00.000Z');
    expect(quartersOf('2026-10-29', CAIRO)).toHaveLength(96);
  });

  it('comes back as it was typed, wherever the clocks do not skip', () => {
    const zones = fc.constantFrom(CAIRO, 'UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia');
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, days, fc.nat(95), (zone, date, quarter) => {
        const day = date.toISOString().slice(0, 10);
        const minutes = quarter * 15;
        const moment = momentOf({ day, minutes }, zone);
        expect(moment % (15 * 60_000)).toBe(0);
        if (quartersOf(day, zone).includes(minutes)) expect(wallTime(moment, zone)).toEqual({ day, minutes });
        else expect(wallTime(moment, zone).minutes).toBeGreaterThan(minutes);
      }),
      { numRuns: 200 },
    );
  });

  it('goes on with the moments, summer time or not', () => {
    for (const day of ['2026-04-23', '2026-04-24', '2026-10-29', '2026-10-30']) {
      const moments = quartersOf(day, CAIRO).map((minutes) => momentOf({ day, minutes }, CAIRO));
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      expect(new Set(moments).size).toBe(moments.length);
    }
  });
});

describe('a moment in words', () => {
  it('has the day, the hour and its half, which never part', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
    const moment = Date.parse('2026-12-01T04:00:00Z');
    expect(formatMoment('ar', moment)).toEqual({ day: 'الثلاثاء، ١ ديسمبر', time: '٦\u00a0ص' });
    expect(formatMoment('en', moment, { isShort: true })).toEqual({ day: '1\u00a0December', time: '6\u00a0am' });
    expect(formatMinutes('ar', 18 * 60 + 15)).toBe('٦:١٥\u00a0م');
  });

  it('is the end of the day before, where midnight ends something', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
    expect(formatMoment('en', Date.parse('2027-01-31T22:00:00Z'), { isEnd: true })).toEqual({ day: 'Sunday, 31 January 2027', time: null });
  });
});
