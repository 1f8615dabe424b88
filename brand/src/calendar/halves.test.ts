import { HALVES_OF_YEAR } from '@sanabel/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FARMERS_YEAR, halfOf, indexOf, isWithin, later, lengthOf, monthOf } from './halves.ts';

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

  it("follow the farmer's year from September to August, each once", () => {
    expect(FARMERS_YEAR).toHaveLength(HALVES_OF_YEAR);
    expect([FARMERS_YEAR[0], FARMERS_YEAR[7], FARMERS_YEAR[8], FARMERS_YEAR.at(-1)]).toEqual([16, 23, 0, 15]);
    expect(FARMERS_YEAR.map(indexOf)).toEqual(ALL);
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
