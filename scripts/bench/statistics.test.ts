import { describe, expect, it } from 'vitest';
import { mannWhitney, median, slopeOf } from './statistics.ts';

const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);

describe('the comparison of times', () => {
  it('finds nothing between equal samples', () => {
    expect(mannWhitney(from(0, 50), from(0, 50))).toMatchObject({ share: 0.5, p: expect.closeTo(1, 5) });
  });
  it('finds a shift', () => {
    expect(mannWhitney(from(30, 50), from(0, 50)).p).toBeLessThan(1e-6);
  });
  it('agrees with a table: 1 to 10 against 4 to 13, ties aside', () => {
    expect(mannWhitney(from(0, 10), from(3.5, 10)).p).toBeCloseTo(0.01, 1);
  });
  it('knows medians', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  });
});

describe('the growth of a figure', () => {
  it('is that of a line, whatever one odd point says', () => {
    const line = from(0, 20).map((x) => [x, 100 + 3 * x] as const);
    expect(slopeOf(line)).toBeCloseTo(3);
    expect(slopeOf([...line, [20, 5_000]])).toBeCloseTo(3);
  });
  it('is none where a figure goes up and down', () => {
    expect(slopeOf(from(0, 21).map((x) => [x, x % 2] as const))).toBeCloseTo(0);
  });
});
