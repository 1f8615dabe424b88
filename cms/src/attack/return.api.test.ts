import type { ActivityEntry, Admin } from '@sanabel/contract';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const INVITED = 'deputy@sanabel.example';
const cms = withCms({ ADMIN_EMAILS: `${INVITED}, first.admin@sanabel.example` });
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const own = { fullName: 'نائبة المدير', email: INVITED, password: 'my own four furrows 4', job: 'نائبة', phoneNumber: '01012345678' };
const register = () => cms.call('POST', '/auth/register', { json: own });
const verify = (otp: string | undefined) => cms.call('POST', '/auth/verify-account', { json: { email: INVITED, otp } });
const list = async () => ((await (await cms.call('GET', '/admins', { token })).json()) as Admin[]).map(({ email }) => email);

describe('an address of ADMIN_EMAILS', () => {
  it('makes one account: the record says whose, and the other owners get a mail', async () => {
    const before = cms.inbox.count(cms.admin.email);
    await register();
    expect((await verify(await cms.inbox.code(INVITED))).status).toBe(200);
    const mail = await cms.inbox.next(cms.admin.email, before + 1);
    expect(mail.subject).toContain('مسؤول جديد');
    expect(mail.text).toContain(own.fullName);
    const [entry] = (await (await cms.call('GET', '/activity', { token })).json()) as ActivityEntry[];
    expect(entry).toMatchObject({ action: 'register', kind: 'admins', adminName: own.fullName, title: own.fullName });
    expect(entry?.adminId).toBe(entry?.itemId);
  });

  it('does not bring a deleted admin back, and no restart is needed for that', async () => {
    const all = (await (await cms.call('GET', '/admins', { token })).json()) as Admin[];
    const { id = '' } = all.find(({ email }) => email === INVITED) ?? {};
    expect((await cms.call('DELETE', `/admins/${id}`, { token })).status).toBe(200);
    await query(cms, 'delete from rate_limits');
    const mails = cms.inbox.countCodes(INVITED);
    expect((await register()).status).toBe(200);
    // Waits for the background work of this mail: a code would arrive before it.
    await cms.call('POST', '/auth/forgot-password', { json: { email: cms.admin.email } });
    await cms.inbox.link(cms.admin.email);
    expect(cms.inbox.countCodes(INVITED)).toBe(mails);
    expect((await verify('000000')).status).toBe(401);
    expect(await list()).toEqual([cms.admin.email]);
  });

  it('is not free again when its account has moved to another one', async () => {
    const me = (await (await cms.call('GET', '/auth/me', { token })).json()) as Admin;
    await cms.call('PATCH', `/admins/${me.id}`, { token, json: { email: 'moved@sanabel.example' } });
    const { token: link } = await cms.inbox.link('moved@sanabel.example');
    await cms.call('POST', '/auth/confirm-email', { json: { token: link } });
    const mails = cms.inbox.countCodes(cms.admin.email);
    await cms.call('POST', '/auth/register', { json: { ...own, email: cms.admin.email } });
    await cms.call('POST', '/auth/forgot-password', { json: { email: 'moved@sanabel.example' } });
    await cms.inbox.next('moved@sanabel.example', 3);
    expect(cms.inbox.countCodes(cms.admin.email)).toBe(mails);
  });
});
