import { describe, expect, it } from 'vitest';
import { ApiError } from '../data/api-error.ts';
import { deleteAll } from './delete-all.ts';

const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
const never = new AbortController().signal;
const failing = (faults: Record<string, ApiError>) => async (id: string) => {
  if (faults[id]) throw faults[id];
};

describe('deleting many', () => {
  it('counts every one of them', async () => {
    const seen: number[] = [];
    const { deleted, left } = await deleteAll(ids, failing({}), (done) => seen.push(done), never);
    expect([deleted.length, left, seen]).toEqual([6, [], [1, 2, 3, 4, 5, 6]]);
  });

  it('goes on after a refusal, says which are left and why; what is gone already is no refusal', async () => {
    const refusal = new ApiError(503, 'UNAVAILABLE', 'not now');
    const { deleted, left, failure } = await deleteAll(
      ids,
      failing({ two: refusal, five: new ApiError(404, 'NOT_FOUND', 'gone') }),
      () => {},
      never,
    );
    expect([deleted.includes('five'), left, failure]).toEqual([true, ['two'], refusal]);
  });

  it('stops when the connection is lost, and when it is told to', async () => {
    const offline = new ApiError(0, 'NO_ANSWER', 'offline');
    const lost = await deleteAll(ids, failing(Object.fromEntries(ids.map((id) => [id, offline]))), () => {}, never);
    expect([lost.deleted, lost.left]).toEqual([[], ids]);
    const stop = new AbortController();
    const stopped = await deleteAll(ids, failing({}), (done) => done === 2 && stop.abort(), stop.signal);
    expect(stopped.deleted.length + stopped.left.length).toBe(6);
    expect(stopped.left.length).toBeGreaterThan(0);
  });
});
