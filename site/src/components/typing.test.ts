import { describe, expect, it } from 'vitest';
import { characterLengths, typedUpTo } from './typing.ts';

describe('typed text', () => {
  it('counts what a reader sees as one character', () => {
    expect(characterLengths('قَمْح')).toEqual([2, 2, 1]);
    expect(characterLengths('a👩‍🌾b')).toEqual([1, 5, 1]);
    expect(characterLengths('')).toEqual([]);
  });

  it.each([
    [0, 0],
    [9, 0],
    [10, 2],
    [19, 2],
    [20, 4],
    [30, 5],
    [10_000, 5],
  ])('after %i ms has come to place %i', (elapsed, position) => {
    expect(typedUpTo(characterLengths('قَمْح'), elapsed)).toBe(position);
  });

  it('has nothing to type in an empty text', () => {
    expect(typedUpTo([], 50)).toBe(0);
  });
});
