import { type Admin, CALLER_HEADER, errorBody, PROXY_SECRET_HEADER } from '@sanabel/contract';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { visitorOf } from '@sanabel/scripts/testing/cms/visitor.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PROXY_SECRET = 'PROXY-SECRET-for-tests-only-0123456789abcdef';
const cms = withCms({ PROXY_SECRET });
let token: string;
let mona: Admin;
const MONA = { fullName: 'منى', email: 'mona@sanabel.example', password: 'seven 7 furrows', job: 'محررة', phoneNumber: '01012345678' };

const codeOf = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).code];
const fieldErrorsOf = async (answer: Response) => errorBody.parse(await answer.json()).errors?.map(({ field, code }) => `${field} ${code}`);
const patch = (id: string, json: object, as = token) => cms.call('PATCH', `/admins/${id}`, { token: as, json });
const newCode = async (to: string, act: () => Promise<unknown>) => {
  const before = cms.inbox.countCodes(to);
  await act();
  return cms.inbox.code(to, before + 1);
};
const signInAs = async ({ email, password }: { email: string; password: string }) => {
  const otp = await newCode(email, () => cms.call('POST', '/auth/login', { json: { email, password } }));
  return ((await (await cms.call('POST', '/auth/verify-login', { json: { email, otp } })).json()) as { token: string }).token;
};
const grow = () => setTimestamp(cms, 'admin_sessions', 'verified_at', -601);

beforeAll(async () => {
  token = await cms.signIn();
  mona = (await (await cms.call('POST', '/admins', { token, json: MONA })).json()) as Admin;
});
beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
  await setTimestamp(cms, 'admin_sessions', 'verified_at', 0);
});

describe('a mailed code', () => {
  it('dies with the password that it was mailed for', async () => {
    const login = () => cms.call('POST', '/auth/login', { json: { email: MONA.email, password: MONA.password } });
    const otp = await newCode(MONA.email, login);
    expect((await patch(mona.id, { password: 'another 7 furrows' })).status).toBe(200);
    expect((await cms.call('POST', '/auth/verify-login', { json: { email: MONA.email, otp } })).status).toBe(401);
    expect(await query(cms, 'select id from sign_in_codes where admin_id = ? and consumed_at is null', mona.id)).toEqual([]);
    MONA.password = 'another 7 furrows';
  });

  it('dies with the address that it was mailed to', async () => {
    const old = MONA.email;
    const next = 'mona.new@sanabel.example';
    const otp = await newCode(old, () => cms.call('POST', '/auth/login', { json: { email: old, password: MONA.password } }));
    await patch(mona.id, { email: next });
    const { token: link } = await cms.inbox.link(next);
    expect((await cms.call('POST', '/auth/confirm-email', { json: { token: link } })).status).toBe(200);
    for (const email of [old, next]) expect((await cms.call('POST', '/auth/verify-login', { json: { email, otp } })).status).toBe(401);
    MONA.email = next;
  });
});

