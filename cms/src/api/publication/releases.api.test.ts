import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CONTACT } from '@sanabel/brand/club';
import {
  type BuildInfo,
  type ItemOf,
  type Publication,
  type PublicationReleases,
  type PublisherState,
  publicationReleases,
  publication as publicationSchema,
} from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isWriting, query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A publisher as the CMS sees it: hook, releases and `build.json`. It "publishes" at once. */
const publisher = {
  live: { revision: 0, builtAt: new Date(0).toISOString() } as BuildInfo,
  releases: [] as PublisherState['releases'],
  failure: null as PublisherState['failure'],
  triggers: [] as string[],
  isSilent: false,
  /** Delays a rollback. */
  untilBack: Promise.resolve(),
};

const publish = ({ revision, trigger }: { revision: number; trigger: string }): void => {
  publisher.triggers.push(trigger);
  if (publisher.failure) return;
  if (trigger !== 'button' && (publisher.live.isHeld || publisher.live.revision >= revision)) return;
  publisher.live = { revision, builtAt: new Date().toISOString() };
  publisher.releases.push({ number: publisher.releases.length + 1, revision, publishedAt: publisher.live.builtAt });
};
const goBack = (number: number): object | null => {
  const release = publisher.releases.find((one) => one.number === number);
  if (!release) return null;
  publisher.releases = publisher.releases.slice(0, number);
  publisher.live = { revision: release.revision, builtAt: release.publishedAt, isHeld: true };
  return release;
};
const state = (): PublisherState => {
  const { releases, failure, live } = publisher;
  return { releases, current: releases.at(-1)?.number ?? null, failure, work: live.isHeld ? 'held' : failure ? 'going' : 'done', left: 0 };
};

let server: Server;
let url: string;
let cms: Cms;
let token: string;

const start = async (kept?: string): Promise<void> => {
  cms = await startCms({ SITE_URL: url, REBUILD_HOOK_URL: `${url}/hook`, RELEASES_URL: `${url}/releases` }, kept);
  token = await cms.signIn();
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url === '/build.json') return response.end(JSON.stringify(publisher.live));
    const body = JSON.parse(await text(request));
    if (request.url === '/hook') {
      publish(body);
      return response.writeHead(202).end();
    }
    if (publisher.isSilent) return response.writeHead(500).end();
    if (body.release) await publisher.untilBack;
    const answer = body.release ? goBack(body.release) : state();
    return response.writeHead(answer ? 200 : 422).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await start();
});
afterAll(async () => {
  await cms.stop();
  server.close();
});

const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;
const publication = async (): Promise<Publication> => publicationSchema.parse(await json(await cms.call('GET', '/publication', { token })));
const releases = async (): Promise<PublicationReleases> =>
  publicationReleases.parse(await json(await cms.call('GET', '/publication/releases', { token })));
const becomes = (part: object) => expect.poll(publication).toMatchObject(part);
const edit = async (address: string): Promise<void> => {
  await cms.call('PATCH', '/media', { token, json: { ...CONTACT, address } });
};
const press = () => cms.call('POST', '/publication', { token });
const rollback = (release: unknown) => cms.call('POST', '/publication/rollback', { token, json: { release } });

describe('going back in the panel', () => {
  it('lists the releases, newest first, each with its line of the history', async () => {
    for (const number of [1, 2, 3]) {
      await edit(`Street ${number}`);
      await becomes({ state: 'live', revision: number, liveRevision: number });
    }
    const { history = [] } = await publication();
    const listed = await releases();
    expect(listed.keptBy).toBe('publisher');
    expect(listed.releases.map(({ number, isCurrent, callId }) => [number, isCurrent, callId])).toEqual([
      [3, true, history[0]?.id],
      [2, false, history[1]?.id],
      [1, false, history[2]?.id],
    ]);
  });

  it('pins the site there, through edits and restarts, until someone publishes', async () => {
    const answer = await rollback(2);
    expect(answer.status).toBe(202);
    const held = publicationSchema.parse(await answer.json());
    expect(held).toMatchObject({ state: 'held', liveRevision: 2, pendingChanges: 1, waitsFor: 'held', held: { revision: 2 } });
    expect(held.history?.[0]).toMatchObject({ trigger: 'rollback', state: 'live', revision: 2, itemCount: 1, adminName: held.held?.who });
    expect(held.held?.who).not.toBe('');
    await cms.halt();
    await start(cms.dataDir);
    await edit('A street that waits');
    await becomes({ state: 'held', pendingChanges: 2, held: { revision: 2, who: held.held?.who } });
    expect((await releases()).releases[0]).toMatchObject({ number: 2, isCurrent: true, callId: (await publication()).history?.[0]?.id });
    expect(publisher.live).toMatchObject({ revision: 2, isHeld: true });
    const calls = publisher.triggers.length;
    await press();
    await becomes({ state: 'live', liveRevision: 4, pendingChanges: 0, held: null });
    expect(publisher.triggers.slice(calls)).toContain('button');
    expect((await publication()).history?.[0]).toMatchObject({ trigger: 'button', state: 'live', itemCount: 1 });
  });

  it('is noticed when it is done on the server, and when it ends there', async () => {
    goBack(1);
    await edit('A street nobody sees');
    await becomes({ state: 'held', held: { revision: 1, who: '' }, error: null });
    expect((await publication()).history?.[0]).toMatchObject({ trigger: 'rollback', adminName: '', revision: 1 });
    publisher.live = { revision: 1, builtAt: publisher.live.builtAt };
    await edit('A street that everybody sees');
    await becomes({ state: 'live', pendingChanges: 0, held: null });
  });

  it('answers before a slow publisher is done, and says when it is', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    publisher.untilBack = promise;
    const [oldest] = publisher.releases;
    const answer = await rollback(oldest?.number);
    expect(answer.status).toBe(202);
    expect(publicationSchema.parse(await answer.json()).held).toBeNull();
    resolve();
    await becomes({ state: 'held', held: { revision: oldest?.revision } });
    await press();
    await becomes({ state: 'live', pendingChanges: 0, held: null });
  });

  it('refuses what is not kept, what is no number, strangers, and a publisher that does not answer', async () => {
    expect((await rollback(77)).status).toBe(404);
    expect((await rollback('1')).status).toBe(400);
    expect((await cms.call('POST', '/publication/rollback', { json: { release: 1 } })).status).toBe(401);
    expect((await cms.call('GET', '/publication/releases')).status).toBe(401);
    publisher.isSilent = true;
    expect((await cms.call('GET', '/publication/releases', { token })).status).toBe(503);
    expect((await rollback(1)).status).toBe(503);
    publisher.isSilent = false;
    expect((await publication()).state).toBe('live');
  });
});

