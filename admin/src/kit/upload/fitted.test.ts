import { describe, expect, it } from 'vitest';
import { fitted, GALLERY_LIMITS } from './fitted.ts';

describe('a picture made smaller', () => {
  it.each([
    [4000, 3000, 1024, 768],
    [3000, 4000, 768, 1024],
    [1024, 1024, 1024, 1024],
    [640, 480, 640, 480],
    [20_000, 4, 1024, 1],
  ])('of %d × %d becomes %d × %d', (width, height, fittedWidth, fittedHeight) => {
    expect(fitted(width, height, GALLERY_LIMITS.maxSide)).toEqual({ width: fittedWidth, height: fittedHeight });
  });
});
