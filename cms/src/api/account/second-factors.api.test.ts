import { type AccountSecurity, errorBody, type SecondFactorAsked } from '@sanabel/contract';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { type Visitor, visitorOf } from '@sanabel/scripts/testing/cms/visitor.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { createAuthenticator } from '@sanabel/scripts/testing/passkey.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../auth/second-factor/totp-code.ts';

const ORIGIN = 'http://localhost:4321';
const cms = withCms({ SITE_URL: ORIGIN });
let browser: Visitor;
let token: string;

beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
  browser = visitorOf(cms, { 'sec-fetch-site': 'same-origin', origin: ORIGIN });
  token = await browser.signIn();
  await query(cms, 'delete from rate_limits');
});

const post = async <T>(path: string, json?: object): Promise<T> =>
  (await (await browser.call('POST', path, { token, ...(json ? { json } : {}) })).json()) as T;
const security = async () => (await (await browser.call('GET', '/account/security', { token })).json()) as AccountSecurity;
const codeOf = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).code];
const grow = () => query(cms, 'update admin_sessions set verified_at = ?', new Date(Date.now() - 601_000));
/** Decodes base32, as an authenticator app reads a key. */
const keyOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const codeNow = (secret: string, drift = 0) => codeAt(keyOf(secret), stepAt(Date.now()) + drift);
/** Makes used codes valid again: the next one takes half a minute. */
const forgetSteps = () => query(cms, "update second_factors set last_step = 0 where kind = 'totp'");

/** Makes the first step and waits for its mailed code, so that no later mail is taken for it. */
const begin = async (): Promise<SecondFactorAsked & { otp?: string | undefined }> => {
  const before = cms.inbox.countCodes(cms.admin.email);
  const asked = (await (await browser.login({ session: 'cookie' })).json()) as SecondFactorAsked;
  const isMailed = asked.methods?.includes('mail') ?? true;
  return { ...asked, ...(isMailed ? { otp: await cms.inbox.code(cms.admin.email, before + 1) } : {}) };
};
const verify = (proof: object) => browser.verify({ session: 'cookie', ...proof });

let secret: string;
let codes: string[];

