import { type Admin, admin as adminSchema, errorBody } from '@sanabel/contract';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { filesIn } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const INVITED = 'invited@sanabel.example';
const cms = withCms({ ADMIN_EMAILS: `${INVITED}, other@sanabel.example` });
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const colleague = {
  fullName: 'منى عبد الله',
  email: 'mona@sanabel.example',
  password: 'صحراء وقناة وقمح',
  job: 'محررة',
  phoneNumber: '٠١٠١٢٣٤٥٦٧٨',
};
const add = (fields: object = {}) =>
  cms.call('POST', '/admins', { token, json: { ...colleague, ...fields }, headers: { 'accept-language': 'en' } });
const codeFor = (email: string, count = 1) => cms.inbox.code(email, count);
const signIn = async (email: string, password: string, mails = 1) => {
  const first = await cms.call('POST', '/auth/login', { json: { email, password } });
  if (first.status !== 200) return first;
  return cms.call('POST', '/auth/verify-login', { json: { email, otp: await codeFor(email, mails) } });
};

describe('admins', () => {
  let mona: Admin;

  it('add a colleague, who signs in; no answer holds a password', async () => {
    const created = await add();
    expect(created.status).toBe(201);
    const { status, ...admin } = (await created.json()) as Admin & { status: string };
    expect(status).toBe('success');
    mona = adminSchema.parse(admin);
    expect(mona).toMatchObject({ fullName: colleague.fullName, phoneNumber: '01012345678', role: 'admin', image: '' });
    const list = await (await cms.call('GET', '/admins', { token })).text();
    expect(list).not.toMatch(/password|argon2|otp|digest/i);
    expect((await signIn(colleague.email, colleague.password)).status).toBe(200);
  });

  it('are one for each e-mail', async () => {
    const again = await add({ email: 'MONA@sanabel.example' });
    expect([again.status, errorBody.parse(await again.json()).code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('leave no picture behind when they are refused', async () => {
    const before = filesIn(cms, 'public/uploads');
    const body = form({ ...colleague, email: 'MONA@sanabel.example' }, { image: await png({ width: 31 }) });
    expect((await cms.call('POST', '/admins', { token, form: body })).status).toBe(409);
    expect(filesIn(cms, 'public/uploads')).toEqual(before);
  });

  it.each([
    [{ password: 'short' }, 'password too_short'],
    [{ password: 'password123456' }, 'password password_common'],
    [{ role: 'super' }, 'role unknown_field'],
    [{ confirmed: true }, 'confirmed unknown_field'],
    [{ email: 'mona' }, 'email invalid_email'],
    [{ phoneNumber: '12' }, 'phoneNumber invalid_phone'],
  ])('are not made of %j', async (fields, fieldError) => {
    const answer = await add({ email: 'new@sanabel.example', ...fields });
    expect(answer.status).toBe(400);
    expect(errorBody.parse(await answer.json()).errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([fieldError]);
  });

  it('keep their password when an empty one is sent, and lose their sessions when it changes', async () => {
    const { token: hers } = (await (await signIn(colleague.email, colleague.password, 2)).json()) as { token: string };
    await cms.call('PATCH', `/admins/${mona.id}`, { token, json: { job: 'مديرة التحرير', password: '' } });
    expect((await cms.call('GET', '/auth/me', { token: hers })).status).toBe(200);
    const changed = await cms.call('PATCH', `/admins/${mona.id}`, { token, json: { password: 'another furrow 77' } });
    expect(await changed.json()).toMatchObject({ job: 'مديرة التحرير' });
    expect((await cms.call('GET', '/auth/me', { token: hers })).status).toBe(401);
    expect((await cms.call('POST', '/auth/login', { json: { email: colleague.email, password: colleague.password } })).status).toBe(401);
  });

  it('are changed by the first of two editors, and the second gets a notice', async () => {
    const change = (job: string) =>
      cms.call('PATCH', `/admins/${mona.id}`, { token, json: { job }, headers: { 'if-match': mona.updatedAt } });
    mona = adminSchema.parse(await (await cms.call('GET', `/admins/${mona.id}`, { token })).json());
    expect((await change('كاتبة')).status).toBe(200);
    expect((await change('مترجمة')).status).toBe(409);
  });

  it('cannot delete themselves or the last one; a deleted one is out at once', async () => {
    const { id } = (await (await cms.call('GET', '/auth/me', { token })).json()) as Admin;
    const { token: hers } = (await (await signIn(colleague.email, 'another furrow 77', 3)).json()) as { token: string };
    const oneself = await cms.call('DELETE', `/admins/${id}`, { token });
    expect([oneself.status, errorBody.parse(await oneself.json()).code]).toEqual([409, 'ONESELF']);
    expect((await cms.call('DELETE', `/admins/${mona.id}`, { token })).status).toBe(200);
    expect((await cms.call('GET', '/auth/me', { token: hers })).status).toBe(401);
    expect((await cms.call('DELETE', `/admins/${mona.id}`, { token })).status).toBe(404);
    const last = await cms.call('DELETE', `/admins/${id}`, { token });
    expect([last.status, errorBody.parse(await last.json()).code]).toEqual([409, 'LAST_ADMIN']);
  });
});

describe('registration', () => {
  const register = (email: string) => cms.call('POST', '/auth/register', { json: { ...colleague, email } });

  it('answers the same for every address, and sends a code to invited ones only', async () => {
    const [invited, stranger] = [await register(INVITED), await register('stranger@sanabel.example')];
    expect([invited.status, stranger.status]).toEqual([200, 200]);
    expect(await invited.json()).toEqual(await stranger.json());
    await cms.inbox.next(INVITED);
    expect(cms.inbox.mails.filter(({ to }) => to?.[0]?.address === 'stranger@sanabel.example')).toEqual([]);
  });

  it('makes an account that is closed until its code is given, and then signs in like any other', async () => {
    expect((await signIn(INVITED, colleague.password)).status).toBe(401);
    const verify = (otp: unknown) => cms.call('POST', '/auth/verify-account', { json: { email: INVITED, otp } });
    expect((await verify('000000')).status).toBe(401);
    expect(await (await verify(await codeFor(INVITED))).json()).toEqual({ status: 'success' });
    expect((await signIn(INVITED, colleague.password, 2)).status).toBe(200);
  });

  it('takes the password of the registration whose code is typed, also after another one for the same address', async () => {
    const OTHER = 'other@sanabel.example';
    const mine = 'my own four furrows 4';
    const send = (password: string) => cms.call('POST', '/auth/register', { json: { ...colleague, email: OTHER, password } });
    await send(mine);
    const code = await codeFor(OTHER);
    await send('what a stranger wants 5');
    expect(await codeFor(OTHER, 2)).not.toBe(code);
    const answer = await cms.call('POST', '/auth/verify-account', { json: { email: OTHER, otp: code } });
    expect(answer.status).toBe(200);
    const later = await cms.call('POST', '/auth/verify-account', { json: { email: OTHER, otp: await codeFor(OTHER, 2) } });
    expect(later.status).toBe(401);
    const signInWith = (password: string) => cms.call('POST', '/auth/login', { json: { email: OTHER, password } });
    expect((await signInWith('what a stranger wants 5')).status).toBe(401);
    expect((await signInWith(mine)).status).toBe(200);
  });
});
