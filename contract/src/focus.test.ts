import { describe, expect, it } from 'vitest';
import { focusOf, pointOf } from './focus.ts';

describe('the point of a picture that its crops keep in sight', () => {
  it('is kept as two whole percents', () => {
    expect(pointOf('37 62')).toEqual({ x: 37, y: 62 });
    expect(pointOf('0 100')).toEqual({ x: 0, y: 100 });
  });
  it.each(['', '37', '101 50', '-1 50', '37,62', '1.5 2', '07 5', 'left top'])('is none in %j', (focus) => {
    expect(pointOf(focus)).toBeNull();
  });
  it('stays inside the picture', () => {
    expect(focusOf({ x: -3, y: 130.4 })).toBe('0 100');
    expect(focusOf({ x: 33.3, y: 66.6 })).toBe('33 67');
  });
});
