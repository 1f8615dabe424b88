import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists } from '../../../../scripts/testing/content/generated.ts';
import { replaceSiteData } from '../../content/site-data.ts';
import { calendarPaths, cropCalendar, daysOf } from './crop-calendar.ts';

const cropWith = (regions: GrowingGuide['regions'], updatedAt = '2026-11-23T10:00:00.000Z') => ({
  ...generateItem('crops', 1),
  id: 'wheat',
  name: 'Wheat; "Giza, 171"',
  arabicName: 'القمح؛ جيزة ١٧١',
  updatedAt,
  sheet: regions ? JSON.stringify({ regions }) : '',
});
const linesOf = (file: string, name: string): string[] =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((line) => (line.split(/[:;]/)[0] === name ? [line.slice(line.indexOf(':') + 1)] : []));
const WINTER = { sowing: { from: 21, to: 21 }, harvest: { from: 7, to: 9 } };
const showing = (crops: ReturnType<typeof cropWith>[]) =>
  replaceSiteData({ content: contentOf({ ...generateLists(1), crops }, 1, { webp: 1, avif: 1 }), year: 2026, busyImages: new Set() });

beforeEach(() => {
  showing([]);
});

describe('the calendar of a crop', () => {
  it('has sowing and harvest once where all regions share them, in the language of the page', () => {
    const crop = cropWith({ everywhere: WINTER });
    expect(linesOf(cropCalendar(crop, 'en'), 'SUMMARY')).toEqual(['Wheat\\; "Giza\\, 171": sowing', 'Wheat\\; "Giza\\, 171": harvest']);
    const arabic = cropCalendar(crop, 'ar');
    expect(linesOf(arabic, 'SUMMARY')).toEqual(['زراعة القمح؛ جيزة ١٧١', 'حصاد القمح؛ جيزة ١٧١']);
    expect(linesOf(arabic, 'DESCRIPTION')[0]).toContain('النصف الثاني من نوفمبر\\n');
    expect(linesOf(arabic, 'DTSTART')).toEqual(['20261116', '20260416']);
    expect(linesOf(arabic, 'DTEND')).toEqual(['20261201', '20260601']);
  });

  it('has one event for each region that differs, and names it', () => {
    const crop = cropWith({ everywhere: WINTER, upper: { sowing: { from: 20, to: 21 } } });
    const file = cropCalendar(crop, 'en');
    expect(linesOf(file, 'SUMMARY').map((line) => line.slice(line.indexOf('": ') + 3))).toEqual([
      'sowing\\, Delta\\, Middle Egypt\\, Reclaimed land',
      'sowing\\, Upper Egypt',
      'harvest',
    ]);
  });

  it('keeps the names of its events when texts, another window or another region change, in both languages', () => {
    const uids = (regions: GrowingGuide['regions'], locale: 'ar' | 'en' = 'en', updatedAt?: string) =>
      linesOf(cropCalendar(cropWith(regions, updatedAt), locale), 'UID');
    const before = uids({ everywhere: WINTER, upper: { sowing: { from: 20, to: 21 } } });
    expect(new Set(before).size).toBe(3);
    expect(uids({ everywhere: WINTER, upper: { sowing: { from: 20, to: 21 } } }, 'ar', '2027-01-01T00:00:00.000Z')).toEqual(before);
    const after = uids({ everywhere: WINTER, upper: { sowing: { from: 20, to: 20 } }, middle: { sowing: { from: 19, to: 20 } } });
    expect(after.filter((uid) => before.includes(uid))).toEqual(before);
  });

  it('is there for crops with a date, and goes with the last of them', () => {
    showing([cropWith({ delta: { sowing: { from: 1, to: 2 } } }), { ...cropWith(undefined), id: 'other' }]);
    expect(calendarPaths()).toEqual(['/calendar/ar/wheat.ics', '/calendar/en/wheat.ics']);
    showing([cropWith({ delta: { yield: { value: '3' } } })]);
    expect(calendarPaths()).toEqual([]);
  });
});

describe('the days of a window', () => {
  it.each([
    ['a first half', { from: 0, to: 0 }, 2026, '2026-01-01', '2026-01-16'],
    ['over the end of the year', { from: 23, to: 0 }, 2026, '2026-12-16', '2027-01-16'],
    ['the end of February', { from: 3, to: 3 }, 2027, '2027-02-16', '2027-03-01'],
    ['the whole year', { from: 0, to: 23 }, 2026, '2026-01-01', '2027-01-01'],
    ['a whole year from the middle', { from: 9, to: 8 }, 2026, '2026-05-16', '2027-05-16'],
  ])('of %s', (_, span, year, from, until) => expect(daysOf(span, year)).toEqual({ from, until }));

  it('are as many as its halves have', () => {
    const half = fc.nat(23);
    fc.assert(
      fc.property(half, half, fc.integer({ min: 2000, max: 2100 }), (from, to, year) => {
        const days = daysOf({ from, to }, year);
        const count = (Date.parse(days.until) - Date.parse(days.from)) / 86_400_000;
        const halves = ((to - from + 24) % 24) + 1;
        expect(count).toBeGreaterThanOrEqual(halves * 15 - 5);
        expect(count).toBeLessThanOrEqual(halves * 15 + 7);
      }),
    );
  });

  it.each([
    ['in it', { from: 3, to: 3 }, '2028', '20260216', '20260301'],
    ['in it or in the next one', { from: 22, to: 3 }, '2027', '20261201', '20270301'],
    ['in it or in the next one', { from: 22, to: 3 }, '2028', '20261201', '20270301'],
  ])('begin in a year without a leap day %s, so that none is a day too long in another', (_, sowing, year, from, until) => {
    const file = cropCalendar(cropWith({ everywhere: { sowing } }, `${year}-05-01T00:00:00.000Z`), 'en');
    expect([linesOf(file, 'DTSTART'), linesOf(file, 'DTEND')]).toEqual([[from], [until]]);
  });
});
