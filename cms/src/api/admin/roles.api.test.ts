import { ADMIN_ROLES, type Admin, type AdminRole, CALLS, type Call, errorBody, mayMake, mayRoleMake } from '@sanabel/contract';
import { startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const tokens = new Map<AdminRole, string>();
const admins = new Map<AdminRole, Admin>();
const PASSWORD = 'seven 7 furrows deep';

const add = async (name: string, adminRole?: AdminRole): Promise<Admin> => {
  const json = { fullName: name, email: `${name}@sanabel.example`, password: PASSWORD, job: 'x', phoneNumber: '01012345678' };
  const answer = await cms.call('POST', '/admins', { token, json: { ...json, ...(adminRole ? { adminRole } : {}) } });
  return (await answer.json()) as Admin;
};
const signIn = async ({ email }: Pick<Admin, 'email'>): Promise<string> => {
  const before = cms.inbox.countCodes(email);
  await cms.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
  const otp = await cms.inbox.code(email, before + 1);
  return ((await (await cms.call('POST', '/auth/verify-login', { json: { email, otp } })).json()) as { token: string }).token;
};
const codeOf = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).code];
const patch = (id: string, json: object, as = token) => cms.call('PATCH', `/admins/${id}`, { token: as, json });

beforeAll(async () => {
  token = await cms.signIn();
  for (const role of ADMIN_ROLES) {
    const admin = await add(`the.${role}`, role);
    admins.set(role, admin);
    tokens.set(role, await signIn(admin));
  }
});

const UNKNOWN = 'a'.repeat(24);
const addressOf = ({ path }: Call) => path.replace('{list}', 'crops').replace(/\{\w+\}/g, UNKNOWN);
/** These would end the session that the other calls are made with. */
const LAST = new Set(['POST /auth/logout', 'DELETE /account/sessions']);
const calls = CALLS.filter(({ who, method, path }) => who === 'admin' && !LAST.has(`${method} ${path}`));

