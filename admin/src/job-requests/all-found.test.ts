import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { describe, expect, it } from 'vitest';
import { allFound, newestFirst } from './all-found.ts';
import { request } from './request-fixture.ts';

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
