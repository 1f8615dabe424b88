import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { describe, expect, it } from 'vitest';
import { request } from '../../test/job-request.ts';
import { ApiError } from '../kit/data/api-error.ts';
import { actOnAll, allFound, newestFirst } from './bulk.ts';

const requests = (count: number): JobRequest[] => Array.from({ length: count }, (_, index) => request({ id: String(index) }));
const from = (list: () => JobRequest[]) => async (page: number, perPage: number) => ({
  data: list().slice((page - 1) * perPage, page * perPage),
  total: list().length,
});
const idsOf = (pages: JobRequest[][]) => pages.flat().map(({ id }) => id);

describe('everything that was found', () => {
  it('is complete over many pages, and newest first', async () => {
    const all = requests(2_345);
    const shares: number[] = [];
    const pages = await allFound(
      from(() => all),
      (share) => shares.push(share),
    );
    expect(idsOf(newestFirst(pages))).toEqual(all.map(({ id }) => id).toReversed());
    expect([shares.length, shares.at(-1)]).toEqual([3, 1]);
  });

  it('of nothing is nothing', async () => {
    expect(idsOf(await allFound(from(() => [])))).toEqual([]);
  });

  it('has what arrived while it was read, and misses nothing when one was deleted meanwhile', async () => {
    let all = requests(1_500);
    let calls = 0;
    const pages = await allFound(async (page, perPage) => {
      calls += 1;
      const answer = await from(() => all)(page, perPage);
      if (calls === 1) all = [...all.slice(1)];
      if (calls === 3) all = [...all, request({ id: 'late' })];
      return answer;
    });
    expect(idsOf(pages)).toEqual(all.map(({ id }) => id));
  });
});

const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
const never = new AbortController().signal;
const failing = (failures: Record<string, ApiError>) => async (id: string) => {
  if (failures[id]) throw failures[id];
};

describe('many at once', () => {
  it('counts every one of them', async () => {
    const seen: number[] = [];
    const { done, left } = await actOnAll(ids, failing({}), (count) => seen.push(count), never);
    expect([done.length, left, seen]).toEqual([6, [], [1, 2, 3, 4, 5, 6]]);
  });

  it('continues after a refusal, says which are left and why; a deleted one is no refusal', async () => {
    const refusal = new ApiError(503, 'UNAVAILABLE', 'not now');
    const { done, left, failure } = await actOnAll(
      ids,
      failing({ two: refusal, five: new ApiError(404, 'NOT_FOUND', 'gone') }),
      () => {},
      never,
    );
    expect([done.includes('five'), left, failure]).toEqual([true, ['two'], refusal]);
  });

  it('stops when the connection is lost, and when asked to', async () => {
    const offline = new ApiError(0, 'NO_ANSWER', 'offline');
    const lost = await actOnAll(ids, failing(Object.fromEntries(ids.map((id) => [id, offline]))), () => {}, never);
    expect([lost.done, lost.left]).toEqual([[], ids]);
    const stop = new AbortController();
    const stopped = await actOnAll(ids, failing({}), (count) => count === 2 && stop.abort(), stop.signal);
    expect(stopped.done.length + stopped.left.length).toBe(6);
    expect(stopped.left.length).toBeGreaterThan(0);
  });
});
