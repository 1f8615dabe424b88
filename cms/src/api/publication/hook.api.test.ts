import { createHmac } from 'node:crypto';
import { CONTACT } from '@sanabel/brand/club';
import { type ItemOf, type Publication, publication as publicationSchema, signedIn } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { startSiteHost } from '@sanabel/scripts/testing/cms/site-host.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const SECRET = 'a shared word that is long enough to be one';
const TOKEN = 'Bearer of-the-host';

let host: Awaited<ReturnType<typeof startSiteHost>>;
let cms: Cms;
let token: string;

const settings = () => ({
  SITE_URL: host.url,
  REBUILD_HOOK_URL: `${host.url}/hook`,
  PUBLISH_DEBOUNCE_MS: '50',
  REBUILD_HOOK_SECRET: SECRET,
  REBUILD_HOOK_HEADERS: JSON.stringify({ Authorization: TOKEN, Accept: 'application/vnd.github+json' }),
  REBUILD_HOOK_BODY: '{"event_type":"publish","client_payload":{"revision":{{revision}}}}',
});
const start = async (more: Record<string, string> = {}, kept?: string): Promise<void> => {
  cms = await startCms({ ...settings(), ...more }, kept);
  token = await cms.signIn();
};
const publication = async (): Promise<Publication> =>
  publicationSchema.parse(await (await cms.call('GET', '/publication', { token })).json());
const edit = (address: string) => cms.call('PATCH', '/media', { token, json: { ...CONTACT, address } });
const press = () => cms.call('POST', '/publication', { token });
const becomes = (part: object) => expect.poll(publication, { timeout: 20_000 }).toMatchObject(part);
/** Makes the running build late. The next retry comes after as much time again, so not within a test. */
const buildIsLate = async (): Promise<void> => {
  await setTimestamp(cms, 'publication_state', 'requested_at', -400);
  await setTimestamp(cms, 'publication_state', 'first_requested_at', -400);
  await setTimestamp(cms, 'publication_state', 'due_at', -1);
};
/** Waits until the site shows everything. */
const goLive = async (): Promise<void> => {
  await expect
    .poll(async () => {
      const { state, revision, waitsFor } = await publication();
      // A build contains what exists when it begins; the host shows nothing that was not requested.
      if (state !== 'waiting' || waitsFor === 'building') host.show(revision);
      return state;
    })
    .toBe('live');
};

beforeAll(async () => {
  host = await startSiteHost();
});
afterAll(() => host.stop());
beforeEach(() => {
  Object.assign(host, { hook: 'takes', nonsense: null });
});

describe('a hook elsewhere', () => {
  beforeAll(() => start());
  afterAll(() => cms.stop());

  it('is called with the headers and the body of the settings, signed', async () => {
    await edit('One street');
    await becomes({ state: 'building' });
    const [{ headers, body } = { headers: {}, body: '' }] = host.calls;
    expect(JSON.parse(body)).toEqual({ event_type: 'publish', client_payload: { revision: 1 } });
    expect([headers.authorization, headers.accept, headers['content-type']]).toEqual([
      TOKEN,
      'application/vnd.github+json',
      'application/json',
    ]);
    const [, seconds = '', digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['sanabel-signature'])) ?? [];
    expect(digest).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
    await goLive();
  });

  it('is called once while a build is under way, and once more for all that came meanwhile', async () => {
    const before = host.calls.length;
    await edit('Two streets');
    await becomes({ state: 'building' });
    const asked = (await publication()).revision;
    for (const street of ['Three streets', 'Four streets', 'Five streets']) await edit(street);
    await becomes({ state: 'waiting', waitsFor: 'building', nextAt: null, pendingChanges: 4 });
    expect(host.calls.length).toBe(before + 1);
    host.show(asked);
    await becomes({ state: 'building', pendingChanges: 3 });
    expect(host.calls.length).toBe(before + 2);
    await goLive();
  });

  it('says what waits, who changed it, and how each call ended', async () => {
    await edit('Six streets');
    const { waiting } = await publication();
    expect(waiting).toMatchObject({ count: 1, changes: [{ kind: 'media', itemId: expect.any(String), action: 'update' }] });
    const { fullName } = signedIn.shape.admin.parse(await (await cms.call('GET', '/auth/me', { token })).json());
    expect(waiting?.changes[0]?.who).toBe(fullName);
    await becomes({ state: 'building' });
    await goLive();
    const { history = [], deploys } = await publication();
    expect(history[0]).toMatchObject({
      trigger: 'edit',
      adminName: fullName,
      state: 'live',
      itemCount: 1,
      items: [{ kind: 'media' }],
      durationMs: expect.any(Number),
    });
    expect([deploys, history.every(({ state }) => state === 'live')]).toEqual([null, true]);
  });

  it('names each item as it was, deleted ones too', async () => {
    const image = await png({ width: 30, height: 30 });
    const made = await cms.call('POST', '/members', { token, form: form({ name: 'Mona', arabicName: 'منى', role: 'x' }, { image }) });
    const { id } = (await made.json()) as ItemOf<'members'>;
    await cms.call('PATCH', `/members/${id}`, { token, json: { name: 'Mona A.' } });
    await cms.call('DELETE', `/members/${id}`, { token });
    await cms.call('POST', `/trash/${id}/restore`, { token });
    const { waiting } = await publication();
    expect(waiting?.changes.map(({ itemId, title, arabicTitle, action }) => [itemId, title, arabicTitle, action])).toEqual([
      [id, 'Mona A.', 'منى', 'restore'],
      [id, 'Mona A.', 'منى', 'delete'],
      [id, 'Mona A.', 'منى', 'update'],
      [id, 'Mona', 'منى', 'create'],
    ]);
    await goLive();
  });

  it('is not called again for a build that was only slow, whose time is learnt', async () => {
    const before = host.calls.length;
    await edit('Seven streets');
    await becomes({ state: 'building' });
    await buildIsLate();
    await becomes({ state: 'failed', attempts: 1, waitsFor: 'retry' });
    expect((await publication()).history?.[0]).toMatchObject({ state: 'failed', error: expect.stringContaining('in time') });
    await goLive();
    expect([host.calls.length, (await publication()).history?.[0]?.state]).toEqual([before + 1, 'live']);
    const [{ build_ms: learnt } = { build_ms: 0 }] = await query<{ build_ms: number }>(cms, 'select build_ms from publication_state');
    expect(Math.abs(learnt - 400_000)).toBeLessThan(60_000);
  });

  it('is called once more for a site that stays behind, then all admins get one mail', async () => {
    const before = host.calls.length;
    await edit('Eight streets');
    await becomes({ state: 'building' });
    await buildIsLate();
    await becomes({ state: 'failed', attempts: 1 });
    await setTimestamp(cms, 'publication_state', 'next_attempt_at', -1);
    await becomes({ state: 'building' });
    const mails = cms.inbox.count(cms.admin.email);
    await buildIsLate();
    await becomes({ state: 'failed', attempts: 2, nextAt: null });
    const { subject, text } = await cms.inbox.next(cms.admin.email, mails + 1);
    expect([subject, text]).toEqual([expect.stringContaining('تعذّر النشر'), expect.stringContaining('could not be published')]);
    expect([host.calls.length, cms.inbox.count(cms.admin.email)]).toEqual([before + 2, mails + 1]);
    await goLive();
  });

  it('may be slow and the site may talk nonsense: nothing counts as live, and nothing is lost', async () => {
    host.nonsense = `<!doctype html>${'x'.repeat(2_000_000)}`;
    await edit('Nine streets');
    await becomes({ state: 'building' });
    host.nonsense = '{"revision":"soon"}';
    const { polls } = host;
    await expect.poll(() => host.polls).toBeGreaterThan(polls + 1);
    expect((await publication()).state).toBe('building');
    host.nonsense = null;
    await goLive();
    host.hook = 'hangs';
    await edit('Ten streets');
    await becomes({ state: 'failed', attempts: 1 });
    host.hook = 'takes';
    await becomes({ state: 'building', error: null });
    await goLive();
  });

  it('is not called again by a restart in the middle of a build', async () => {
    await edit('Eleven streets');
    await becomes({ state: 'building' });
    const before = host.calls.length;
    await cms.halt();
    await start({}, cms.dataDir);
    await becomes({ state: 'building' });
    await goLive();
    expect(host.calls.length).toBe(before);
  });
});

