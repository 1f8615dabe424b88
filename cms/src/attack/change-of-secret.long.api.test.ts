import type { Admin } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { visitorOf } from '@sanabel/scripts/testing/cms/visitor.ts';
import { totpCode } from '@sanabel/scripts/testing/totp.ts';
import { expect, it } from 'vitest';

const INVITED = 'deputy@sanabel.example';
const own = { fullName: 'نائبة المدير', email: INVITED, password: 'my own four furrows 4', job: 'نائبة', phoneNumber: '01012345678' };
const OLD = 'CODE_SECRET-of-before-for-tests-0123456789';
const NEW = 'CODE_SECRET-of-after-for-tests-abcdefghijk';

const register = (cms: Cms) => cms.call('POST', '/auth/register', { json: own });
const signInWith = async (cms: Cms, secret: string): Promise<number> => {
  await query(cms, 'delete from rate_limits');
  await query(cms, "update second_factors set last_step = 0 where kind = 'totp'");
  const admin = visitorOf(cms);
  await admin.login();
  return (await admin.verify({ method: 'totp', otp: totpCode(secret) })).status;
};

it('a changed CODE_SECRET ends no authenticator app and brings no deleted admin back: after one start with both, the old one can go', async () => {
  const environment = { ADMIN_EMAILS: INVITED, CODE_SECRET: OLD };
  const before = await startCms(environment);
  const token = await before.signIn();
  const { secret } = (await (await before.call('POST', '/account/totp', { token })).json()) as { secret: string };
  const activated = await before.call('POST', '/account/totp/activate', { token, json: { otp: totpCode(secret) } });
  expect(activated.status).toBe(200);
  await register(before);
  const otp = await before.inbox.code(INVITED);
  expect((await before.call('POST', '/auth/verify-account', { json: { email: INVITED, otp } })).status).toBe(200);
  const all = (await (await before.call('GET', '/admins', { token })).json()) as Admin[];
  const { id = '' } = all.find(({ email }) => email === INVITED) ?? {};
  expect((await before.call('DELETE', `/admins/${id}`, { token })).status).toBe(200);
  await before.halt();

  const during = await startCms({ ...environment, CODE_SECRET: NEW, CODE_SECRET_PREVIOUS: OLD }, before.dataDir);
  expect(await signInWith(during, secret)).toBe(200);
  await during.halt();

  const after = await startCms({ ...environment, CODE_SECRET: NEW }, before.dataDir);
  expect(await signInWith(after, secret)).toBe(200);
  expect((await register(after)).status).toBe(200);
  // Waits for the background work of this mail: a code would arrive before it.
  await after.call('POST', '/auth/forgot-password', { json: { email: after.admin.email } });
  await after.inbox.link(after.admin.email);
  expect(after.inbox.countCodes(INVITED)).toBe(0);
  await after.stop();
});
