import { isWithin, YEAR_DAYS, yearDay } from '@sanabel/brand/calendar/seasons';
import { LOCALES } from '@sanabel/contract/enumerations';
import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import { edgesOfHalves } from '@sanabel/contract/growing-guide/window';
import { describe, expect, it } from 'vitest';
import { generateItem } from '../../../../scripts/testing/content/generated.ts';
import { WORKS, YEAR_REGIONS } from '../../content/year-crops.ts';
import { columnOf, MOST_ROWS, regionTabs, yearRows } from './year.ts';

const cropWith = (name: string, regions: GrowingGuide['regions']) => ({
  ...generateItem('crops', name.length),
  id: name,
  name,
  growthPeriod: 6,
  sheet: JSON.stringify({ regions }),
});
const WHEAT = { sowing: [edgesOfHalves(20, 21)], harvest: [edgesOfHalves(7, 9)] };
const COTTON = { delta: { sowing: [edgesOfHalves(4, 6)], harvest: [edgesOfHalves(16, 18)] }, upper: { sowing: [edgesOfHalves(3, 4)] } };
const CROPS = [
  cropWith('wheat', { everywhere: WHEAT }),
  cropWith('cotton', COTTON),
  cropWith('clover', { delta: { sowing: [edgesOfHalves(18, 19)] } }),
];

const isShownOn = (at: readonly string[], region: string, day: string): boolean =>
  at
    .filter((days) => days.startsWith(region))
    .map((days) => days.slice(region.length).split('-') as [string, string])
    .some(([from, to]) => isWithin({ from, to }, day));

const columnsOn = (month: number, day: number, region: string): string[][] =>
  WORKS.map((work) =>
    columnOf(CROPS, work, 'en')
      .rows.filter(({ at }) => isShownOn(at, region, yearDay(month, day)))
      .map(({ crop, line }) => `${crop.name}: ${line}`),
  );

describe('the columns of a month', () => {
  const CUT = 'wheat: Harvest: from mid April to the end of May';
  it.each([
    [
      'the middle of November',
      11,
      23,
      'delta',
      [['wheat: Sow until the end of November'], ['clover: In the field for about 6 months'], []],
    ],
    [
      'the last day of October',
      10,
      31,
      'upper',
      [['clover: Sow until the end of October (as in the Delta, not checked for this region)'], [], []],
    ],
    [
      'the last day of the year',
      12,
      31,
      'reclaimed',
      [[], [CUT, 'clover: In the field for about 6 months (as in the Delta, not checked for this region)'], []],
    ],
    ['March in the Delta', 3, 10, 'delta', [['cotton: Sow until mid April'], [CUT, 'clover: In the field for about 6 months'], []]],
    ['September in the Delta', 9, 11, 'delta', [[], [], ['cotton: Harvest until mid October']]],
    [
      'September in Upper Egypt, of which no harvest is known',
      9,
      11,
      'upper',
      [[], [], ['cotton: Harvest until mid October (as in the Delta, not checked for this region)']],
    ],
  ])('%s', (_, month, day, region, columns) => expect(columnsOn(month, day, region)).toEqual(columns));

  it('have on every day of every region just the crops with that work', () => {
    const columns = Object.fromEntries(WORKS.map((work) => [work, columnOf(CROPS, work, 'ar')]));
    for (const region of YEAR_REGIONS) {
      for (const day of YEAR_DAYS) {
        const found = WORKS.map((work) =>
          (columns[work] ?? { rows: [] }).rows.filter(({ at }) => isShownOn(at, region, day)).map(({ crop }) => crop.name),
        );
        const [sown, , harvested] = found.map((names) => names.includes('wheat'));
        expect([sown, harvested]).toEqual([day >= '1101' && day <= '1130', day >= '0416' && day <= '0531']);
        expect(found.flat()).toEqual([...new Set(found.flat())]);
      }
    }
  });

  it('are not longer than a phone’s patience, and say something in both languages', () => {
    const many = Array.from({ length: 40 }, (_, index) => cropWith(`crop ${index}`, { everywhere: WHEAT }));
    for (const locale of LOCALES) {
      for (const work of WORKS) {
        const { rows, fullAt } = columnOf(many, work, locale);
        expect(fullAt.toSorted()).toEqual((rows[0]?.at ?? []).toSorted());
        expect(rows).toHaveLength(MOST_ROWS);
        expect(rows.every(({ line }) => line !== '' && !line.includes('{{'))).toBe(true);
      }
    }
  });
});

describe('the table of the year', () => {
  it('has a row for each crop, and one for each region that differs', () => {
    expect(yearRows(CROPS).map(({ crop, regions }) => [crop.name, regions])).toEqual([
      ['wheat', [0, 1, 2, 3]],
      ['cotton', [0, 3]],
      ['cotton', [1, 2]],
      ['clover', [0, 1, 2, 3]],
    ]);
  });

  it('joins bars over neighbouring months, and cuts them at five days', () => {
    const [wheat] = yearRows(CROPS);
    expect(wheat?.months[4]).toEqual([{ work: 'tend', parts: 6, gap: 0, isStart: false, isEnd: false }]);
    expect(wheat?.months[7]).toEqual([
      { work: 'tend', parts: 3, gap: 0, isStart: false, isEnd: true },
      { work: 'harvest', parts: 3, gap: 0, isStart: true, isEnd: false },
    ]);
    expect(wheat?.months[8]).toEqual([{ work: 'harvest', parts: 6, gap: 0, isStart: false, isEnd: true }]);
    expect([9, 10, 11, 0, 1].flatMap((month) => wheat?.months[month])).toEqual([]);
    expect(wheat?.months[3]).toEqual([{ work: 'tend', parts: 6, gap: 0, isStart: true, isEnd: false }]);
    const [days] = yearRows([cropWith('days', { everywhere: { sowing: [{ from: '11-10', to: '11-25' }] } })]);
    expect(days?.months[2]).toEqual([
      { work: 'sow', parts: 3, gap: 2, isStart: true, isEnd: true },
      { work: 'tend', parts: 1, gap: 0, isStart: true, isEnd: false },
    ]);
  });

  it('begins with the first region of which dates are known, and marks the others', () => {
    const { regions, first } = regionTabs([cropWith('cane', { upper: { sowing: [{ from: '02-01', to: '03-31', place: 'Qena' }] } })]);
    expect([regions.map(({ isKnown }) => isKnown), first]).toEqual([[false, false, true, false], 2]);
    expect(regionTabs([]).first).toBe(0);
  });
});
