import { writeEdge } from '@sanabel/contract/growing-guide/window';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, isWithin, partsOf, rangesOf, stageOn, withGrowth, YEAR_DAYS } from './seasons.ts';

const day = fc.constantFrom(...YEAR_DAYS);
const days = fc.record({ from: day, to: day });
const WHEAT = { sowing: { from: '1110', to: '1125' }, harvest: { from: '0421', to: '0515' } };

describe('the days of a window', () => {
  it.each([
    ['11-10', '11-25', '1110', '1125'],
    ['04-late', '05-mid', '0421', '0515'],
    ['03-early', '06-early', '0301', '0610'],
    ['11-late', '02-late', '1121', '0229'],
  ])('from %s to %s are %s to %s', (from, to, first, last) => {
    expect(daysOf({ from, to })).toEqual({ from: first, to: last });
  });

  it('are grouped again as they were, over the end of the year too', () => {
    fc.assert(
      fc.property(days, (window) => {
        const ranges = rangesOf((one) => isWithin(window, one));
        const next = YEAR_DAYS[(YEAR_DAYS.indexOf(window.to) + 1) % YEAR_DAYS.length];
        expect(ranges).toEqual([next === window.from ? '0101-1231' : `${window.from}-${window.to}`]);
      }),
    );
    expect(rangesOf(() => false)).toEqual([]);
  });
});

describe('the work of a crop', () => {
  it('changes on the day: wheat in Upper Egypt is sown from the 10th, not from the 9th', () => {
    const seasons = [withGrowth(WHEAT, 6)];
    const on = (...all: string[]) => all.map((one) => stageOn(seasons, one));
    expect(on('1109', '1110', '1125', '1126', '0420', '0421', '0515', '0516')).toEqual([
      'rest',
      'sow',
      'sow',
      'tend',
      'tend',
      'harvest',
      'harvest',
      'rest',
    ]);
    expect(
      partsOf(seasons)
        .slice(60, 66)
        .map(([letter]) => letter)
        .join(''),
    ).toBe('rrssst');
  });

  it('is tending for the months that the crop grows, where only one window is known', () => {
    const sown = [withGrowth({ sowing: { from: '0701', to: '0715' } }, 3)];
    expect(['0630', '0710', '0716', '1015', '1016'].map((one) => stageOn(sown, one))).toEqual(['rest', 'sow', 'tend', 'tend', 'rest']);
    const tree = [withGrowth({ harvest: { from: '1121', to: '0228' } }, 9)];
    expect(['0220', '0301', '1120', '1121'].map((one) => stageOn(tree, one))).toEqual(['harvest', 'tend', 'tend', 'harvest']);
    expect(stageOn([withGrowth({}, 4)], '0101')).toBe('rest');
  });

  it('never ends for a crop that grows all year, nor where its last sowing ripens in the next', () => {
    for (const season of [
      withGrowth({ sowing: { from: '0201', to: '0331' } }, 12),
      withGrowth({ sowing: { from: '0101', to: '1001' } }, 6),
    ])
      expect(YEAR_DAYS.filter((one) => stageOn([season], one) === 'rest')).toEqual([]);
  });

  it('is sowing in every window of sowing, of whichever season', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ sowing: days, harvest: days }), { minLength: 1, maxLength: 3 }), day, (all, one) => {
        const seasons = all.map((season) => withGrowth(season, 4));
        expect(stageOn(seasons, one) === 'sow').toBe(all.some(({ sowing }) => isWithin(sowing, one)));
      }),
    );
  });
});

it('an end of a window is written with two digits', () => {
  expect([writeEdge(4, 1), writeEdge(12, 'early')]).toEqual(['04-01', '12-early']);
});
