import '../../../test/page.ts';
import { describe, expect, it } from 'vitest';
import { lengthsOf, middleOf } from './chart.tsx';

describe('bars', () => {
  it('are as long as their count is large, the largest as long as there is room', () => {
    expect(lengthsOf([2, 4, 0, 1], 100)).toEqual([50, 100, 0, 25]);
  });

  it('show one of a thousand, and nothing where there is nothing', () => {
    expect(lengthsOf([1, 1000, 0], 100)).toEqual([2, 100, 0]);
    expect(lengthsOf([0, 0], 100)).toEqual([0, 0]);
    expect(lengthsOf([], 100)).toEqual([]);
  });
});

it('a month is named the same on both sides of the world', () => {
  const nameIn = (timeZone: string) => new Date(middleOf('2026-11')).toLocaleDateString('en-GB', { month: 'long', timeZone });
  expect([nameIn('Pacific/Honolulu'), nameIn('Pacific/Auckland')]).toEqual(['November', 'November']);
});
