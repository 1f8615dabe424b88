import { MANY_MAX } from '@sanabel/contract/limits';
import { describe, expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

const COUNT = 2 * MANY_MAX + 300;
const ITEMS = Array.from({ length: COUNT }, (_none, index) => index);

describe('an act on more items than one call takes', () => {
  it('is made of several calls in order, and reports its progress', async () => {
    const reported: number[] = [];
    const sizes = await inParts(ITEMS, (part) => Promise.resolve([part[0], part.length]), { onProgress: (done) => reported.push(done) });
    expect(sizes).toEqual({
      results: [
        [0, MANY_MAX],
        [MANY_MAX, MANY_MAX],
        [2 * MANY_MAX, 300],
      ],
      left: [],
      failure: null,
    });
    expect(reported).toEqual([MANY_MAX, 2 * MANY_MAX, COUNT]);
  });

  it('stops between two calls, and names the items that are left', async () => {
    const stop = new AbortController();
    const { results, left, failure } = await inParts(ITEMS, (part) => Promise.resolve(part.length), {
      onProgress: () => stop.abort(),
      signal: stop.signal,
    });
    expect([results, left, failure]).toEqual([[MANY_MAX], ITEMS.slice(MANY_MAX), null]);
  });

  it('ends with the first call that fails, and says what was done before it', async () => {
    const refusal = new Error('no');
    const act = async (part: readonly number[]): Promise<number> => {
      if (part.includes(MANY_MAX)) throw refusal;
      return part.length;
    };
    expect(await inParts(ITEMS, act)).toEqual({ results: [MANY_MAX], left: ITEMS.slice(MANY_MAX), failure: refusal });
  });

  it('fails as a whole where its first call fails: nothing was done', async () => {
    await expect(inParts(ITEMS, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
