import { alerts, answers, articles, backgrounds, crops, gallery, glossary, members, partners } from '@sanabel/contract/fixtures';
import { describe, expect, it } from 'vitest';
import type { Api } from './api.ts';
import { LANES } from './lanes.ts';

type Lists = Record<string, unknown>;

const EMPTY: Lists = {
  '/crops': [],
  '/articles': [],
  '/gallery': [],
  '/members': [],
  '/partners': [],
  '/alerts': [],
  '/answers': [],
  '/backgrounds': { backgroundsBySection: {} },
  '/media': { email: '' },
  '/glossary': [],
};

const fakeApi = (lists: Lists) => {
  const sent: { path: string; title: string }[] = [];
  const api: Api = {
    get: async (path) => lists[path],
    send: async (_method, path, body) => {
      const value = (key: string) => (body instanceof FormData ? body.get(key) : (body as Record<string, unknown> | undefined)?.[key]);
      sent.push({ path, title: String(value('title') ?? value('name') ?? value('section') ?? '') });
    },
    withToken: () => api,
  };
  return { api, sent };
};
const withIds = (items: readonly object[]) => items.map((item, index) => ({ ...item, id: `id${index}` }));
const count = async (lists: Lists): Promise<number[]> => {
  const { api } = fakeApi(lists);
  return Promise.all(LANES.flat().map(async (lane) => (await lane(api)).length));
};

describe('the lanes of the seed', () => {
  it('have a step for everything when there is nothing', async () => {
    const total = (await count(EMPTY)).reduce((a, b) => a + b);
    const lists = [crops, articles, gallery, backgrounds, members, partners, alerts, answers, glossary];
    expect(total).toBe(lists.reduce((sum, { length }) => sum + length, 1));
  });

  it('leave out what is there already', async () => {
    const full = {
      '/crops': withIds(crops),
      '/articles': articles,
      '/gallery': gallery,
      '/members': withIds(members),
      '/partners': withIds(partners),
      '/alerts': alerts,
      '/answers': answers,
      '/backgrounds': { backgroundsBySection: Object.fromEntries(backgrounds.map(({ section }) => [section, [{}]])) },
      '/media': { email: 'hello@sanabel.example' },
      '/glossary': glossary,
    };
    expect(await count(full)).toEqual(LANES.flat().map(() => 0));
    expect((await count({ ...full, '/crops': withIds(crops.slice(1)) })).reduce((a, b) => a + b)).toBe(1);
  });

  it('upload the last item first, so that the first one is the newest', async () => {
    const { api, sent } = fakeApi({ ...EMPTY, '/crops': withIds(crops.slice(2)) });
    const [[cropLane] = []] = LANES;
    for (const step of (await cropLane?.(api)) ?? []) await step();
    expect(sent.map(({ title }) => title)).toEqual([crops[1]?.title, crops[0]?.title]);
  });
});
