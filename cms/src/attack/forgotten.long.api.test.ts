import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountSecurity, errorBody } from '@sanabel/contract';
import { cmsEnvironment } from '@sanabel/scripts/testing/cms/cms.ts';
import { takeData } from '@sanabel/scripts/testing/cms/data.ts';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const cms = withCms();
const email = 'first.admin@sanabel.example';
let password = 'seven ears 7 furrows';

beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
});

const codeOf = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).code];
const forgot = (address: string) => cms.call('POST', '/auth/forgot-password', { json: { email: address } });
const reset = (token: string, next: string) => cms.call('POST', '/auth/reset-password', { json: { token, password: next } });
const login = (typed: string) => cms.call('POST', '/auth/login', { json: { email, password: typed } });
const signIn = async () => {
  const before = cms.inbox.countCodes(email);
  expect((await login(password)).status).toBe(200);
  const otp = await cms.inbox.code(email, before + 1);
  const answer = await cms.call('POST', '/auth/verify-login', { json: { email, otp } });
  return ((await answer.json()) as { token: string }).token;
};

describe('a forgotten password', () => {
  it('is answered alike for every address, and a link goes to an admin’s alone', async () => {
    const answers = [await forgot(email), await forgot('nobody@sanabel.example')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(known).toBe(unknown);
    expect((await forgot(email)).status).toBe(429);
    expect((await forgot('nobody@sanabel.example')).status).toBe(429);
    expect((await cms.inbox.link(email)).path).toBe('/admin/password');
    expect(cms.inbox.count('nobody@sanabel.example')).toBe(0);
  });

  it('is chosen with the link, once: every session ends, the owner gets a mail, and both steps are required', async () => {
    const token = await signIn();
    const { token: link } = await cms.inbox.link(email);
    expect(await (await cms.call('POST', '/auth/link', { json: { token: link } })).json()).toMatchObject({ purpose: 'password', email });
    expect(await codeOf(await reset(link, 'first.admin 12'))).toEqual([400, 'INVALID_INPUT']);
    const before = cms.inbox.count(email);
    password = 'a field after rain 9';
    const both = await Promise.all([reset(link, password), reset(link, 'a field after rain 8')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    if (both[1]?.status === 200) password = 'a field after rain 8';
    expect((await cms.call('GET', '/auth/me', { token })).status).toBe(401);
    expect((await cms.inbox.next(email, before + 1)).subject).toContain('تغيّرت كلمة المرور');
    expect((await login('seven ears 7 furrows')).status).toBe(401);
    expect(await (await login(password)).json()).toMatchObject({ status: 'otp_sent' });
  });

  it('has half an hour and three links an hour; a stranger who asks for one ends none', async () => {
    const links: string[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      await setTimestamp(cms, 'rate_limits', 'window_ends_at', asked < 3 ? -1 : 3600);
      await query(cms, 'delete from rate_limits where hits = 1');
      const mails = cms.inbox.count(email);
      await forgot(email);
      if (asked < 3) await cms.inbox.next(email, mails + 1);
      if (asked < 3) links.push((await cms.inbox.link(email, asked + 2)).token);
    }
    expect(await query(cms, 'select id from mailed_links')).toHaveLength(3);
    const read = (token: string) => cms.call('POST', '/auth/link', { json: { token } });
    for (const link of links) expect((await read(link)).status).toBe(200);
    await setTimestamp(cms, 'mailed_links', 'expires_at', -1);
    for (const link of links) expect((await read(link)).status).toBe(404);
  });

  it('is set on the server itself by npm run admin:password', async () => {
    const { dataDir, databaseUrl = '' } = await takeData(cms.dataDir);
    const run = (address: string, typed: string) =>
      new Promise<{ code: number | null; out: string }>((resolve) => {
        const child = execFile(
          process.execPath,
          ['dist/src/admin-password.js', address],
          {
            cwd: join(import.meta.dirname, '../..'),
            env: { ...cmsEnvironment({ dataDir, databaseUrl }), LOG_LEVEL: 'error' },
          },
          (error, stdout, stderr) => resolve({ code: error ? 1 : 0, out: stdout + stderr }),
        );
        child.stdin?.end(typed && `${typed}\n`);
      });
    expect(await run(email, 'short')).toMatchObject({ code: 1, out: expect.stringContaining('12') });
    expect(await run(email, '')).toMatchObject({ code: 1, out: expect.stringContaining('No password was given.') });
    expect((await run('nobody@sanabel.example', 'from the server 12')).code).toBe(1);
    expect(await run(email, 'from the server 12')).toMatchObject({ code: 0 });
    password = 'from the server 12';
    const token = await signIn();
    const [entry] = (await (await cms.call('GET', '/activity', { token })).json()) as object[];
    expect(entry).toMatchObject({ action: 'update', kind: 'passwords', adminName: '' });
  });
});

describe('one’s own password', () => {
  it('is changed with the current one: the other sessions end, and this one continues with a new token', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const change = (currentPassword: string) =>
      cms.call('POST', '/account/password', { token: mine, json: { currentPassword, password: 'the last field of all' } });
    expect((await change('not the current one')).status).toBe(400);
    const { token } = (await (await change(password)).json()) as { token: string };
    password = 'the last field of all';
    const me = async (as: string) => (await cms.call('GET', '/auth/me', { token: as })).status;
    expect([await me(mine), await me(other), await me(token)]).toEqual([401, 401, 200]);
  });
});

describe('a password', () => {
  it('is what was typed, to the letter; one from before that is still compared as it was made', async () => {
    const [typed, otherForm] = ['آخر حقل في القرية', 'آخر حقل في القرية'.normalize('NFD')];
    expect(otherForm).not.toBe(typed);
    const change = await cms.call('POST', '/account/password', {
      token: await signIn(),
      json: { currentPassword: password, password: typed },
    });
    expect(change.status).toBe(200);
    expect([(await login(otherForm)).status, (await login(` ${typed}`)).status, (await login(typed)).status]).toEqual([401, 401, 200]);
    await query(cms, "update up_users set password = replace(password, 'as-typed:', '')");
    expect([(await login(typed)).status, (await login(otherForm)).status]).toEqual([200, 200]);
    password = typed;
  });
});

describe('a generated first password', () => {
  const generated = withCms({ ADMIN_PASSWORD_IS_GENERATED: 'true' });

  it('must be changed: after three days it signs no one in, its sessions can only set another one, and npm start forgets it then', async () => {
    await query(generated, 'update up_users set must_change_password = ?', process.env.TEST_POSTGRES_URL ? 'true' : 1);
    const token = await generated.signInByMail();
    const security = async (as: string) =>
      (await (await generated.call('GET', '/account/security', { token: as })).json()) as AccountSecurity;
    expect((await security(token)).mustChangePassword).toBe(true);
    expect((await generated.call('GET', '/admins', { token })).status).toBe(200);
    await setTimestamp(generated, 'up_users', 'created_at', -3 * 24 * 3600 - 60);
    expect(await codeOf(await generated.call('GET', '/admins', { token }))).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
    const signIn = (json: object) => generated.call('POST', '/auth/login', { json });
    expect(await codeOf(await signIn(generated.admin))).toEqual([403, 'FIRST_PASSWORD_ENDED']);
    expect(await codeOf(await signIn({ ...generated.admin, password: 'not the password 7' }))).toEqual([401, 'INVALID_CREDENTIALS']);
    const marker = join(generated.dataDir, 'first-password-changed');
    expect(existsSync(marker)).toBe(false);
    const json = { currentPassword: generated.admin.password, password: 'one of my own 77 ears' };
    const answer = await generated.call('POST', '/account/password', { token, json });
    const { token: next } = (await answer.json()) as { token: string };
    expect((await security(next)).mustChangePassword).toBe(false);
    expect((await generated.call('GET', '/admins', { token: next })).status).toBe(200);
    await expect.poll(() => existsSync(marker)).toBe(true);
    expect((await signIn({ ...generated.admin, password: json.password })).status).toBe(200);
  });
});
