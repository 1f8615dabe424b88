import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { visitorOf } from '@sanabel/scripts/testing/cms/visitor.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const INVITED = 'invited@sanabel.example';
const cms = withCms({ ADMIN_EMAILS: INVITED, SITE_URL: 'https://sanabel.example' });

const email = 'first.admin@sanabel.example';
const otherThan = (code = '') => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const stranger = {
  verify: (otp: string) => cms.call('POST', '/auth/verify-login', { json: { email, otp } }),
  resend: () => cms.call('POST', '/auth/resend-otp', { json: { email, type: 'login' } }),
};
const newCode = async (act: () => Promise<unknown>, to = email): Promise<string> => {
  const before = cms.inbox.countCodes(to);
  await act();
  return (await cms.inbox.code(to, before + 1)) ?? '';
};

beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
});

describe('a stranger who knows an address', () => {
  it('gets a ticket with the first step alone: in a cookie that no script and no other site can use', async () => {
    const admin = visitorOf(cms);
    expect((await admin.login({ password: 'not the password' })).headers.getSetCookie()).toEqual([]);
    let cookies: string[] = [];
    await newCode(async () => {
      cookies = (await admin.login()).headers.getSetCookie();
    });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-sanabel-sign-in=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
  });

  it('does not use up the tries of the one who made the first step, nor lock their step', async () => {
    const admin = visitorOf(cms);
    const code = await newCode(() => admin.login());
    for (let tries = 0; tries < 12; tries += 1) expect([401, 429]).toContain((await stranger.verify(otherThan(code))).status);
    expect((await stranger.verify(code)).status).toBe(429);
    expect((await admin.verify({ otp: code })).status).toBe(200);
  });

  it('does not end their code by asking for another, nor their own wish for another', async () => {
    const admin = visitorOf(cms);
    const code = await newCode(() => admin.login());
    await query(cms, 'delete from rate_limits');
    const unauthenticated = await newCode(stranger.resend);
    expect((await stranger.resend()).status).toBe(429);
    const resent = await newCode(() => admin.call('POST', '/auth/resend-otp', { json: { email, type: 'login' } }));
    expect((await admin.verify({ otp: code })).status).toBe(401);
    expect([code, unauthenticated]).not.toContain(resent);
    expect((await admin.verify({ otp: resent })).status).toBe(200);
  });

  it('learns from no counter that an account exists, or that its owner has just signed in', async () => {
    const asked = async (address: string) => {
      const resend = () => cms.call('POST', '/auth/resend-otp', { json: { email: address, type: 'login' } });
      return [await resend(), await resend()].map(({ status }) => status);
    };
    const [nobody, idle] = [await asked('nobody@sanabel.example'), await asked(email)];
    await query(cms, 'delete from rate_limits');
    await newCode(() => visitorOf(cms).login());
    const afterProgram = await asked(email);
    await query(cms, 'delete from rate_limits');
    await newCode(() => visitorOf(cms).login({ session: 'cookie' }));
    expect([idle, afterProgram, await asked(email)]).toEqual([nobody, nobody, nobody]);
    expect(nobody).toEqual([200, 429]);
  });

  it('learns from no counter either which address may register, with and without the ticket of an attempt', async () => {
    const answers = async (address: string) => {
      await query(cms, 'delete from rate_limits');
      const who = visitorOf(cms);
      const json = { fullName: 'غريب', email: address, password: 'what a stranger wants 5', job: 'محرر', phoneNumber: '01012345678' };
      const register = () => who.call('POST', '/auth/register', { json });
      await (address === INVITED ? newCode(register, INVITED) : register());
      const statuses: number[] = [];
      for (const by of [who, cms]) {
        for (let tries = 0; tries < 11; tries += 1)
          statuses.push((await by.call('POST', '/auth/verify-account', { json: { email: address, otp: '000000' } })).status);
        for (let tries = 0; tries < 2; tries += 1)
          statuses.push((await by.call('POST', '/auth/resend-otp', { json: { email: address, type: 'register' } })).status);
      }
      return statuses;
    };
    expect(await answers(INVITED)).toEqual(await answers('nobody@sanabel.example'));
  });

  it('has no try of a recovery code: a right one neither signs them in nor is used up', async () => {
    const token = await visitorOf(cms).signIn();
    expect(token).toBeTruthy();
    const browser = visitorOf(cms);
    const panel = await browser.signIn();
    const answer = await browser.call('POST', '/account/recovery-codes', { token: panel });
    const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
    const left = () => query(cms, 'select id from recovery_codes');
    const program = visitorOf(cms);
    await query(cms, 'delete from rate_limits');
    await newCode(() => program.login());
    const recovery = { method: 'recovery', recoveryCode: recoveryCodes[0] };
    expect((await visitorOf(cms).verify(recovery)).status).toBe(401);
    expect(await left()).toHaveLength(10);
    expect((await program.verify(recovery)).status).toBe(200);
    expect(await left()).toHaveLength(9);
    await query(cms, 'delete from recovery_codes');
  });

  it('has no use for a code of the panel, whose ticket they do not hold, and makes no mail go out for it', async () => {
    const admin = visitorOf(cms);
    const code = await newCode(() => admin.login({ session: 'cookie' }));
    await setTimestamp(cms, 'rate_limits', 'window_ends_at', -1);
    expect((await stranger.verify(code)).status).toBe(401);
    expect((await visitorOf(cms).verify({ otp: code })).status).toBe(401);
    expect((await stranger.resend()).status).toBe(200);
    expect((await admin.verify({ otp: code, session: 'cookie' })).status).toBe(200);
    expect(await query(cms, "select resends from sign_in_codes where purpose = 'login' and admin_id <> ''")).toEqual([{ resends: 0 }]);
  });

  it('ends with five wrong codes of the one who holds the ticket, as ever', async () => {
    const admin = visitorOf(cms);
    const code = await newCode(() => admin.login());
    for (let tries = 0; tries < 5; tries += 1) expect((await admin.verify({ otp: otherThan(code) })).status).toBe(401);
    expect((await admin.verify({ otp: code })).status).toBe(401);
  });
});

