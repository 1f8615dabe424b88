import { describe, expect, it } from 'vitest';
import { type ButtonPosition, unmirroredButtons } from './mirror-buttons.ts';

const problems = (one: ButtonPosition, other: ButtonPosition) => unmirroredButtons(new Map([['a', one]]), new Map([['a', other]])).length;

describe('a button and its counterpart in the other language', () => {
  it('mirror each other by the edge that they are aligned to, or by their middle', () => {
    expect(problems({ start: 72, end: 900, gap: null }, { start: 73, end: 860, gap: null })).toBe(0);
    expect(problems({ start: 900, end: 72, gap: null }, { start: 860, end: 72, gap: null })).toBe(0);
    expect(problems({ start: 600, end: 640, gap: null }, { start: 560, end: 600, gap: null })).toBe(0);
  });

  it('mirror each other by the gap to the element before them, when it is in the same row in both', () => {
    expect(problems({ start: 300, end: 600, gap: 14 }, { start: 340, end: 500, gap: 14 })).toBe(0);
    expect(problems({ start: 300, end: 600, gap: 14 }, { start: 72, end: 500, gap: null })).toBe(0);
    expect(problems({ start: 300, end: 600, gap: 14 }, { start: 340, end: 500, gap: 30 })).toBe(1);
  });

  it('do not mirror when one is on the other side or missing', () => {
    expect(problems({ start: 72, end: 900, gap: null }, { start: 860, end: 90, gap: null })).toBe(1);
    expect(unmirroredButtons(new Map([['a', { start: 0, end: 0, gap: null }]]), new Map())).toEqual(['a has no twin']);
  });
});
