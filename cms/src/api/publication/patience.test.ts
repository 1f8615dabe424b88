import { describe, expect, it } from 'vitest';
import { buildTimeout, hasGivenUp, retryDelay } from './build.ts';

const MINUTE = 60_000;

describe('waiting for a build', () => {
  it.each([
    ['a minute, when none has been seen yet', null, 0, MINUTE],
    ['three times as long as the last one took', 30_000, 0, 90_000],
    ['never less than 20 seconds', 900, 0, 20_000],
    ['twice as long after each failure', 30_000, 2, 360_000],
    ['never more than ten minutes', 30_000, 40, 10 * MINUTE],
    ['never more than ten minutes, however slow builds are', 3_600_000, 0, 10 * MINUTE],
  ])('takes %s', (_, last, failures, expected) => {
    expect(buildTimeout(last, failures)).toBe(expected);
  });

  it('is followed by pauses that grow from two seconds to a quarter of an hour', () => {
    expect([1, 2, 3, 9, 10, 5_000].map(retryDelay)).toEqual([2_000, 4_000, 8_000, 512_000, 15 * MINUTE, 15 * MINUTE]);
  });

  it('ends a day after the first failure', () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    const after = (hours: number) => hasGivenUp(new Date(start).toISOString(), start + hours * 60 * MINUTE);
    expect([after(0), after(23.9), after(24.1), hasGivenUp(null, start)]).toEqual([false, false, true, false]);
  });
});
