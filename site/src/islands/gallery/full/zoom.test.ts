import { describe, expect, it } from 'vitest';
import { canEnlarge, isEnlarged, shift, stepBySwipe, WHOLE, zoomAt } from './zoom.ts';

const SIZE = { width: 400, height: 300 };
const MIDDLE = { x: 0, y: 0 };

describe('enlarging a picture', () => {
  it('leaves what is under the finger where it is', () => {
    const point = { x: 100, y: -50 };
    const view = zoomAt(WHOLE, 2, point, SIZE);
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  });

  it('ends at four times, and never gets smaller than whole', () => {
    const large = zoomAt(zoomAt(WHOLE, 3, MIDDLE, SIZE), 3, MIDDLE, SIZE);
    expect(large.scale).toBe(4);
    expect([isEnlarged(large), canEnlarge(large)]).toEqual([true, false]);
    const small = zoomAt(large, 0.01, { x: 90, y: 90 }, SIZE);
    expect([small.scale, small.x + 0, small.y + 0]).toEqual([1, 0, 0]);
  });

  it('keeps the picture over its place', () => {
    const view = zoomAt(WHOLE, 2, MIDDLE, SIZE);
    expect(shift(view, { x: 900, y: -900 }, SIZE)).toEqual({ scale: 2, x: 200, y: -150 });
  });
});

describe('a swipe', () => {
  it.each([
    ['to the left goes on in English', { x: -80, y: 10 }, false, 1],
    ['to the right goes back in English', { x: 80, y: 10 }, false, -1],
    ['to the right goes on in Arabic', { x: 80, y: -10 }, true, 1],
    ['to the left goes back in Arabic', { x: -80, y: 0 }, true, -1],
    ['that is short means nothing', { x: 30, y: 0 }, true, 0],
    ['that goes up rather than along means nothing', { x: 60, y: 60 }, false, 0],
  ])('%s', (_what, by, isRightToLeft, step) => {
    expect(stepBySwipe(by, isRightToLeft)).toBe(step);
  });
});
