import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTACT as contact } from '@sanabel/brand/club';
import { content as contentSchema, publication as publicationSchema } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A host that counts hook calls, can refuse them, and shows what it "built". */
const host = { calls: [] as number[], refuse: 0, live: { revision: 0, builtAt: new Date(0).toISOString() }, builds: true };
let server: Server;
let cms: Cms;
let token: string;

/** Exceeds the time of eight edits on a busy machine. */
const DEBOUNCE_MS = 700;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url === '/build.json') return response.end(JSON.stringify(host.live));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { revision } = JSON.parse(Buffer.concat(chunks).toString()) as { revision: number };
    if (host.refuse > 0) {
      host.refuse -= 1;
      return response.writeHead(500).end();
    }
    host.calls.push(revision);
    if (host.builds) host.live = { revision, builtAt: new Date().toISOString() };
    return response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  cms = await startCms({ SITE_URL: url, REBUILD_HOOK_URL: `${url}/hook`, PUBLISH_DEBOUNCE_MS: String(DEBOUNCE_MS) });
  token = await cms.signIn();
});
afterAll(async () => {
  await cms.stop();
  server.close();
});

const publication = async () => publicationSchema.parse(await (await cms.call('GET', '/publication', { token })).json());
const setAddress = (address: string) => cms.call('PATCH', '/media', { token, json: { ...contact, address } });
const revision = async () => contentSchema.parse(await (await cms.call('GET', '/content', { token: cms.contentToken })).json()).revision;

it('publication calls the hook once for a burst of edits, and says live when the site shows them', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => setAddress(`Street ${index}`)));
  await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'live', revision: 8, liveRevision: 8, pendingChanges: 0 });
  expect(host.calls).toEqual([8]);
});

it('publication does nothing for a refused edit or an application', async () => {
  const before = await revision();
  await setAddress(' ');
  await cms.call('POST', '/job-requests', {
    json: {
      fullName: 'Mona',
      phoneNumber: '01012345678',
      role: 'Agronomist',
      qualification: 'BSc',
      email: 'mona@example.com',
      experience: '3',
    },
  });
  expect(await revision()).toBe(before);
});

it('publication tries again when the hook refuses, and publishes at once when an editor asks', async () => {
  host.refuse = 1;
  const calls = host.calls.length;
  await setAddress('Another street');
  await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'failed', attempts: 1, pendingChanges: 1 });
  await cms.call('POST', '/publication', { token });
  await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'live', attempts: 0, error: null, pendingChanges: 0 });
  expect(host.calls.length).toBe(calls + 1);
});

it('a revision is not live before the public site itself shows the revision', async () => {
  host.builds = false;
  await setAddress('A third street');
  await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'building' });
  host.live = { revision: (await publication()).revision, builtAt: new Date().toISOString() };
  await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'live' });
});

describe('a build that fails after the hook has taken it', () => {
  const live = async (builds: boolean) => {
    host.builds = builds;
    host.live = { revision: (await publication()).revision, builtAt: new Date().toISOString() };
    await expect.poll(publication, { timeout: 20_000 }).toMatchObject({ state: 'live' });
  };

  it('is asked for again after the usual time of builds, and reported meanwhile', async () => {
    await live(false);
    const calls = host.calls.length;
    await setAddress('A fourth street');
    await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'building' });
    await setTimestamp(cms, 'publication_state', 'due_at', -1);
    await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'failed', attempts: 1 });
    host.builds = true;
    await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'live', attempts: 0, error: null });
    expect(host.calls.length).toBe(calls + 2);
  });

  it('is not asked for again when it was only slow', async () => {
    await live(false);
    await setAddress('A fifth street');
    await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'building' });
    const calls = host.calls.length;
    // The pause after a third failure leaves the site time to show it, even on a busy machine.
    await query(cms, 'update publication_state set attempts = 2');
    await setTimestamp(cms, 'publication_state', 'due_at', -1);
    await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'failed', attempts: 3 });
    await live(false);
    expect(host.calls.length).toBe(calls);
  });

  it('is asked for again at once when an editor asks', async () => {
    await live(false);
    await setAddress('A sixth street');
    await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'building' });
    const calls = host.calls.length;
    host.builds = true;
    expect((await cms.call('POST', '/publication', { token })).status).toBe(202);
    await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'live' });
    expect(host.calls.length).toBe(calls + 1);
  });
});

it('publication overtakes a site that is ahead of a restored backup', async () => {
  const newer = (await revision()) + 50;
  host.builds = false;
  host.live = { revision: newer, builtAt: new Date().toISOString() };
  await setAddress('A street of the backup');
  await expect.poll(() => host.calls.at(-1), { timeout: 10_000 }).toBe(newer + 1);
  host.live = { revision: newer + 1, builtAt: new Date().toISOString() };
  await expect.poll(publication, { timeout: 10_000 }).toMatchObject({ state: 'live', liveRevision: newer + 1, pendingChanges: 0 });
});
