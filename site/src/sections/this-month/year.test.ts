import { halfOf, stageAt } from '@sanabel/brand/calendar/halves';
import { LOCALES } from '@sanabel/contract/enumerations';
import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import { describe, expect, it } from 'vitest';
import { generateItem } from '../../../../scripts/testing/content/generated.ts';
import { WORKS, YEAR_REGIONS } from '../../content/year-crops.ts';
import { columnOf, MOST_ROWS, regionTabs, yearRows } from './year.ts';

const cropWith = (name: string, regions: GrowingGuide['regions']) => ({
  ...generateItem('crops', name.length),
  id: name,
  name,
  sheet: JSON.stringify({ regions }),
});
const WHEAT = { sowing: { from: 20, to: 21 }, harvest: { from: 7, to: 9 } };
const COTTON = { delta: { sowing: { from: 4, to: 6 }, harvest: { from: 16, to: 18 } }, upper: { sowing: { from: 3, to: 4 } } };
const CROPS = [
  cropWith('wheat', { everywhere: WHEAT }),
  cropWith('cotton', COTTON),
  cropWith('clover', { delta: { sowing: { from: 18, to: 19 } } }),
];

const columnsOn = (month: number, day: number, region: string): string[][] =>
  WORKS.map((work) =>
    columnOf(CROPS, work, 'en')
      .rows.filter(({ at }) => at.includes(`${region}${halfOf({ month, day })}`))
      .map(({ crop, line }) => `${crop.name}: ${line}`),
  );

describe('the columns of a month', () => {
  it.each([
    ['the middle of November', 11, 23, 'delta', [['wheat: Sow until the end of November'], [], []]],
    ['the last day of the year', 12, 31, 'upper', [[], ['wheat: Harvest: from mid April to the end of May'], []]],
    ['the first day of the next', 1, 1, 'upper', [[], ['wheat: Harvest: from mid April to the end of May'], []]],
    ['March in the Delta', 3, 10, 'delta', [['cotton: Sow until mid April'], ['wheat: Harvest: from mid April to the end of May'], []]],
    [
      'late February in Upper Egypt',
      2,
      29,
      'upper',
      [['cotton: Sow until mid March'], ['wheat: Harvest: from mid April to the end of May'], []],
    ],
    ['May', 5, 16, 'reclaimed', [[], [], ['wheat: Harvest until the end of May']]],
    ['September in the Delta', 9, 11, 'delta', [[], [], ['cotton: Harvest until mid October']]],
    ['September in Upper Egypt, of which no harvest is known', 9, 11, 'upper', [[], [], []]],
    ['July', 7, 1, 'middle', [[], [], []]],
  ])('%s', (_, month, day, region, columns) => expect(columnsOn(month, day, region)).toEqual(columns));

  it('have in every half of every region just the crops with that work', () => {
    for (const region of YEAR_REGIONS) {
      for (let half = 0; half < 24; half += 1) {
        const found = WORKS.map((work) =>
          columnOf(CROPS, work, 'ar')
            .rows.filter(({ at }) => at.includes(`${region}${half}`))
            .map(({ crop }) => crop.name),
        );
        expect(found.map((names) => names.includes('wheat'))).toEqual(WORKS.map((work) => stageAt(WHEAT, half) === work));
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
      ['cotton', [0]],
      ['cotton', [2]],
      ['clover', [0]],
    ]);
  });

  it('joins bars over neighbouring months, and tells halves', () => {
    const [wheat] = yearRows(CROPS);
    expect(wheat?.months[0]).toEqual([{ work: 'tend', isStart: true, isEnd: false }]);
    expect(wheat?.months[3]).toEqual([
      { work: 'tend', part: 1, isStart: false, isEnd: true },
      { work: 'harvest', part: 2, isStart: true, isEnd: false },
    ]);
    expect(wheat?.months[4]).toEqual([{ work: 'harvest', isStart: false, isEnd: true }]);
    expect(wheat?.months.slice(5, 10).flat()).toEqual([]);
    expect(wheat?.months[11]).toEqual([{ work: 'tend', isStart: true, isEnd: true }]);
  });

  it('begins with the first region of which dates are known, and marks the others', () => {
    const { regions, first } = regionTabs([cropWith('maize', { upper: WHEAT })]);
    expect([regions.map(({ isKnown }) => isKnown), first]).toEqual([[false, false, true, false], 2]);
    expect(regionTabs([]).first).toBe(0);
  });
});
