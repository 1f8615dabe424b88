import { HALVES_OF_YEAR } from '@sanabel/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FARMERS_YEAR, halfOf, indexOf, indexOfDay, isWithin, later, lengthOf, monthOf, stageAt } from './halves.ts';

const ALL = Array.from({ length: HALVES_OF_YEAR }, (_, half) => half);
const half = fc.nat(HALVES_OF_YEAR - 1);
const span = fc.record({ from: half, to: half });

describe('the halves of a year', () => {
  it('are two a month, parted after the 15th', () => {
    for (let month = 1; month <= 12; month++) {
      expect([1, 15, 16, 28].map((day) => halfOf({ month, day }))).toEqual([month * 2 - 2, month * 2 - 2, month * 2 - 1, month * 2 - 1]);
      expect([month * 2 - 2, month * 2 - 1].map(monthOf)).toEqual([
        { month, isSecond: false },
        { month, isSecond: true },
      ]);
    }
  });

  it('go round at the end of the year, forwards and backwards', () => {
    expect([later(23, 1), later(0, -1), later(22, 4), later(3, -30)]).toEqual([0, 23, 2, 21]);
    fc.assert(
      fc.property(half, fc.integer({ min: -100, max: 100 }), (one, steps) => {
        expect(later(later(one, steps), -steps)).toBe(one);
      }),
    );
  });

  it("stand in the farmer's year from September to August, each once", () => {
    expect(FARMERS_YEAR).toHaveLength(HALVES_OF_YEAR);
    expect([FARMERS_YEAR[0], FARMERS_YEAR[7], FARMERS_YEAR[8], FARMERS_YEAR.at(-1)]).toEqual([16, 23, 0, 15]);
    expect(FARMERS_YEAR.map(indexOf)).toEqual(ALL);
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));
    for (const date of days) {
      const day = { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(indexOfDay(day)).toBe(indexOf(halfOf(day)));
    }
  });
});

describe('a span', () => {
  it('that passes the year’s end has what is before it and what is after it', () => {
    const winter = { from: 22, to: 1 };
    expect(lengthOf(winter)).toBe(4);
    expect(ALL.filter((one) => isWithin(winter, one))).toEqual([0, 1, 22, 23]);
  });

  it('has both its ends, and as many halves as its length', () => {
    fc.assert(
      fc.property(span, (one) => {
        expect([isWithin(one, one.from), isWithin(one, one.to)]).toEqual([true, true]);
        expect(ALL.filter((each) => isWithin(one, each))).toHaveLength(lengthOf(one));
      }),
    );
  });
});

describe('what is done with a crop', () => {
  it('of winter is sowing in November, tending over the new year, harvest in May and then rest', () => {
    const wheat = { sowing: { from: 21, to: 21 }, harvest: { from: 7, to: 9 } };
    const year = FARMERS_YEAR.map((one) => stageAt(wheat, one));
    expect(year.map(([letter]) => letter).join('')).toBe('rrrrrsttttttttthhhrrrrrr');
  });

  it('is nothing where nothing is known, and no tending where only one window is', () => {
    for (const one of ALL) {
      expect(stageAt({}, one)).toBe('rest');
      expect(stageAt({ harvest: { from: 14, to: 21 } }, one)).toBe(one >= 14 && one <= 21 ? 'harvest' : 'rest');
    }
  });

  it('is sowing in every half of its window, whatever the harvest, and tending only between the two', () => {
    fc.assert(
      fc.property(span, span, half, (sowing, harvest, one) => {
        const stage = stageAt({ sowing, harvest }, one);
        expect(stage === 'sow').toBe(isWithin(sowing, one));
        if (stage === 'harvest') expect(isWithin(harvest, one)).toBe(true);
        if (stage === 'tend') expect([isWithin(sowing, one), isWithin(harvest, one)]).toEqual([false, false]);
      }),
    );
  });
});
