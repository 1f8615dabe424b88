import { errorBody, signedIn } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { visitorOf } from '@sanabel/scripts/testing/cms/visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let cms: Cms;
const starting = () => {
  beforeAll(async () => {
    cms = await startCms();
  });
  afterAll(() => cms.stop());
};

const login = (json: object = cms.admin) => cms.call('POST', '/auth/login', { json });
const verify = (otp: unknown, email = cms.admin.email) => cms.call('POST', '/auth/verify-login', { json: { email, otp } });
const mailedCode = async (count = 1) => /^\d{6}$/m.exec((await cms.inbox.next(cms.admin.email, count)).text ?? '')?.[0] ?? '';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const withoutId = async (answer: Response) => ({ ...errorBody.parse(await answer.json()), requestId: '' });

describe('signing in', () => {
  starting();

  it('takes the password, then the mailed code, and only then gives a token', async () => {
    const first = await login();
    expect([first.status, await first.json()]).toEqual([200, { status: 'otp_sent', resendAfter: 59 }]);
    const code = await mailedCode();
    const second = await verify(code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))));
    const { token, admin } = signedIn.parse(await second.json());
    expect(admin.email).toBe(cms.admin.email);
    expect(await (await cms.call('GET', '/auth/me', { token })).json()).toEqual(admin);
    expect((await verify(code)).status).toBe(401);
    await cms.call('POST', '/auth/logout', { token });
    expect((await cms.call('GET', '/auth/me', { token })).status).toBe(401);
  });

  it('sends a mail in both languages, in plain text and HTML, with nothing in the log', async () => {
    const mail = await cms.inbox.next(cms.admin.email);
    const code = await mailedCode();
    expect(mail.subject).not.toContain(code);
    expect(mail.text).toMatch(/رمز التحقق/);
    expect(mail.text).toMatch(/verification code/);
    expect(mail.html).toContain('dir="rtl"');
    expect(cms.log()).not.toContain(code);
    expect(cms.log()).not.toContain(cms.admin.password);
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const wrong = await login({ ...cms.admin, password: 'not the password' });
    const unknown = await login({ email: 'nobody@sanabel.example', password: 'not the password' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await withoutId(wrong)).toEqual(await withoutId(unknown));
  });

  it.each([[123456], [['1', '2', '3', '4', '5', '6']], ['12345'], ['1234567'], ['12a456'], [''], [null]])(
    'refuses %j as a code',
    async (otp) => {
      expect((await verify(otp)).status).toBe(400);
    },
  );
});

describe('guessing a password', () => {
  starting();

  it('is locked after five tries for this address and account, for a while', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await login({ ...cms.admin, password: `wrong ${tries}` })).status).toBe(401);
    const closed = await login();
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('guessing a code', () => {
  starting();

  it('ends the code with the fifth wrong try', async () => {
    await login();
    const code = await mailedCode();
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(otherThan(code))).status).toBe(401);
    expect((await verify(code)).status).toBe(401);
  });

  it('signs in once when the right code is sent many times at once', async () => {
    await login();
    const code = await mailedCode(2);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('another code', () => {
  starting();

  it('is not sent before 59 seconds have passed, and the answer is the same for a stranger', async () => {
    const resend = (email: string) => cms.call('POST', '/auth/resend-otp', { json: { email, type: 'login' } });
    const admin = visitorOf(cms);
    await admin.login();
    expect((await admin.call('POST', '/auth/resend-otp', { json: { email: cms.admin.email, type: 'login' } })).status).toBe(429);
    expect((await resend('nobody@sanabel.example')).status).toBe(200);
    expect((await resend('nobody@sanabel.example')).status).toBe(429);
    await mailedCode();
    expect(cms.inbox.mails).toHaveLength(1);
  });
});