describe('a host that counts deploys', () => {
  beforeAll(async () => {
    host.show(0);
    await start({ PUBLISH_BATCH: 'every 45 minutes', PUBLISH_MONTHLY_LIMIT: '4' });
  });
  afterAll(() => cms.stop());

  /** Moves the state and all changes so far an hour back. */
  const anHourPasses = async (): Promise<void> => {
    await setTimestamp(cms, 'publication_entries', 'created_at', -3_700);
    await setTimestamp(cms, 'publication_state', 'requested_at', -3_700);
  };
  const editOften = async (count: number): Promise<void> => {
    for (let number = 0; number < count; number += 1) await edit(`Street ${number}`);
  };
  const revisionsFrom = (first: number): number[] =>
    host.calls.slice(first).map(({ body }) => (JSON.parse(body) as { client_payload: { revision: number } }).client_payload.revision);

  it('gets changes with their batch, or at once by the button', async () => {
    await edit('A street');
    await becomes({ state: 'waiting', waitsFor: 'limit', deploys: { limit: 4, left: 4 }, mode: { isHere: false, batch: { minutes: 45 } } });
    const { nextAt } = await publication();
    // The batch is due sooner, but the last deploys are an hour apart.
    expect(Math.abs(Date.parse(nextAt ?? '') - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect((await press()).status).toBe(202);
    await becomes({ state: 'building', deploys: { limit: 4, left: 3 } });
    await goLive();
    expect((await publication()).history?.[0]).toMatchObject({ trigger: 'button', state: 'live' });
  });

  it('gets no call for a press of the button while the site shows everything', async () => {
    const before = host.calls.length;
    expect((await press()).status).toBe(202);
    expect(await publication()).toMatchObject({ state: 'live', deploys: { limit: 4, left: 3 } });
    expect(host.calls.length).toBe(before);
  });

  it('gets fifty edits of a day in the three calls that are left, an hour’s edits in each; the rest waits for the next month', async () => {
    const before = host.calls.length;
    const { revision: start } = await publication();
    for (let hour = 0; hour < 5; hour += 1) {
      await editOften(9);
      expect((await publication()).state).toBe('waiting');
      await anHourPasses();
      await edit('The last street of the hour');
      if (hour >= 3) continue;
      await becomes({ state: 'building' });
      await goLive();
    }
    expect(revisionsFrom(before)).toEqual([start + 10, start + 20, start + 30]);
    await press();
    const spent = await publication();
    expect(spent).toMatchObject({ state: 'waiting', waitsFor: 'limit', pendingChanges: 20, deploys: { limit: 4, left: 0 } });
    expect([spent.nextAt, host.calls.length]).toEqual([spent.deploys?.renewsAt, before + 3]);
  });
});
