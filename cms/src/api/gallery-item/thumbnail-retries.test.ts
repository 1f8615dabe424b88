import { describe, expect, it } from 'vitest';
import { createTries } from './thumbnail-retries.ts';

const MINUTE = 60_000;

describe('a thumbnail that cannot be had', () => {
  it('is tried three times in all, with a growing pause', () => {
    const tries = createTries();
    expect(tries.pause('a', 0)).toBe(0);
    expect(tries.fail('a', 0)).toBe(1);
    expect([tries.pause('a', 0), tries.pause('a', MINUTE - 1), tries.pause('a', MINUTE)]).toEqual([MINUTE, 1, 0]);
    expect(tries.fail('a', MINUTE)).toBe(2);
    expect([tries.pause('a', MINUTE), tries.pause('a', 11 * MINUTE)]).toEqual([10 * MINUTE, 0]);
    expect(tries.fail('a', 11 * MINUTE)).toBe(3);
    expect(tries.pause('a', Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('delays no other, and is forgotten with its item', () => {
    const tries = createTries();
    tries.fail('a', 0);
    tries.fail('b', 0);
    expect(tries.pause('c', 0)).toBe(0);
    tries.keep(new Set(['b']));
    expect([tries.pause('a', 0), tries.pause('b', 0)]).toEqual([0, MINUTE]);
  });
});
