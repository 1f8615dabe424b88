import { ORDERED_NAMES } from '@sanabel/contract/entities/index';
import type { DataProvider, RaRecord } from 'ra-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { stubBrowser } from '../../../test/browser-globals.ts';
import { picture, type Sample, samples } from '../../../test/samples.ts';
import { ApiError } from './api-error.ts';

const { siteUrl, session } = inject('stack');
const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'createdAt', order: 'DESC' as const }, filter: {} };
/** Lists with a single order take no sort. */
const NEWEST = { pagination: ALL.pagination, filter: {} };
const NOWHERE = 'zzzzzzzzzzzzzzzzzzzzzzzz';

let provider: DataProvider;
beforeAll(async () => {
  stubBrowser(siteUrl);
  const { storeSession } = await import('../session/session.ts');
  storeSession(session);
  ({ dataProvider: provider } = await import('./data-provider.ts'));
});

const SAMPLES: [string, Sample][] = Object.entries(samples);
const made = new Map<string, RaRecord>();
const of = (resource: string): RaRecord => made.get(resource) ?? expect.fail(`Nothing was made of ${resource}.`);
const idsOf = (records: RaRecord[]) => records.map(({ id }) => id);
const withoutFiles = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => !(value instanceof File) && !['password', 'url'].includes(name)));

afterAll(async () => {
  for (const [resource, { id }] of made) await provider.delete(resource, { id }).catch(() => {});
  for (const { id } of made.values()) await provider.delete('trash', { id }).catch(() => {});
  vi.unstubAllGlobals();
});

describe.each(SAMPLES)('%s through the provider', (resource, { data, change, file, sort, filter, q }) => {
  it('is created, as JSON or with its file in parts', async () => {
    const { data: item } = await provider.create(resource, { data });
    made.set(resource, item);
    expect(item).toMatchObject(withoutFiles(data));
    expect(item).not.toHaveProperty('password');
    expect(item.status).not.toBe('success');
  });

  it('is read alone, among many, and as a reference', async () => {
    const { id } = of(resource);
    expect((await provider.getOne(resource, { id })).data).toEqual(of(resource));
    expect(idsOf((await provider.getMany(resource, { ids: [id] })).data)).toEqual([id]);
    expect((await provider.getMany(resource, { ids: [NOWHERE] })).data).toEqual([]);
    const { data: items, total } = await provider.getManyReference(resource, { ...ALL, target: 'id', id });
    expect([idsOf(items), total]).toEqual([[id], 1]);
  });

  it('is listed newest first, sorted, cut into pages, filtered and searched for by the server', async () => {
    const { id } = of(resource);
    const { data: all, total = 0 } = await provider.getList(resource, ALL);
    expect(idsOf(all)).toContain(id);
    const first = await provider.getList(resource, { ...ALL, pagination: { page: 1, perPage: 1 } });
    expect([first.data.length, first.total, idsOf(first.data)]).toEqual([1, total, idsOf(all).slice(0, 1)]);
    const last = await provider.getList(resource, { ...ALL, pagination: { page: total, perPage: 1 } });
    expect(idsOf(last.data)).toEqual(idsOf(all).slice(-1));
    const by = (order: 'ASC' | 'DESC') => provider.getList(resource, { ...ALL, sort: { field: sort, order } });
    const rising = (await by('ASC')).data.map((item) => item[sort]);
    expect((await by('DESC')).data.map((item) => item[sort])).toEqual(rising.toReversed());
    const filtered = await provider.getList(resource, { ...ALL, filter });
    expect(idsOf(filtered.data)).toContain(id);
    for (const item of filtered.data) expect(item).toMatchObject(filter);
    expect(idsOf((await provider.getList(resource, { ...ALL, filter: { q } })).data)).toEqual([id]);
    await expect(provider.getList(resource, { ...ALL, sort: { field: 'nothing', order: 'ASC' } })).rejects.toMatchObject({ status: 400 });
  });

  if (Object.keys(change).length > 0)
    it('is changed by the first of two editors, and the second gets a notice', async () => {
      const previousData = of(resource);
      const { id } = previousData;
      const { data: item } = await provider.update(resource, { id, data: change, previousData });
      expect(item).toMatchObject({ ...previousData, ...change, updatedAt: item.updatedAt });
      await expect(provider.update(resource, { id, data: change, previousData })).rejects.toMatchObject({ status: 409 });
      made.set(resource, item);
      // Bulk changes cover choices and times, no texts.
      const many = ORDERED_NAMES.some((name) => name === resource) ? { isDraft: false } : change;
      expect(await provider.updateMany(resource, { ids: [id], data: many })).toEqual({ data: [id] });
    });

  if (file !== undefined)
    it('gets another file, and keeps its texts', async () => {
      const { data: before } = await provider.getOne(resource, { id: of(resource).id });
      const { data: item } = await provider.update(resource, { id: before.id, data: { [file]: picture() }, previousData: before });
      const stored = file === 'image' && resource !== 'members' ? 'imageUrl' : file;
      expect(item[stored]).toMatch(/^\/uploads\//);
      expect({ ...item, [stored]: '', updatedAt: '' }).toEqual({ ...before, [stored]: '', updatedAt: '' });
    });

  it('says what the server finds wrong, at the fields and in the language of the app', async () => {
    const failure: unknown = await provider.create(resource, { data: {} }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 400, message: expect.stringMatching(/[\u0600-\u06ff]/) });
    expect(Object.values(failure instanceof ApiError ? failure.fields : {})).toContain('هذه الخانة مطلوبة.');
  });

  it('is deleted, and the second time it is not there', async () => {
    const { id } = of(resource);
    expect((await provider.delete(resource, { id })).data).toEqual({ id });
    await expect(provider.delete(resource, { id })).rejects.toMatchObject({ status: 404 });
    await expect(provider.getOne(resource, { id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('what the provider reads of the past', () => {
  it('lists what was deleted, by kind, and deletes many for good', async () => {
    const { data: entries } = await provider.getList('trash', { ...NEWEST, filter: { kind: 'partners' } });
    const { id } = of('partners');
    expect(idsOf(entries)).toContain(id);
    expect(await provider.deleteMany('trash', { ids: [id] })).toEqual({ data: [id] });
  });

  it('lists who did what, newest first', async () => {
    const { data: acts, total } = await provider.getList('activity', { ...NEWEST, pagination: { page: 1, perPage: 5 } });
    expect(acts).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(acts.map(({ at }) => at)).toEqual(
      acts
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
  });

  it('knows no list that the API does not have', async () => {
    await expect(provider.getList('harvests', ALL)).rejects.toMatchObject({ status: 404 });
  });
});