describe('a token alone', () => {
  it('does not change one’s own password: the current one is asked for, and a wrong one is counted', async () => {
    const me = (await (await cms.call('GET', '/auth/me', { token })).json()) as Admin;
    const password = 'a thief would like 7';
    expect(await fieldErrorsOf(await patch(me.id, { password }))).toEqual(['currentPassword required']);
    expect(await fieldErrorsOf(await patch(me.id, { password, currentPassword: 'guess' }))).toEqual(['currentPassword wrong_password']);
    for (let tries = 1; tries < 5; tries += 1) await patch(me.id, { password, currentPassword: `guess ${tries}` });
    expect((await patch(me.id, { password, currentPassword: cms.admin.password })).status).toBe(429);
    expect((await cms.call('GET', '/auth/me', { token })).status).toBe(200);
  });

  it.each([
    ['POST', '/account/password'],
    ['PATCH', '/admins/{me}'],
  ])('ends with its tenth wrong current password, from however many addresses: %s %s', async (method, path) => {
    const thief = await signInAs(MONA);
    const me = (await (await cms.call('GET', '/auth/me', { token: thief })).json()) as Admin;
    const guess = (number: number, currentPassword = `guess ${number}`) =>
      cms.call(method, path.replace('{me}', me.id), {
        token: thief,
        json: { currentPassword, password: 'a thief would like 7' },
        headers: { [PROXY_SECRET_HEADER]: PROXY_SECRET, [CALLER_HEADER]: `198.51.100.${number}` },
      });
    for (let number = 1; number <= 10; number += 1)
      expect(await fieldErrorsOf(await guess(number))).toEqual(['currentPassword wrong_password']);
    expect((await guess(11, MONA.password)).status).toBe(401);
    expect(await query(cms, "select id from security_events where event = 'session_ended' and admin_id = ?", me.id)).not.toEqual([]);
  });

  it('has thirty guesses of an account in an hour, however many sessions', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const thief = await signInAs(MONA);
      for (let number = 1; number <= 9; number += 1)
        statuses.push(
          (
            await cms.call('POST', '/account/password', {
              token: thief,
              json: { currentPassword: `guess ${number}`, password: 'a thief would like 7' },
              headers: { [PROXY_SECRET_HEADER]: PROXY_SECRET, [CALLER_HEADER]: `198.51.${100 + round}.${number}` },
            })
          ).status,
        );
      await cms.call('POST', '/auth/logout', { token: thief });
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(statuses.slice(30).map(() => 429));
  });

  it('does not change another admin’s password, address or role without a fresh second step', async () => {
    await grow();
    for (const json of [{ password: 'a thief would like 7' }, { email: 'attacker@evil.example' }, { adminRole: 'recruiter' }])
      expect(await codeOf(await patch(mona.id, json))).toEqual([403, 'SECOND_STEP_REQUIRED']);
    expect((await patch(mona.id, { job: 'مديرة التحرير' })).status).toBe(200);
    const otp = await newCode(cms.admin.email, () => cms.call('POST', '/account/second-step', { token }));
    const wrong = await cms.call('POST', '/account/second-step/verify', { token, json: { otp: otp === '000000' ? '000001' : '000000' } });
    expect(await fieldErrorsOf(wrong)).toEqual(['otp wrong_code']);
    expect((await cms.call('POST', '/account/second-step/verify', { token, json: { otp } })).status).toBe(200);
    const before = cms.inbox.count(MONA.email);
    expect((await patch(mona.id, { password: 'a new one of hers 7' })).status).toBe(200);
    MONA.password = 'a new one of hers 7';
    expect((await cms.inbox.next(MONA.email, before + 1)).subject).toContain('تغيّرت كلمة المرور');
  });

  it('does not move an account to another address: that counts after its own link, and the old one gets a mail', async () => {
    const hers = await signInAs(MONA);
    const [old, next] = [MONA.email, 'mona.third@sanabel.example'];
    const before = cms.inbox.count(old);
    const changed = (await (await patch(mona.id, { email: next })).json()) as Admin;
    expect(changed).toMatchObject({ email: old, pendingEmail: next });
    expect((await cms.inbox.next(old, before + 1)).subject).toContain('طُلب تغيير البريد');
    expect((await cms.call('GET', '/auth/me', { token: hers })).status).toBe(200);
    const { path, token: link } = await cms.inbox.link(next);
    expect(path).toBe('/admin/confirm-email');
    const info = await (await cms.call('POST', '/auth/link', { json: { token: link } })).json();
    expect(info).toMatchObject({ purpose: 'email', email: next });
    const confirm = () => cms.call('POST', '/auth/confirm-email', { json: { token: link } });
    expect((await confirm()).status).toBe(200);
    expect(await codeOf(await confirm())).toEqual([404, 'LINK_ENDED']);
    expect((await cms.call('GET', '/auth/me', { token: hers })).status).toBe(401);
    expect((await cms.inbox.next(old, before + 2)).subject).toContain('تغيّر البريد');
    expect(await (await cms.call('GET', `/admins/${mona.id}`, { token })).json()).toMatchObject({ email: next, pendingEmail: '' });
    MONA.email = next;
  });

  it('lets a colleague choose a password of their own, by a mailed link', async () => {
    await grow();
    expect((await cms.call('POST', `/admins/${mona.id}/password-link`, { token })).status).toBe(200);
    // The first link to this address confirmed it.
    const { path, token: link } = await cms.inbox.link(MONA.email, 2);
    expect(path).toBe('/admin/password');
    const reset = await cms.call('POST', '/auth/reset-password', { json: { token: link, password: 'chosen by herself 7' } });
    expect(reset.status).toBe(200);
    MONA.password = 'chosen by herself 7';
    await signInAs(MONA);
  });
});

