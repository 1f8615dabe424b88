import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTACT as contact } from '@sanabel/brand/club';
import { applyChanges, type Contact, content, contentChanges } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres } from '@sanabel/scripts/testing/cms/data.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { sized } from '@sanabel/scripts/testing/size.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A thousand is the goal in performance, section 3. */
const PAIRS = sized(20, 1_000);

const host = { calls: [] as number[], live: { revision: 0, builtAt: new Date(0).toISOString() } };
let server: Server;
let one: Cms;
let other: Cms;
let token: string;

/** A host that counts hook calls and builds at once. */
const startHost = async (): Promise<string> => {
  server = createServer(async (request, response) => {
    if (request.url === '/build.json') return response.end(JSON.stringify(host.live));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { revision } = JSON.parse(Buffer.concat(chunks).toString()) as { revision: number };
    host.calls.push(revision);
    host.live = { revision, builtAt: new Date().toISOString() };
    return response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const both = () => [one, other] as const;
const mailsTo = (address: string) =>
  both().flatMap(({ inbox }) => inbox.mails.filter(({ to }) => to?.some((recipient) => recipient.address === address)));
const publication = async (cms: Cms) => (await (await cms.call('GET', '/publication', { token })).json()) as Record<string, unknown>;

// SQLite serves one process.
describe.runIf(isOnPostgres())('two processes on one database and one uploads folder', () => {
  beforeAll(async () => {
    const url = await startHost();
    const settings = { SITE_URL: url, REBUILD_HOOK_URL: `${url}/hook`, PUBLISH_DEBOUNCE_MS: '100', JOB_NOTICE_DELAY_MS: '300' };
    one = await startCms(settings);
    other = await startCms(settings, one.dataDir);
    token = await one.signIn();
  });
  afterAll(async () => {
    await other.halt();
    await one.stop();
    server.close();
  });

  it('a token of one is valid on the other until either revokes it', async () => {
    expect((await other.call('GET', '/auth/me', { token })).status).toBe(200);
    await one.call('POST', '/auth/logout', { token });
    expect((await other.call('GET', '/auth/me', { token })).status).toBe(401);
    token = await other.signIn();
    expect((await one.call('GET', '/auth/me', { token })).status).toBe(200);
  });

  it('rate limits count for both', async () => {
    const guess = (cms: Cms) =>
      cms.call('POST', '/auth/login', { json: { email: 'nobody@sanabel.example', password: 'a wrong password' } });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index % 2 === 0 ? one : other)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('one code signs in once', async () => {
    const admin = {
      fullName: 'Mona',
      email: 'mona@sanabel.example',
      password: 'furrow 7 kernel',
      job: 'Editor',
      phoneNumber: '01012345678',
    };
    await one.call('POST', '/admins', { token, json: { ...admin, jobRequestMails: false } });
    await one.call('POST', '/auth/login', { json: { email: admin.email, password: admin.password } });
    await expect.poll(() => mailsTo(admin.email).length).toBe(1);
    const otp = /^\d{6}$/m.exec(mailsTo(admin.email)[0]?.text ?? '')?.[0];
    const verify = (cms: Cms) => cms.call('POST', '/auth/verify-login', { json: { email: admin.email, otp } });
    const answers = await Promise.all([one, other, one, other, one, other].map(verify));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('one e-mail or application sent to both is kept once, and the rest are refused', async () => {
    const email = 'twice@sanabel.example';
    const admin = {
      fullName: 'Twice',
      email,
      password: 'furrow 7 kernel',
      job: 'Editor',
      phoneNumber: '01012345678',
      jobRequestMails: false,
    };
    const apply = { fullName: 'a', phoneNumber: '01012345678', role: 'b', qualification: 'c', email, experience: '1' };
    const saved = async (path: string, json: object) => {
      const answers = await Promise.all([one, other, one, other].map((cms) => cms.call('POST', path, { token, json })));
      return answers.map(({ status }) => status).sort();
    };
    expect(await saved('/admins', admin)).toEqual([201, 409, 409, 409]);
    expect(await saved('/job-requests', apply)).toEqual([201, 409, 409, 409]);
  });

  it('admins get one mail about an application', async () => {
    const told = () => mailsTo(one.admin.email).filter(({ subject }) => subject?.includes('new work request'));
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(1);
    await Promise.all(both().map((cms) => cms.call('GET', '/job-requests', { token })));
    expect(told()).toHaveLength(1);
  });

  it('one picture sent to both at once is stored once', async () => {
    const image = await png({ width: 333 });
    const add = (cms: Cms, name: string) => cms.call('POST', '/members', { token, form: form({ name, role: 'x' }, { image }) });
    const answers = await Promise.all([add(one, 'a'), add(other, 'b'), add(one, 'c'), add(other, 'd')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const images = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { image: string }).image));
    expect(new Set(images).size).toBe(1);
    for (const cms of both()) expect((await fetch(cms.url + images[0])).status).toBe(200);
  });

  it('a picture that one takes off the site is refused by the other at once', async () => {
    const data = form({ name: 'e', role: 'x' }, { image: await png({ width: 334 }) });
    const { id, image } = (await (await one.call('POST', '/members', { token, form: data })).json()) as { id: string; image: string };
    const statuses = async () => [
      (await one.file(image)).status,
      (await other.file(image)).status,
      (await other.file(image, token)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    await one.call('PATCH', `/members/${id}`, { token, json: { isDraft: true } });
    expect(await statuses()).toEqual([404, 404, 200]);
    await other.call('PATCH', `/members/${id}`, { token, json: { isDraft: false } });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('edits at both make revisions without a gap, and one call of the hook', async () => {
    await expect.poll(() => publication(one), { timeout: 10_000 }).toMatchObject({ state: 'live', pendingChanges: 0 });
    const { revision } = (await publication(one)) as { revision: number };
    const calls = host.calls.length;
    const edit = (cms: Cms, index: number) => cms.call('PATCH', '/media', { token, json: { ...contact, address: `Street ${index}` } });
    await Promise.all(Array.from({ length: 20 }, (_, index) => edit(index % 2 === 0 ? one : other, index)));
    const live = { state: 'live', revision: revision + 20, liveRevision: revision + 20, pendingChanges: 0 };
    for (const cms of both()) await expect.poll(() => publication(cms), { timeout: 10_000 }).toMatchObject(live);
    for (let round = 0; round < sized(2, 5); round += 1) {
      const before = host.calls.length;
      await edit(round % 2 === 0 ? one : other, 100 + round);
      await expect.poll(() => publication(one), { timeout: 10_000 }).toMatchObject({ state: 'live', pendingChanges: 0 });
      expect(host.calls.length).toBe(before + 1);
    }
    // The burst may outlast the quiet time on a slow machine, but no revision is requested twice.
    expect(new Set(host.calls).size).toBe(host.calls.length);
    expect(host.calls.length).toBeGreaterThan(calls);
  });

  it('each reports what has changed, no matter which one wrote it', async () => {
    const read = async (cms: Cms, search = '') => (await cms.call('GET', `/content${search}`, { token: cms.contentToken })).json();
    for (let round = 0; round < 6; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
      const before = content.parse(await read(writer));
      await writer.call('PATCH', '/media', { token, json: { ...contact, address: `Square ${round}` } });
      const changes = contentChanges.parse(await read(reader, `?since=${before.revision}`));
      expect(applyChanges(before, changes)).toEqual(content.parse(await read(writer)));
    }
  });

  it(`what was written at one is read at the other, ${PAIRS} times`, async () => {
    let stale = 0;
    for (let round = 0; round < PAIRS; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
      const address = `Field ${round}`;
      expect((await writer.call('PATCH', '/media', { token, json: { address } })).status).toBe(200);
      if (((await (await reader.call('GET', '/media')).json()) as Contact).address !== address) stale += 1;
    }
    expect(stale).toBe(0);
  }, 600_000);
});
