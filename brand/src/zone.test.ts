import { QUARTER_MS } from '@sanabel/contract/states';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DAY_MINUTES,
  dayEndingAt,
  formatDayHead,
  formatMinutes,
  formatTimestamp,
  formatWhen,
  isSameDay,
  quartersOf,
  skippedOn,
  timestampOf,
  wallTime,
} from './zone.ts';

const CAIRO = 'Africa/Cairo';
const CHANGES = ['2026-04-24', '2026-10-29', '2027-04-30', '2027-10-28'];
const zones = fc.constantFrom(CAIRO, 'UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia');
const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const iso = (day: string, minutes: number): string => new Date(timestampOf({ day, minutes }, CAIRO)).toISOString();

afterEach(() => void vi.useRealTimers());

describe('the time in Cairo', () => {
  it('is two hours ahead in winter and three in summer', () => {
    expect([iso('2026-12-01', 360), iso('2026-07-01', 360)]).toEqual(['2026-12-01T04:00:00.000Z', '2026-07-01T03:00:00.000Z']);
  });

  it('skips the first hour of the last Friday of April', () => {
    expect(iso('2026-04-23', 23 * 60 + 45)).toBe('2026-04-23T21:45:00.000Z');
    expect(iso('2026-04-24', 60)).toBe('2026-04-23T22:00:00.000Z');
    // 00:30 does not exist in this night: the clocks show 01:30.
    expect(wallTime(timestampOf({ day: '2026-04-24', minutes: 30 }, CAIRO), CAIRO)).toEqual({ day: '2026-04-24', minutes: 90 });
    expect(quartersOf('2026-04-24', CAIRO)[0]).toEqual({ timestamp: Date.parse('2026-04-23T22:00:00Z'), minutes: 60 });
    expect(quartersOf('2026-04-24', CAIRO)).toHaveLength(92);
    expect(skippedOn('2026-04-24', CAIRO)).toEqual({ from: 0, to: 60 });
    expect(skippedOn('2026-04-23', CAIRO)).toBeNull();
  });

  it('ends the day before at that hour, though the wall never shows midnight', () => {
    expect(iso('2026-04-23', DAY_MINUTES)).toBe('2026-04-23T22:00:00.000Z');
    expect(dayEndingAt(Date.parse('2026-04-23T22:00:00Z'), CAIRO)).toBe('2026-04-23');
    expect(dayEndingAt(Date.parse('2026-04-23T22:15:00Z'), CAIRO)).toBeNull();
  });

  it('has the last hour of the last Thursday of October twice, and the first of them counts until the other is chosen', () => {
    expect(iso('2026-10-29', 22 * 60 + 45)).toBe('2026-10-29T19:45:00.000Z');
    expect(iso('2026-10-29', 23 * 60)).toBe('2026-10-29T20:00:00.000Z');
    expect(iso('2026-10-29', 23 * 60 + 45)).toBe('2026-10-29T20:45:00.000Z');
    expect(iso('2026-10-29', DAY_MINUTES)).toBe('2026-10-29T22:00:00.000Z');
    expect(iso('2026-10-30', 0)).toBe('2026-10-29T22:00:00.000Z');
    expect(dayEndingAt(Date.parse('2026-10-29T21:00:00Z'), CAIRO)).toBeNull();
    expect(dayEndingAt(Date.parse('2026-10-29T22:00:00Z'), CAIRO)).toBe('2026-10-29');
    const quarters = quartersOf('2026-10-29', CAIRO);
    expect(quarters).toHaveLength(100);
    expect(quarters.filter(({ minutes }) => minutes === 23 * 60)).toEqual([
      { timestamp: Date.parse('2026-10-29T20:00:00Z'), minutes: 23 * 60, occurrence: 'first' },
      { timestamp: Date.parse('2026-10-29T21:00:00Z'), minutes: 23 * 60, occurrence: 'second' },
    ]);
    expect(quarters.filter(({ occurrence }) => occurrence)).toHaveLength(8);
  });

  it('comes back as it was typed, wherever the clocks do not skip', () => {
    fc.assert(
      fc.property(zones, days, fc.nat(95), (zone, day, quarter) => {
        const minutes = quarter * 15;
        const timestamp = timestampOf({ day, minutes }, zone);
        expect(timestamp % QUARTER_MS).toBe(0);
        const skipped = skippedOn(day, zone);
        if (skipped && minutes >= skipped.from && minutes < skipped.to) expect(wallTime(timestamp, zone).minutes).toBeGreaterThan(minutes);
        else expect(wallTime(timestamp, zone)).toEqual({ day, minutes });
      }),
      { numRuns: 200 },
    );
  });

  it('has every moment in exactly one day, whatever the clocks do', () => {
    fc.assert(
      fc.property(zones, fc.oneof(days, fc.constantFrom(...CHANGES)), (zone, day) => {
        const quarters = quartersOf(day, zone);
        for (const { timestamp, minutes } of quarters) expect(wallTime(timestamp, zone)).toEqual({ day, minutes });
        const next = wallTime(timestampOf({ day, minutes: 12 * 60 }, zone) + 24 * 3_600_000, zone).day;
        expect(quartersOf(next, zone)[0]?.timestamp).toBe((quarters.at(-1)?.timestamp ?? 0) + QUARTER_MS);
        expect(dayEndingAt(quarters[0]?.timestamp ?? 0, zone)).not.toBeNull();
        expect(new Set(quarters.map(({ minutes, occurrence }) => `${minutes} ${occurrence}`)).size).toBe(quarters.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a moment in words', () => {
  it('has the day, the hour and its half, which never part', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
    const timestamp = Date.parse('2026-12-01T04:00:00Z');
    expect(formatTimestamp('ar', timestamp)).toEqual({ day: 'الثلاثاء ١ ديسمبر', time: '٦\u00a0ص' });
    expect(formatTimestamp('en', timestamp, { isShort: true })).toEqual({ day: '1\u00a0December', time: '6\u00a0am' });
    expect(formatMinutes('ar', 18 * 60 + 15)).toBe('٦:١٥\u00a0م');
    expect(formatMinutes('ar', 18 * 60, { isListed: true })).toBe('٦:٠٠\u00a0م');
  });

  it('is the end of the day before, where midnight ends something', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
    expect(formatTimestamp('en', Date.parse('2027-01-31T22:00:00Z'), { isEnd: true })).toEqual({
      day: 'Sunday, 31 January 2027',
      time: null,
    });
    expect(formatTimestamp('en', Date.parse('2026-04-23T22:00:00Z'), { isEnd: true, isShort: true })).toEqual({
      day: '23\u00a0April',
      time: null,
    });
  });
});

describe('a moment as people say it', () => {
  it.each([
    ['2026-11-22T08:05:00Z', 'اليوم ١٠:٠٥ ص', 'today 10:05 am'],
    // Still yesterday in London.
    ['2026-11-21T22:10:00Z', 'اليوم ١٢:١٠ ص', 'today 12:10 am'],
    ['2026-11-21T14:10:00Z', 'أمس ٤:١٠ م', 'yesterday 4:10 pm'],
    ['2026-11-23T04:00:00Z', 'غدًا ٦ ص', 'tomorrow 6 am'],
    ['2026-11-20T12:30:00Z', 'الجمعة ٢:٣٠ م', 'Friday 2:30 pm'],
    ['2026-11-15T12:30:00Z', '١٥ نوفمبر ٢:٣٠ م', '15 November 2:30 pm'],
    ['2026-12-01T04:00:00Z', '١ ديسمبر ٦ ص', '1 December 6 am'],
  ])('%s', (timestamp, arabic, english) => {
    // Sunday, 12:30 in Cairo.
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:30:00Z') });
    const formatted = (['ar', 'en'] as const).map((locale) => formatWhen(locale, Date.parse(timestamp)).replaceAll('\u00a0', ' '));
    expect(formatted).toEqual([arabic, english]);
  });
});

describe('the days of a record', () => {
  it('begin at the club’s own midnight, and today and yesterday have their word', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:30:00Z') });
    const [lateYesterday, early] = ['2026-11-21T21:50:00Z', '2026-11-21T22:10:00Z'].map((timestamp) => Date.parse(timestamp)) as [
      number,
      number,
    ];
    expect(isSameDay(lateYesterday, early)).toBe(false);
    expect(isSameDay(early, Date.now())).toBe(true);
    expect([early, lateYesterday, Date.parse('2026-11-19T10:00:00Z')].map((timestamp) => formatDayHead('ar', timestamp))).toEqual([
      { word: 'اليوم', date: 'الأحد ٢٢ نوفمبر' },
      { word: 'أمس', date: 'السبت ٢١ نوفمبر' },
      { word: null, date: 'الخميس ١٩ نوفمبر' },
    ]);
  });
});
