import { type ActivityEntry, type Content, ENTITIES, stateAt, TIMED_NAMES, type Timing } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres } from '@sanabel/scripts/testing/cms/data.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { sized } from '@sanabel/scripts/testing/size.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let cms: Cms;
let other: Cms;
let token: string;
let logo: Buffer;

beforeAll(async () => {
  cms = await startCms();
  other = await startCms({}, cms.dataDir);
  token = await cms.signIn();
  logo = await png({ width: 64, height: 48 });
});
afterAll(async () => {
  await other.halt();
  await cms.stop();
});

const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const add = async (more: object = {}): Promise<{ id: string; updatedAt: string }> =>
  json(cms.call('POST', '/partners', { token, form: form({ name: 'Nile', link: 'https://example.com', ...more }, { logo }) }));
const content = () => json<Content>(cms.call('GET', '/content', { token: cms.contentToken }));
const seen = async (): Promise<string[]> => (await json<{ id: string }[]>(cms.call('GET', '/partners'))).map(({ id }) => id);
/** Bypasses the cache of public reads, which cannot know of rows that a test changes directly. */
const seenNow = async (): Promise<string[]> =>
  (await json<{ id: string }[]>(cms.call('GET', '/partners?range=[0,99]'))).map(({ id }) => id);
const quarter = (quarters: number): string => new Date((Math.floor(Date.now() / 900_000) + quarters) * 900_000).toISOString();

/** Sets times directly: the API takes quarters of an hour, and no test waits for one. */
const move = (id: string, column: 'publish_at' | 'hide_at', seconds: number) =>
  query(cms, `update partners set ${column} = ? where document_id = ?`, new Date(Date.now() + seconds * 1000), id);
/** Wakes the workers: any save does. */
const nudge = async (...all: Cms[]): Promise<void> => {
  for (const one of all) await one.call('PATCH', `/partners/${nudged}`, { token, json: { name: `Nudge ${Math.random()}` } });
};
let nudged = '';
beforeAll(async () => {
  nudged = (await add({ isDraft: true })).id;
});

describe('an item with a time', () => {
  it('comes into sight at it and leaves at the other, each with one revision, with two servers at work', async () => {
    const { id, updatedAt } = await add({ publishAt: quarter(8), hideAt: quarter(16) });
    const { revision } = await content();
    expect(await seen()).not.toContain(id);
    await move(id, 'publish_at', 2);
    await move(id, 'hide_at', 5);
    await nudge(cms, other);
    expect(await seen()).not.toContain(id);
    await expect.poll(seen, { interval: 100 }).toContain(id);
    const shown = await content();
    expect([shown.revision, shown.partners.find((one) => one.id === id)]).toMatchObject([revision + 1, { id, updatedAt }]);
    await expect.poll(seen, { interval: 100 }).not.toContain(id);
    expect((await content()).revision).toBe(revision + 2);
    expect((await cms.call('GET', `/partners/${id}`)).status).toBe(404);
    const activity = await json<ActivityEntry[]>(cms.call('GET', '/activity', { token }));
    const told = activity.filter(({ itemId }) => itemId === id).map(({ action, adminName }) => `${action} ${adminName}`.trim());
    expect(told.slice(0, 2)).toEqual(['hide', 'show']);
    expect(told).toHaveLength(3);
  });

  it('is caught up with before anything is answered, when nothing ran at its time', async () => {
    const late = await add({ publishAt: quarter(8) });
    const hidden = await add({ hideAt: quarter(8) });
    const both = await add({ publishAt: quarter(8), hideAt: quarter(9) });
    const { dataDir } = cms;
    // Its parent was killed: it ends alone, and the next process finds everything.
    await other.abandon();
    await other.halt();
    await cms.halt();
    await move(late.id, 'publish_at', -7_200);
    await move(hidden.id, 'hide_at', -7_200);
    await move(both.id, 'publish_at', -7_200);
    await move(both.id, 'hide_at', -3_600);
    cms = await startCms({}, dataDir);
    const ids = await seen();
    expect([late, hidden, both].map(({ id }) => ids.includes(id))).toEqual([true, false, false]);
    expect(cms.log()).toContain(`partners/${late.id} is live 120 minutes late`);
    token = await cms.signIn();
    other = await startCms({}, dataDir);
  });

  it('comes back from the trash in the state of that moment', async () => {
    const { id } = await add({ publishAt: quarter(8) });
    await cms.call('DELETE', `/partners/${id}`, { token });
    const { id: over } = await add({ hideAt: quarter(8) });
    await cms.call('DELETE', `/partners/${over}`, { token });
    const rows = await query<{ item_id: string; row: string | object }>(cms, 'select item_id, row from trash_entries');
    for (const { item_id, row } of rows) {
      const saved = (typeof row === 'string' ? JSON.parse(row) : row) as Record<string, unknown>;
      const past = new Date(Date.now() - 60_000).toISOString();
      const moved = JSON.stringify({ ...saved, ...(saved.hideAt ? { hideAt: past } : { publishAt: past }) });
      await query(cms, 'update trash_entries set row = ? where item_id = ?', moved, item_id);
    }
    await cms.call('POST', `/trash/${id}/restore`, { token });
    await cms.call('POST', `/trash/${over}/restore`, { token });
    expect((await seen()).filter((one) => one === id || one === over)).toEqual([id]);
  });
});