describe('an authenticator app', () => {
  it('is on only once a code of it fits; its key is sealed, and recovery codes come with it once', async () => {
    const setup = await post<{ secret: string; uri: string }>('/account/totp');
    secret = setup.secret;
    expect(setup.uri).toContain(`secret=${secret}`);
    expect((await security()).totp.isOn).toBe(false);
    expect(JSON.stringify(await query(cms, 'select * from second_factors'))).not.toContain(secret);
    const wrong = await browser.call('POST', '/account/totp/activate', { token, json: { otp: codeNow(secret, 5) } });
    expect([wrong.status, errorBody.parse(await wrong.json()).errors?.[0]]).toMatchObject([400, { field: 'otp', code: 'wrong_code' }]);
    expect((await security()).totp.isOn).toBe(false);
    const before = cms.inbox.count(cms.admin.email);
    const { recoveryCodes = [] } = await post<{ recoveryCodes?: string[] }>('/account/totp/activate', { otp: codeNow(secret) });
    codes = recoveryCodes;
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(await security()).toMatchObject({ totp: { isOn: true }, recoveryCodes: { left: 10, of: 10 } });
    expect((await cms.inbox.next(cms.admin.email, before + 1)).subject).toContain('الخطوة الثانية');
    for (const { hash } of await query<{ hash: string }>(cms, 'select hash from recovery_codes'))
      expect(hash).toMatch(/^as-typed:\$argon2id\$/);
  });

  it('signs in through the same call, each code once, also when many come at once', async () => {
    await forgetSteps();
    expect((await begin()).methods).toEqual(['mail', 'totp', 'recovery']);
    const otp = codeNow(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify({ method: 'totp', otp })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await begin();
    expect((await verify({ method: 'totp', otp })).status).toBe(401);
  });

  it('leaves the mailed code what the owner’s body means, until it is turned off; the last way in stays', async () => {
    const { otp } = await begin();
    expect((await verify({ otp })).status).toBe(200);
    token = await browser.signIn();
    expect((await post<AccountSecurity>('/account/mail-codes', { isOn: false })).mail.isOn).toBe(false);
    expect(await codeOf(await browser.call('DELETE', '/account/totp', { token }))).toEqual([409, 'LAST_SECOND_STEP']);
    expect((await security()).totp.isOn).toBe(true);
    const mails = cms.inbox.countCodes(cms.admin.email);
    await query(cms, 'delete from rate_limits');
    expect((await begin()).methods).toEqual(['totp', 'recovery']);
    await forgetSteps();
    expect((await verify({ otp: codeNow(secret) })).status).toBe(200);
    expect(cms.inbox.countCodes(cms.admin.email)).toBe(mails);
    await query(cms, 'update up_users set mail_codes = ?', process.env.TEST_POSTGRES_URL ? 'true' : 1);
  });

  it('asks for a fresh second step before it is changed, which it can be itself', async () => {
    await grow();
    const changes: [string, string, object?][] = [
      ['DELETE', '/account/totp'],
      ['POST', '/account/totp'],
      ['POST', '/account/recovery-codes'],
      ['POST', '/account/passkeys/options'],
      ['POST', '/account/mail-codes', { isOn: false }],
    ];
    for (const [method, path, json] of changes)
      expect(await codeOf(await browser.call(method, path, { token, ...(json ? { json } : {}) }))).toEqual([403, 'SECOND_STEP_REQUIRED']);
    const mails = cms.inbox.countCodes(cms.admin.email);
    await post('/account/second-step');
    await cms.inbox.code(cms.admin.email, mails + 1);
    await forgetSteps();
    expect(await post('/account/second-step/verify', { method: 'totp', otp: codeNow(secret) })).toMatchObject({ status: 'success' });
    const { recoveryCodes } = await post<{ recoveryCodes: string[] }>('/account/recovery-codes');
    await begin();
    expect((await verify({ method: 'recovery', recoveryCode: codes[0] })).status).toBe(401);
    codes = recoveryCodes;
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed, and its owner gets a mail', async () => {
    await begin();
    const before = cms.inbox.count(cms.admin.email);
    const typed = ` ${(codes[0] ?? '').toLowerCase().replace('-', ' ')}`;
    expect((await verify({ method: 'recovery', recoveryCode: typed })).status).toBe(200);
    expect((await cms.inbox.next(cms.admin.email, before + 1)).subject).toContain('رمز استرداد');
    await begin();
    expect((await verify({ method: 'recovery', recoveryCode: codes[0] })).status).toBe(401);
    expect((await verify({ method: 'recovery', recoveryCode: codes[1] })).status).toBe(200);
    token = await browser.signIn();
    expect((await security()).recoveryCodes.left).toBe(8);
  });

  it('is recorded and mailed within a session, too, and so is every repeated second step', async () => {
    const events = () =>
      query<{ event: string; method: string }>(cms, 'select event, method from security_events order by id desc limit 2');
    const mails = cms.inbox.countCodes(cms.admin.email);
    await post('/account/second-step');
    const otp = await cms.inbox.code(cms.admin.email, mails + 1);
    expect(await post('/account/second-step/verify', { otp })).toMatchObject({ status: 'success' });
    expect((await events())[0]).toEqual({ event: 'second_step_repeated', method: 'mail' });
    await query(cms, 'delete from rate_limits');
    await post('/account/second-step');
    await cms.inbox.code(cms.admin.email, mails + 2);
    const before = cms.inbox.count(cms.admin.email);
    expect(await post('/account/second-step/verify', { method: 'recovery', recoveryCode: codes[2] })).toMatchObject({ status: 'success' });
    expect(await events()).toEqual([
      { event: 'second_step_repeated', method: 'recovery' },
      { event: 'recovery_used', method: 'recovery' },
    ]);
    expect((await cms.inbox.next(cms.admin.email, before + 1)).subject).toContain('رمز استرداد');
  });
});

describe('a passkey', () => {
  const authenticator = createAuthenticator(ORIGIN);
  const foreign = createAuthenticator('http://localhost.evil.example');
  let id: string;

  it('is kept when the browser has answered this session’s own question, once', async () => {
    const options = await post<{ challenge: string; rp: { id: string }; pubKeyCredParams: { alg: number }[] }>('/account/passkeys/options');
    expect(options.rp.id).toBe('localhost');
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-7, -257]);
    const add = (credential: object) => browser.call('POST', '/account/passkeys', { token, json: { name: 'هاتف منى', credential } });
    const other = createAuthenticator(ORIGIN).create({ challenge: 'A'.repeat(43) });
    expect((await add(other)).status).toBe(400);
    const again = await post<{ challenge: string }>('/account/passkeys/options');
    const answer = await add(authenticator.create(again));
    expect(answer.status).toBe(201);
    const { passkey, recoveryCodes } = (await answer.json()) as { passkey: { id: string; name: string }; recoveryCodes?: string[] };
    expect([passkey.name, recoveryCodes]).toEqual(['هاتف منى', undefined]);
    id = passkey.id;
    expect((await add(authenticator.create(again))).status).toBe(400);
  });

  it('signs in by its own answer to this sign-in’s question, from this page, and not by a copy’s', async () => {
    const { methods, passkey } = await begin();
    expect(methods).toEqual(['mail', 'totp', 'passkey', 'recovery']);
    const challenge = passkey?.challenge ?? '';
    expect((await verify({ method: 'passkey', credential: authenticator.get({ challenge: 'A'.repeat(43) }) })).status).toBe(401);
    expect((await verify({ method: 'passkey', credential: foreign.get({ challenge }) })).status).toBe(401);
    const credential = authenticator.get({ challenge });
    const unauthenticated = await cms.call('POST', '/auth/verify-login', {
      json: { email: cms.admin.email, method: 'passkey', credential },
    });
    expect(unauthenticated.status).toBe(401);
    expect((await verify({ method: 'passkey', credential })).status).toBe(200);
    const next = await begin();
    const copied = authenticator.get({ challenge: next.passkey?.challenge ?? '' }, { isCopy: true });
    expect((await verify({ method: 'passkey', credential: copied })).status).toBe(401);
  });

  it('is removed for good', async () => {
    expect((await browser.call('DELETE', `/account/passkeys/${id}`, { token })).status).toBe(200);
    expect((await browser.call('DELETE', `/account/passkeys/${id}`, { token })).status).toBe(404);
    expect((await begin()).methods).toEqual(['mail', 'totp', 'recovery']);
  });
});

describe('the tour of the first day', () => {
  it('is open until its reader closes it, on every device, and can be opened again', async () => {
    const isClosed = async () => (await browser.call('GET', '/account/tour', { token })).json();
    expect(await isClosed()).toEqual({ isClosed: false });
    expect((await browser.call('POST', '/account/tour', { token, json: { isClosed: 'yes' } })).status).toBe(400);
    await post('/account/tour', { isClosed: true });
    expect(await isClosed()).toEqual({ isClosed: true });
    await post('/account/tour', { isClosed: false });
    expect(await isClosed()).toEqual({ isClosed: false });
    expect((await cms.call('GET', '/account/tour', {})).status).toBe(401);
  });
});