describe('the token of a panel', () => {
  it('works together with its browser’s cookie alone, which a new sign-in there replaces', async () => {
    const browser = visitorOf(cms);
    const panel = await browser.signIn();
    const me = (as: Pick<typeof browser, 'call'>) => as.call('GET', '/auth/me', { token: panel });
    expect((await me(browser)).status).toBe(200);
    expect((await me(cms)).status).toBe(401);
    const other = visitorOf(cms);
    await other.signIn(MONA);
    expect((await me(other)).status).toBe(401);
    await query(cms, 'delete from rate_limits');
    await browser.signIn();
    expect((await me(browser)).status).toBe(401);
  });

  it('needs its cookie as well where the second step no longer says so', async () => {
    const browser = visitorOf(cms);
    const otp = await newCode(cms.admin.email, () => browser.login({ session: 'cookie' }));
    const { token: panel } = (await (await browser.verify({ otp })).json()) as { token: string };
    const statuses = [browser, cms].map(async (as) => (await as.call('GET', '/auth/me', { token: panel })).status);
    expect(await Promise.all(statuses)).toEqual([200, 401]);
    expect([...browser.cookies.keys()].sort()).toEqual(['sanabel-device', 'sanabel-session']);
  });

  it('is not all that letting others in takes: after ten minutes the second step is asked for again', async () => {
    const browser = visitorOf(cms);
    const panel = await browser.signIn();
    await grow();
    const invite = { fullName: 'نادية', email: 'nadia@sanabel.example', adminRole: 'owner' };
    const calls = [
      browser.call('POST', '/invitations', { token: panel, json: invite }),
      browser.call('POST', '/admins', { token: panel, json: { ...MONA, email: 'x@sanabel.example' } }),
      browser.call('DELETE', `/admins/${mona.id}`, { token: panel }),
    ];
    for (const answer of await Promise.all(calls)) expect(await codeOf(answer)).toEqual([403, 'SECOND_STEP_REQUIRED']);
  });

  it('is dropped at sign-out, and no visitor’s storage of the same origin with it', async () => {
    const browser = visitorOf(cms);
    const panel = await browser.signIn();
    const answer = await browser.call('POST', '/auth/logout', { token: panel });
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, null]);
    expect([...browser.cookies.keys()]).toEqual(['sanabel-device']);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.sanabel.example' }, 403],
    ['a page without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }, 403],
    ['another site in an older browser', { origin: 'https://evil.example' }, 403],
    ['the site itself', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4321' }, 401],
    ['the site’s address', { origin: 'http://127.0.0.1:4321' }, 401],
    ['the host that was asked, in an older browser', { origin: 'http://club.example', 'x-forwarded-host': 'club.example' }, 401],
    ['no page at all', {}, 401],
  ])('writes for pages of ours alone: %s', async (_, headers, status) => {
    const answer = await cms.call('POST', '/auth/login', { json: { ...cms.admin, password: 'wrong guess' }, headers });
    expect(answer.status).toBe(status);
  });
});
