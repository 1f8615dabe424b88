import { describe, expect, it } from 'vitest';
import { lockoutSeconds } from './lockout.ts';

describe('a step under guesses', () => {
  const growing = { limit: 10, windowSeconds: 86_400, growth: { firstSeconds: 60, maxSeconds: 86_400 } };
  it.each([
    [1, 0],
    [9, 0],
    [10, 60],
    [11, 120],
    [13, 480],
    [20, 61_440],
    [21, 86_400],
    [2_000, 86_400],
  ])('is closed after %i wrong tries for %i seconds', (tries, seconds) => {
    expect(lockoutSeconds(tries, growing)).toBe(seconds);
  });
  it('is not locked when its limit does not grow', () => {
    expect(lockoutSeconds(100, { limit: 5, windowSeconds: 900 })).toBe(0);
  });
});
