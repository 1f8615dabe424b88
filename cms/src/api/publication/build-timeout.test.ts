import { describe, expect, it } from 'vitest';
import { buildTimeout, hasGivenUp, pollPause, remembered, retryDelay } from './build-timeout.ts';

const MINUTE = 60_000;

describe('waiting for a build', () => {
  it.each([
    ['a minute on this machine, when none has been seen yet', true, null, 0, MINUTE],
    ['five minutes elsewhere', false, null, 0, 5 * MINUTE],
    ['three times as long as the last one took', false, 30_000, 0, 90_000],
    ['never less than a minute', true, 90, 0, MINUTE],
    ['twice as long after each late one', false, 30_000, 2, 360_000],
    ['never more than half an hour', false, 30_000, 40, 30 * MINUTE],
    ['never more than ten minutes on this machine', true, 3_600_000, 9, 10 * MINUTE],
    ['never more than half an hour, however slow builds are', false, 3_600_000, 0, 30 * MINUTE],
  ])('takes %s', (_, isLocal, buildMs, lateBuilds, expected) => {
    expect(buildTimeout({ isLocal, buildMs, lateBuilds })).toBe(expected);
  });

  it('is followed by pauses that grow from two seconds to a quarter of an hour, and to half a minute on this machine', () => {
    const after = [1, 2, 3, 9, 10, 5_000];
    expect(after.map((failures) => retryDelay(false, failures))).toEqual([2_000, 4_000, 8_000, 512_000, 15 * MINUTE, 15 * MINUTE]);
    expect(after.map((failures) => retryDelay(true, failures))).toEqual([2_000, 4_000, 8_000, 30_000, 30_000, 30_000]);
  });

  it('remembers the last build elsewhere, and the longest of the last ones on this machine', () => {
    expect([remembered({ isLocal: false, buildMs: 90_000 }, 40_000), remembered({ isLocal: false, buildMs: null }, 3_600_000)]).toEqual([
      40_000,
      30 * MINUTE,
    ]);
    expect([remembered({ isLocal: true, buildMs: 100_000 }, 90), remembered({ isLocal: true, buildMs: 90 }, 100_000)]).toEqual([
      98_000, 100_000,
    ]);
    // The clock was set forward or back meanwhile.
    expect([remembered({ isLocal: true, buildMs: null }, 3_600_000), remembered({ isLocal: false, buildMs: null }, -5_000)]).toEqual([
      10 * MINUTE,
      0,
    ]);
  });

  it('looks often at first and seldom later', () => {
    expect([0, 4_000, MINUTE, 2 * 60 * MINUTE].map((passed) => pollPause(true, passed))).toEqual([100, 200, 500, 30_000]);
    expect([0, 30_000, 10 * MINUTE].map((passed) => pollPause(false, passed))).toEqual([500, 1_500, 5_000]);
  });

  it('ends a day after the first failure', () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    const after = (hours: number) => hasGivenUp(new Date(start).toISOString(), start + hours * 60 * MINUTE);
    expect([after(0), after(23.9), after(24.1), hasGivenUp(null, start)]).toEqual([false, false, true, false]);
  });
});
