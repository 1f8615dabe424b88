import { type Admin, errorBody, type Invitation } from '@sanabel/contract';
import { startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { startMoodyInbox } from '@sanabel/scripts/testing/cms/moody-inbox.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});
beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
});

const NADIA = { fullName: 'نادية فؤاد', email: 'nadia@sanabel.example', adminRole: 'editor' };
const own = { fullName: 'نادية فؤاد', password: 'nakhla 7 wa sabil' };
const codeOf = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).code];
const invite = async (json: object = NADIA) => cms.call('POST', '/invitations', { token, json });
const accept = (link: string, fields: object = own) => cms.call('POST', '/auth/accept-invitation', { json: { token: link, ...fields } });
const read = (link: string) => cms.call('POST', '/auth/link', { json: { token: link } });
const list = async () => (await (await cms.call('GET', '/invitations', { token })).json()) as Invitation[];

describe('an invitation', () => {
  it('is a mailed link of 128 bits, of which the digest alone is kept; opening it does not use it up', async () => {
    expect(await (await invite()).json()).toMatchObject({ ...NADIA, state: 'sent', invitedBy: 'مدير الموقع' });
    const { path, token: link } = await cms.inbox.link(NADIA.email);
    expect([path, Buffer.from(link, 'base64url').length]).toEqual(['/admin/register', 16]);
    expect(JSON.stringify(await query(cms, 'select * from invitations'))).not.toContain(link);
    for (let opened = 0; opened < 2; opened += 1)
      expect(await (await read(link)).json()).toMatchObject({ purpose: 'invitation', ...NADIA, invitedBy: 'مدير الموقع' });
    expect(await codeOf(await accept(link, { ...own, password: 'nadia@sanabel.example' }))).toEqual([400, 'INVALID_INPUT']);
    const both = await Promise.all([accept(link), accept(link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await codeOf(await read(link))).toEqual([404, 'LINK_ENDED']);
    expect(await list()).toEqual([]);
    const all = (await (await cms.call('GET', '/admins', { token })).json()) as Admin[];
    expect(all.find(({ email }) => email === NADIA.email)).toMatchObject({ adminRole: 'editor', job: '', phoneNumber: '' });
    const signIn = await cms.call('POST', '/auth/login', { json: { email: NADIA.email, password: own.password } });
    expect(signIn.status).toBe(200);
  });

  it('is one for each address that has no account', async () => {
    expect(await codeOf(await invite())).toEqual([409, 'EMAIL_TAKEN']);
    const yassin = { ...NADIA, email: 'yassin@sanabel.example' };
    expect((await invite(yassin)).status).toBe(201);
    expect(await codeOf(await invite(yassin))).toEqual([409, 'EMAIL_INVITED']);
  });

  it('sent again ends the link before it, and may go to a corrected address', async () => {
    const dina = (await (await invite({ ...NADIA, email: 'dina@sanabell.example' })).json()) as Invitation;
    const first = await cms.inbox.link('dina@sanabell.example');
    const again = await cms.call('POST', `/invitations/${dina.id}/resend`, { token, json: { email: 'dina@sanabel.example' } });
    expect(await again.json()).toMatchObject({ id: dina.id, email: 'dina@sanabel.example', state: 'sent' });
    const second = await cms.inbox.link('dina@sanabel.example');
    expect([(await read(first.token)).status, (await read(second.token)).status]).toEqual([404, 200]);
  });

  it('that was withdrawn opens nothing, and can be brought back for a minute', async () => {
    const [{ id, email }] = (await list()) as [Invitation];
    const { token: link } = await cms.inbox.link(email);
    expect((await cms.call('DELETE', `/invitations/${id}`, { token })).status).toBe(200);
    expect([(await accept(link)).status, (await cms.call('DELETE', `/invitations/${id}`, { token })).status]).toEqual([404, 404]);
    expect((await cms.call('POST', `/invitations/${id}/restore`, { token })).status).toBe(200);
    expect((await read(link)).status).toBe(200);
    await cms.call('DELETE', `/invitations/${id}`, { token });
    await setTimestamp(cms, 'invitations', 'withdrawn_at', -61);
    expect((await cms.call('POST', `/invitations/${id}/restore`, { token })).status).toBe(404);
  });

  it('ends after its days', async () => {
    const { id } = (await (await invite({ ...NADIA, email: 'gaber@sanabel.example' })).json()) as Invitation;
    const { token: link } = await cms.inbox.link('gaber@sanabel.example');
    await setTimestamp(cms, 'invitations', 'expires_at', -1);
    expect((await accept(link)).status).toBe(404);
    expect((await list()).find((one) => one.id === id)).toMatchObject({ state: 'ended' });
    expect((await invite({ ...NADIA, email: 'gaber@sanabel.example' })).status).toBe(201);
  });
});

describe('an invitation whose mail is refused', () => {
  it('says so, so that its address can be corrected', async () => {
    const moody = await startMoodyInbox('well');
    const own = await startCms({ SMTP_PORT: String(moody.port) });
    await own.call('POST', '/auth/login', { json: own.admin });
    const otp = await moody.inbox.code(own.admin.email);
    const answer = await own.call('POST', '/auth/verify-login', { json: { email: own.admin.email, otp } });
    const { token: signed } = (await answer.json()) as { token: string };
    moody.become('refusing');
    expect((await own.call('POST', '/invitations', { token: signed, json: NADIA })).status).toBe(201);
    const states = async () =>
      ((await (await own.call('GET', '/invitations', { token: signed })).json()) as Invitation[]).map(({ state }) => state);
    await expect.poll(states).toEqual(['failed']);
    await own.stop();
    await moody.stop();
  });
});