describe('a role', () => {
  it.each(ADMIN_ROLES)('%s may make the calls that the table names it for, and no other', async (role) => {
    const { id = '' } = admins.get(role) ?? {};
    const forbidden: string[] = [];
    for (const call of calls) {
      const answer = await cms.call(call.method, addressOf(call), { token: tokens.get(role), ...(call.input ? { json: {} } : {}) });
      if (answer.status === 403 && errorBody.parse(await answer.json()).code === 'FORBIDDEN') forbidden.push(`${call.method} ${call.path}`);
    }
    const expected = calls.filter((call) => !mayMake(call, { id, adminRole: role })).map(({ method, path }) => `${method} ${path}`);
    // Passkeys need a host name, and this host is an IP address: the call fails for every role.
    expect(forbidden.filter((name) => name !== 'POST /account/passkeys/options')).toEqual(expected);
    expect(expected.length > 0).toBe(role !== 'owner');
  });

  it('leaves everybody their own record, but not their own role', async () => {
    const editor = admins.get('editor') as Admin;
    const own = tokens.get('editor');
    expect((await patch(editor.id, { job: 'محررة أولى' }, own)).status).toBe(200);
    expect((await cms.call('GET', `/admins/${editor.id}`, { token: own })).status).toBe(200);
    expect(await codeOf(await patch(editor.id, { adminRole: 'owner' }, own))).toEqual([403, 'FORBIDDEN']);
    const { id } = admins.get('recruiter') as Admin;
    expect(await codeOf(await patch(id, { job: 'x' }, own))).toEqual([403, 'FORBIDDEN']);
  });

  it('shows drafts to those who may edit them', async () => {
    await cms.call('POST', '/crops', { token, json: { isDraft: true, title: 'A draft of oats' } });
    const seenBy = async (role: AdminRole) => (await (await cms.call('GET', '/crops', { token: tokens.get(role) })).json()) as unknown[];
    expect((await Promise.all(ADMIN_ROLES.map(seenBy))).map((list) => list.length)).toEqual([1, 1, 0]);
  });

  describe('reads of an answer', () => {
    const CANARIES: Readonly<Record<AdminRole, string>> = {
      recruiter: 'Canary applied for',
      editor: 'Canary of a draft',
      owner: 'the.owner@sanabel.example',
    };
    const seesCanary = (role: AdminRole, of: AdminRole): boolean => role === 'owner' || role === of;
    let ids: Readonly<Record<string, string>> = {};
    beforeAll(async () => {
      const application = { fullName: 'Canary applied for N', phoneNumber: '01012345678', role: 'Canary applied for R' };
      const more = { qualification: 'Canary applied for Q', email: 'applicant@example.com', experience: '1' };
      await cms.call('POST', '/job-requests', { json: { ...application, ...more } });
      const [{ id: request = '' } = { id: '' }] = (await (await cms.call('GET', '/job-requests', { token })).json()) as { id: string }[];
      await cms.call('POST', `/job-requests/${request}/notes`, { token, json: { text: 'Canary applied for T' } });
      const draft = (await (await cms.call('POST', '/crops', { token, json: { isDraft: true, title: 'Canary of a draft' } })).json()) as {
        id: string;
      };
      ids = { 'job-requests': request, crops: draft.id, admins: admins.get('owner')?.id ?? '' };
    });

    it.each(ADMIN_ROLES)('%s the fields that the contract names for the role, with nothing that only others may know', async (role) => {
      const known = new Set<string>();
      for (const call of CALLS.filter(({ method, who, type }) => method === 'GET' && who !== 'token' && !type)) {
        const own = call.path.startsWith('/auth/') || call.path.startsWith('/account/');
        const item = ids[call.path.split('/')[1] ?? ''] ?? ids.crops ?? '';
        const path = call.path.replace('{list}', 'crops').replace(/\{\w+\}/g, item);
        const answer = await cms.call('GET', call.path === '/search' ? '/search?q=canary' : path, { token: tokens.get(role) });
        if (answer.status !== 200) continue;
        const text = await answer.text();
        const body: unknown = JSON.parse(text);
        expect([call.path, call.answer.safeParse(body).error?.issues ?? []]).toEqual([call.path, []]);
        if (call.needs) {
          const mine = Object.entries(call.needs).flatMap(([name, route]) => (mayRoleMake(role, route) ? [name] : []));
          expect(Object.keys(body as object).toSorted()).toEqual(mine.toSorted());
        }
        for (const of of ADMIN_ROLES)
          if (text.includes(CANARIES[of]) && !own) {
            known.add(of);
            expect([call.path, role, of, seesCanary(role, of)]).toEqual([call.path, role, of, true]);
          }
      }
      expect([...known].toSorted()).toEqual(ADMIN_ROLES.filter((of) => seesCanary(role, of)).toSorted());
    });
  });

  it('that is taken away ends on the next call, and its admin gets a mail', async () => {
    const editor = admins.get('editor') as Admin;
    const before = cms.inbox.count(editor.email);
    expect(await (await patch(editor.id, { adminRole: 'recruiter' })).json()).toMatchObject({ adminRole: 'recruiter', role: 'admin' });
    expect((await cms.call('GET', '/auth/me', { token: tokens.get('editor') })).status).toBe(401);
    expect((await cms.inbox.next(editor.email, before + 1)).subject).toContain('تغيّر دورك');
  });

  it('is that of an owner for an admin who was added without one', async () => {
    expect(await add('plain')).toMatchObject({ adminRole: 'owner' });
  });
});

describe('the last owner', () => {
  it('cannot be demoted or deleted, not even by two owners at once', async () => {
    const me = (await (await cms.call('GET', '/auth/me', { token })).json()) as Admin;
    const all = (await (await cms.call('GET', '/admins', { token })).json()) as Admin[];
    for (const { id, adminRole } of all.filter(({ id }) => id !== me.id))
      if (adminRole === 'owner') await cms.call('DELETE', `/admins/${id}`, { token });
    expect(await codeOf(await patch(me.id, { adminRole: 'editor' }))).toEqual([409, 'LAST_OWNER']);
    const second = await add('second');
    const hers = await signIn(second);
    const answers = await Promise.all([patch(second.id, { adminRole: 'editor' }), patch(me.id, { adminRole: 'editor' }, hers)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await query(cms, "select email from up_users where admin_role = 'owner'")).toHaveLength(1);
  });
});

describe('admins from before there were roles', () => {
  it('are owners after the next start, also when two processes start at once', async () => {
    await cms.halt();
    await query(cms, 'update up_users set admin_role = null');
    const both = await Promise.all([startCms({}, cms.dataDir), startCms({}, cms.dataDir)]);
    expect(await query(cms, 'select distinct admin_role as role from up_users where account_role = ?', 'admin')).toEqual([
      { role: 'owner' },
    ]);
    for (const one of both) await one.halt();
  });
});