describe('a publisher that fails', () => {
  it('is known by its cause and the item, and forgotten when the site is there', async () => {
    const logo = await png({ width: 64, height: 48 });
    const fields = { name: 'Nile', arabicName: 'النيل', link: 'https://example.com' };
    publisher.failure = { fault: 'medium', subject: '/uploads/none.webp', detail: 'none', at: new Date(0).toISOString() };
    const partner = await json<ItemOf<'partners'>>(await cms.call('POST', '/partners', { token, form: form(fields, { logo }) }));
    // A failure older than the call does not count.
    await becomes({ state: 'building', failure: null });
    publisher.failure = { fault: 'medium', subject: partner.logo, detail: 'The medium answered 404.', at: new Date().toISOString() };
    await becomes({
      state: 'failed',
      error: 'The medium answered 404.',
      failure: { cause: 'medium', item: { kind: 'partners', itemId: partner.id, title: 'Nile', arabicTitle: 'النيل' } },
    });
    const { waiting, history } = await publication();
    expect(history?.[0]).toMatchObject({ state: 'failed', cause: 'medium' });
    expect(waiting?.changes[0]).toMatchObject({ action: 'create', picture: expect.stringMatching(/^\/uploads\/.*\.webp|avif$/) });
    publisher.failure = null;
    await press();
    await becomes({ state: 'live', error: null, failure: null });
    await cms.call('DELETE', `/partners/${partner.id}`, { token });
    await becomes({ state: 'live' });
  });
});

describe('an item that comes to its time', () => {
  const quarter = (quarters: number): string => new Date((Math.floor(Date.now() / 900_000) + quarters) * 900_000).toISOString();
  const add = async (fields: object): Promise<ItemOf<'partners'>> => {
    const logo = await png({ width: 64, height: 48 });
    const all = { name: 'Delta', arabicName: 'الدلتا', link: 'https://example.com', ...fields };
    return json(await cms.call('POST', '/partners', { token, form: form(all, { logo }) }));
  };

  it('is announced before, and published as the clock’s doing, not as an edit', async () => {
    const { id } = await add({ publishAt: quarter(8) });
    const next = { kind: 'partners', itemId: id, title: 'Delta', arabicTitle: 'الدلتا', action: 'show', at: quarter(8) };
    await becomes({ nextTimed: next });
    await setTimestamp(cms, 'partners', 'publish_at', 1);
    await cms.call('PATCH', `/partners/${(await add({ isDraft: true })).id}`, { token, json: { name: 'Nudge' } });
    await expect
      .poll(async () => (await publication()).history?.[0])
      .toMatchObject({
        trigger: 'time',
        adminName: '',
        items: [{ kind: 'partners', itemId: id }],
        missedAt: null,
      });
    await expect.poll(() => publisher.triggers).toContain('time');
    expect((await publication()).nextTimed).toBeNull();
  });

  it('goes at the next start when nothing ran at its time, and the history says which time was missed', async () => {
    const { id } = await add({ publishAt: quarter(8) });
    await becomes({ nextTimed: { itemId: id } });
    await cms.halt();
    const missed = quarter(-8);
    await query(cms, 'update partners set publish_at = ? where document_id = ?', new Date(missed), id);
    await start(cms.dataDir);
    await becomes({ state: 'live' });
    const { history } = await publication();
    expect(history?.[0]).toMatchObject({ trigger: 'time', items: [{ itemId: id }], missedAt: missed });
  });
});

it('notifies the publisher of a change while the next spreadsheet holds the database', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ arabicName: `محصول ${index}` }));
  const importing = () => cms.call('POST', '/crops/import', { token, json: { rows } });
  const first = importing();
  await expect.poll(() => isWriting(cms), { interval: 5 }).toBe(true);
  const { revision } = publisher.live;
  const saving = edit('A street beside a spreadsheet');
  let isImported = false;
  const second = importing().finally(() => {
    isImported = true;
  });
  await expect.poll(() => publisher.live.revision, { interval: 5, timeout: 60_000 }).toBeGreaterThan(revision);
  expect(isImported).toBe(false);
  await Promise.all([first, saving, second]);
});