const schedule = fc.record({
  isDraft: fc.boolean(),
  publish: fc.option(fc.integer({ min: -6, max: 6 })),
  hide: fc.option(fc.integer({ min: -6, max: 6 })),
});

it('whatever the times, visitors see what the contract says they see', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => add().then(({ id }) => id)));
  await fc.assert(
    fc.asyncProperty(fc.array(schedule, { minLength: ids.length, maxLength: ids.length }), async (all) => {
      const expected: string[] = [];
      for (const [index, { isDraft, publish, hide }] of all.entries()) {
        const id = ids[index] ?? '';
        const timing: Timing = {
          isDraft,
          publishAt: publish === null ? null : quarter(publish),
          hideAt: hide === null ? null : quarter(hide),
        };
        if (stateAt(timing, Date.now()) === 'live') expected.push(id);
        // Simulates a row that was written a while ago, in a state that the clock would not choose.
        await query(cms, `update partners set state = ? where document_id = ?`, isDraft ? 'draft' : 'scheduled', id);
        for (const [column, value] of [
          ['publish_at', timing.publishAt],
          ['hide_at', timing.hideAt],
        ] as const)
          await (value
            ? query(cms, `update partners set ${column} = ? where document_id = ?`, new Date(value), id)
            : query(cms, `update partners set ${column} = null where document_id = ?`, id));
        if (!isDraft && publish === null) await query(cms, `update partners set state = 'live' where document_id = ?`, id);
      }
      await nudge(cms);
      await expect.poll(async () => (await seenNow()).filter((id) => ids.includes(id)).sort(), { interval: 50 }).toEqual(expected.sort());
      const built = (await content()).partners.map(({ id }) => id).filter((id) => ids.includes(id));
      expect(built.sort()).toEqual(expected.sort());
    }),
    { numRuns: sized(5, 15), endOnFailure: true },
  );
});

const indexes = async (): Promise<string[]> => {
  const all = isOnPostgres()
    ? `select indexname as name from pg_indexes where schemaname = 'public'`
    : `select name from sqlite_master where type = 'index'`;
  const rows = await query<{ name: string }>(cms, all);
  return rows.map(({ name }) => name).filter((name) => /_state_(?:publish|hide)_at_index$/.test(name));
};

it('rows from before there were times are live, and stay as they were', async () => {
  const { id } = await add();
  const before = await (await cms.call('GET', `/partners/${id}`)).text();
  const { dataDir } = cms;
  await other.halt();
  await cms.halt();
  for (const index of await indexes()) await query(cms, `drop index "${index}"`);
  for (const { name, singular, hasTiming } of Object.values(ENTITIES))
    if (hasTiming)
      await query(
        cms,
        `update ${name === 'gallery' ? `${singular.replace('-', '_')}s` : name} set state = null, publish_at = null, hide_at = null where state = 'live'`,
      );
  // Two servers that start at the same time migrate the tables once.
  [cms, other] = await Promise.all([startCms({}, dataDir), startCms({}, dataDir)]);
  expect(await indexes()).toHaveLength(2 * TIMED_NAMES.length);
  expect(await (await cms.call('GET', `/partners/${id}`)).text()).toBe(before);
  expect((await content()).partners.map((one) => one.id)).toContain(id);
});
