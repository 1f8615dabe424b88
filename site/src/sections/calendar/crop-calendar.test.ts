import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import { edgesOfHalves } from '@sanabel/contract/growing-guide/window';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists } from '../../../../scripts/testing/content/generated.ts';
import { replaceSiteData } from '../../content/site-data.ts';
import { calendarPaths, cropCalendar, namedCalendar, splitCalendarName } from './crop-calendar.ts';

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
const WINTER = { sowing: [edgesOfHalves(21, 21)], harvest: [edgesOfHalves(7, 9)] };
const showing = (crops: ReturnType<typeof cropWith>[]) =>
  replaceSiteData({ content: contentOf({ ...generateLists(1), crops }, 1, { webp: 1, avif: 1 }), year: 2026, busyImages: new Set() });

beforeEach(() => {
  showing([]);
});

describe('the calendar of a crop', () => {
  it('has the first and the last day of each window of its region, in the language of the page', () => {
    const crop = cropWith({
      everywhere: WINTER,
      delta: { sowing: [{ from: '11-15', to: '11-30' }] },
      upper: { sowing: [{ from: '11-10', to: '11-25' }] },
    });
    const arabic = cropCalendar(crop, 'upper', 'ar');
    expect(linesOf(arabic, 'SUMMARY')).toEqual([
      'بداية زراعة القمح؛ جيزة ١٧١: الصعيد',
      'آخر أيام زراعة القمح؛ جيزة ١٧١: الصعيد',
      'بداية حصاد القمح؛ جيزة ١٧١: الصعيد',
      'آخر أيام حصاد القمح؛ جيزة ١٧١: الصعيد',
    ]);
    expect(linesOf(arabic, 'DTSTART')).toEqual(['20261110', '20261125', '20260416', '20260531']);
    expect(linesOf(arabic, 'DTEND')).toEqual(['20261111', '20261126', '20260417', '20260601']);
    expect(linesOf(arabic, 'DESCRIPTION')[0]).toContain('من ١٠ إلى ٢٥ نوفمبر\\n');
    expect(linesOf(cropCalendar(crop, 'delta', 'en'), 'DTSTART').slice(0, 2)).toEqual(['20261115', '20261130']);
  });

  it('distinguishes windows of one kind by name and place', () => {
    const sowing = [
      { from: '02-01', to: '03-31', name: 'Summer' },
      { from: '07-01', to: '08-31', name: 'Nile', place: 'Minya' },
    ];
    expect(linesOf(cropCalendar(cropWith({ upper: { sowing } }), 'upper', 'en'), 'SUMMARY').map((line) => line.split('": ')[1])).toEqual([
      'sowing begins\\, Upper Egypt\\, Summer',
      'last day of sowing\\, Upper Egypt\\, Summer',
      'sowing begins\\, Upper Egypt\\, Nile\\, Minya',
      'last day of sowing\\, Upper Egypt\\, Nile\\, Minya',
    ]);
  });

  it('reminds a week before each of its days', () => {
    const file = cropCalendar(cropWith({ everywhere: WINTER }), 'everywhere', 'en');
    expect(linesOf(file, 'TRIGGER')).toEqual(['-P7D', '-P7D', '-P7D', '-P7D']);
  });

  it('says whose dates it has where the region has none of its own', () => {
    const crop = cropWith({ upper: { sowing: [{ from: '11-10', to: '11-25' }] } });
    expect(linesOf(cropCalendar(crop, 'middle', 'en'), 'DESCRIPTION')[0]).toContain('as in Upper Egypt');
  });

  it('keeps the names of its events when texts or days change, in both languages', () => {
    const uids = (to: string, locale: 'ar' | 'en' = 'en', updatedAt?: string) =>
      linesOf(cropCalendar(cropWith({ upper: { sowing: [{ from: '11-10', to }] } }, updatedAt), 'upper', locale), 'UID');
    const before = uids('11-25');
    expect(new Set(before).size).toBe(2);
    expect(uids('11-20', 'ar', '2027-01-01T00:00:00.000Z')).toEqual(before);
  });

  it('has each of its days in every year', () => {
    const file = cropCalendar(cropWith({ upper: { sowing: [edgesOfHalves(3, 3)] } }, '2028-05-01T00:00:00.000Z'), 'upper', 'en');
    expect(linesOf(file, 'DTSTART')).toEqual(['20280216', '20280228']);
  });

  it('is there for each region with a date, and goes with the last of them', () => {
    const cane = { sowing: [{ ...edgesOfHalves(1, 2), place: 'Qena' }] };
    showing([cropWith({ upper: cane }), { ...cropWith(undefined), id: 'other' }]);
    expect(calendarPaths()).toEqual([
      '/calendar/ar/wheat-upper.ics',
      '/calendar/en/wheat-upper.ics',
      '/calendar/ar/year-upper.ics',
      '/calendar/en/year-upper.ics',
    ]);
    expect(linesOf(namedCalendar('year-upper', 'en'), 'UID')).toEqual(linesOf(namedCalendar('wheat-upper', 'en'), 'UID'));
    expect(splitCalendarName('wheat-of-the-delta-upper')).toEqual({ id: 'wheat-of-the-delta', region: 'upper' });
    showing([cropWith({ delta: { yield: { value: '3' } } })]);
    expect(calendarPaths()).toEqual([]);
  });
});
