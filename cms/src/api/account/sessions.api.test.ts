import type { OpenSession, SignInEntry } from '@sanabel/contract';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { visitorOf } from '@sanabel/scripts/testing/cms/visitor.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const cms = withCms({ LOG_LEVEL: 'error' });
beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
});

const lines = (event: string) =>
  cms
    .log()
    .split('\n')
    .filter((line) => line.includes('"message":"security"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.event === event);

describe('the record of sign-ins', () => {
  it('has each sign-in, and the failures of an hour as one, as rows and as lines of the log at any level', async () => {
    const laptop = visitorOf(cms, { 'user-agent': CHROME });
    for (let tries = 0; tries < 3; tries += 1) await laptop.login({ password: `wrong guess ${tries}` });
    const token = await laptop.signIn();
    const read = async () => (await (await laptop.call('GET', '/account/sign-ins', { token })).json()) as SignInEntry[];
    await expect
      .poll(async () => (await read()).map(({ event, count }) => `${event} ${count}`))
      .toEqual(['signed_in 1', 'wrong_password 3']);
    const [entry] = await read();
    expect(entry).toMatchObject({ method: 'mail', browser: 'chrome', system: 'windows', isNewDevice: false });
    await expect.poll(() => lines('wrong_password').length).toBe(3);
    await expect.poll(() => lines('signed_in').length).toBe(1);
    expect(lines('signed_in')[0]).toMatchObject({ level: 'info', result: 'done', method: 'mail', admin: expect.stringMatching(/^\w+$/) });
    expect(cms.log()).not.toMatch(/127\.0\.0\.1|first\.admin@|Mozilla/);
    expect(JSON.stringify(await query(cms, 'select * from security_events'))).not.toMatch(/127\.0\.0\.1|Mozilla|@/);
  });

  it('has guesses at unknown addresses too, in one row for all of them', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await cms.call('POST', '/auth/login', { json: { email: `nobody${tries}@sanabel.example`, password: 'wrong guess' } });
    await expect.poll(() => query(cms, "select count from security_events where admin_id = ''")).toEqual([{ count: 5 }]);
  });

  it('makes a mail of a sign-in from a new device, and none of a known one', async () => {
    const before = cms.inbox.count(cms.admin.email);
    const phone = visitorOf(cms, { 'user-agent': IPHONE });
    await phone.signIn();
    expect((await cms.inbox.next(cms.admin.email, before + 2)).subject).toContain('جهاز جديد');
    await query(cms, 'delete from rate_limits');
    await phone.signIn();
    expect(cms.inbox.count(cms.admin.email)).toBe(before + 3);
  });

  it('makes one mail a day of many failures', async () => {
    const before = cms.inbox.count(cms.admin.email);
    for (let tries = 0; tries < 8; tries += 1)
      await cms.call('POST', '/auth/login', { json: { ...cms.admin, password: `guess ${tries}` } });
    expect((await cms.inbox.next(cms.admin.email, before + 1)).subject).toContain('محاولات دخول كثيرة');
    await expect.poll(() => lines('locked').length).toBe(1);
  });

  it('has what was refused to a role', async () => {
    const token = await cms.signInByMail();
    await query(cms, "update up_users set admin_role = 'recruiter'");
    expect((await cms.call('GET', '/admins', { token })).status).toBe(403);
    await expect.poll(() => lines('refused').length).toBe(1);
    await query(cms, "update up_users set admin_role = 'owner'");
  });
});

describe('open sessions', () => {
  it('are listed by program and system, and can be ended one at a time or all at once', async () => {
    await query(cms, 'delete from admin_sessions');
    const [laptop, phone] = [visitorOf(cms, { 'user-agent': CHROME }), visitorOf(cms, { 'user-agent': IPHONE })];
    const mine = await laptop.signIn();
    await query(cms, 'delete from rate_limits');
    const theirs = await phone.signIn();
    const list = async () => (await (await laptop.call('GET', '/account/sessions', { token: mine })).json()) as OpenSession[];
    const open = await list();
    expect(open.map(({ browser, system, isCurrent }) => `${browser} ${system} ${isCurrent}`).sort()).toEqual([
      'chrome windows true',
      'safari iphone false',
    ]);
    const other = open.find(({ isCurrent }) => !isCurrent);
    const end = (id = '') => laptop.call('DELETE', `/account/sessions/${id}`, { token: mine });
    expect([(await end(other?.id)).status, (await end(other?.id)).status]).toEqual([200, 404]);
    expect((await phone.call('GET', '/auth/me', { token: theirs })).status).toBe(401);
    await query(cms, 'delete from rate_limits');
    const again = await phone.signIn();
    const ended = await laptop.call('DELETE', '/account/sessions', { token: mine });
    expect(await ended.json()).toEqual({ status: 'success', ended: 1 });
    expect((await phone.call('GET', '/auth/me', { token: again })).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('cannot be ended by anyone else', async () => {
    const token = await cms.signInByMail();
    const json = { fullName: 'منى', email: 'mona@sanabel.example', password: 'seven 7 furrows', job: 'x', phoneNumber: '01012345678' };
    await cms.call('POST', '/admins', { token, json });
    const mona = visitorOf(cms);
    const hers = await mona.signIn(json);
    const mine = (await (await cms.call('GET', '/account/sessions', { token })).json()) as OpenSession[];
    for (const { id } of mine) expect((await mona.call('DELETE', `/account/sessions/${id}`, { token: hers })).status).toBe(404);
    expect((await cms.call('GET', '/auth/me', { token })).status).toBe(200);
  });

  it('that are over are not listed', async () => {
    const token = await cms.signInByMail();
    await query(cms, 'update admin_sessions set seen_at = ? where cookie_digest is not null', new Date(Date.now() - 3_700_000));
    await setTimestamp(cms, 'rate_limits', 'window_ends_at', -1);
    const list = (await (await cms.call('GET', '/account/sessions', { token })).json()) as OpenSession[];
    expect(list.every(({ browser }) => browser === 'other')).toBe(true);
  });
});