describe('a code that is typed for', () => {
  const codes = () => query<{ id: number }>(cms, 'select * from sign_in_codes order by id');
  /** Counts rows that one wrong code writes, since they make up the time of its answer. */
  const writesOf = async (address: string, proof: object = { otp: '000000' }, path = '/auth/verify-login'): Promise<number> => {
    const before = (await codes()).map((row) => JSON.stringify(row));
    expect((await cms.call('POST', path, { json: { email: address, ...proof } })).status).toBe(401);
    return (await codes()).filter((row) => !before.includes(JSON.stringify(row))).length;
  };

  it('an account that waits, one that does not, and no account costs the same write', async () => {
    await query(cms, 'delete from sign_in_codes');
    expect([await writesOf(email), await writesOf('nobody@sanabel.example')]).toEqual([1, 1]);
    await newCode(() => visitorOf(cms).login());
    expect([await writesOf(email), await writesOf('nobody@sanabel.example')]).toEqual([1, 1]);
    // A sign-in from the panel: other callers have no attempts at it.
    await newCode(() => visitorOf(cms).login({ session: 'cookie' }));
    expect(await writesOf(email)).toBe(1);
    expect(await query(cms, "select id from sign_in_codes where admin_id = ''")).toHaveLength(1);
  });

  it.each([
    { method: 'totp', otp: '000000' },
    { method: 'recovery', recoveryCode: 'ABCD-2345' },
    { method: 'passkey', credential: { id: 'a', rawId: 'a', response: {}, type: 'public-key', clientExtensionResults: {} } },
  ])('$method costs the same write, too', async (proof) => {
    await newCode(() => visitorOf(cms).login());
    expect([await writesOf(email, proof), await writesOf('nobody@sanabel.example', proof)]).toEqual([1, 1]);
  });

  it('a registration that waits, and one that does not, cost the same write', async () => {
    const json = { fullName: 'غريب', email: INVITED, password: 'what a stranger wants 5', job: 'محرر', phoneNumber: '01012345678' };
    await newCode(() => cms.call('POST', '/auth/register', { json }), INVITED);
    const writes = (address: string) => writesOf(address, { otp: '000000' }, '/auth/verify-account');
    expect([await writes(INVITED), await writes('nobody@sanabel.example')]).toEqual([1, 1]);
    await query(cms, 'delete from registrations');
  });
});

describe('a stranger who registers an invited address', () => {
  const own = { fullName: 'صاحبة البريد', email: INVITED, password: 'my own four furrows 4', job: 'محررة', phoneNumber: '01012345678' };
  const register = (who: ReturnType<typeof visitorOf>, fields: object = {}) =>
    who.call('POST', '/auth/register', { json: { ...own, ...fields } });
  const verify = (who: ReturnType<typeof visitorOf>, otp: string) =>
    who.call('POST', '/auth/verify-account', { json: { email: INVITED, otp } });

  it('does not get an account by the code that came last, nor uses up the mails of the one who is invited', async () => {
    const [owner, other] = [visitorOf(cms), visitorOf(cms)];
    const mine = await newCode(() => register(owner), INVITED);
    const theirs = await newCode(() => register(other, { fullName: 'غريب', password: 'what a stranger wants 5' }), INVITED);
    expect((await verify(owner, theirs)).status).toBe(401);
    expect((await verify(owner, mine)).status).toBe(200);
    const signIn = (password: string) => cms.call('POST', '/auth/login', { json: { email: INVITED, password } });
    expect([(await signIn('what a stranger wants 5')).status, (await signIn(own.password)).status]).toEqual([401, 200]);
  });
});
