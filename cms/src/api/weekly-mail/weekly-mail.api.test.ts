import type { AdminRole } from '@sanabel/contract';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms();
const PASSWORD = 'seven 7 furrows deep';
const DAYS = 8 * 24 * 3600;
let token: string;
const tokens = new Map<AdminRole, string>();
const emailOf = (role: AdminRole): string => `${role}@sanabel.example`;

beforeAll(async () => {
  token = await cms.signIn();
  for (const adminRole of ['editor', 'recruiter'] as const) {
    const email = emailOf(adminRole);
    const json = { fullName: 'x y', email, password: PASSWORD, job: 'x', phoneNumber: '01012345678', adminRole };
    await cms.call('POST', '/admins', { token, json });
    await cms.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
    const otp = await cms.inbox.code(email, 1);
    const answer = await cms.call('POST', '/auth/verify-login', { json: { email, otp } });
    tokens.set(adminRole, ((await answer.json()) as { token: string }).token);
  }
});

const turn = async (role: AdminRole, isOn: boolean, language = 'en') =>
  (await cms.call('POST', '/account/weekly-mail', { token: tokens.get(role), json: { isOn, language } })).json();
/** Ends the week for all admins and wakes the worker. */
const nextWeek = async (role: AdminRole, language = 'en'): Promise<void> => {
  await setTimestamp(cms, 'up_users', 'weekly_mail_at', -DAYS);
  await turn(role, true, language);
};
const mailTo = async (role: AdminRole, count: number) => (await cms.inbox.next(emailOf(role), count)).text ?? '';
/** Counts mails, codes included. */
const countOf = (role: AdminRole): number => cms.inbox.count(emailOf(role));

it('is off until someone turns it on, and never comes for a week that was over before', async () => {
  const read = await cms.call('GET', '/account/weekly-mail', { token: tokens.get('editor') });
  expect(await read.json()).toEqual({ isOn: false });
  expect(await turn('editor', true)).toEqual({ isOn: true });
  const [row] = await query<{ at: unknown }>(cms, "select weekly_mail_at as at from up_users where email = 'editor@sanabel.example'");
  expect(row?.at).not.toBeNull();
});

it('says nothing where nothing waits', async () => {
  await nextWeek('editor');
  const sinceThen = async () =>
    (
      await query<{ at: number | string | Date }>(cms, "select weekly_mail_at as at from up_users where email = 'editor@sanabel.example'")
    )[0]?.at;
  await expect.poll(async () => Date.now() - new Date((await sinceThen()) ?? 0).getTime()).toBeLessThan(60_000);
  expect(countOf('editor')).toBe(1);
});

it('comes once a week, in the language of its reader, with what their role may see', async () => {
  await cms.call('POST', '/crops', { token, json: { isDraft: true, name: 'Half a crop' } });
  const application = {
    fullName: 'Canary Applicant',
    phoneNumber: '01012345678',
    role: 'b',
    qualification: 'c',
    email: 'c@x.example',
    experience: '1',
  };
  await cms.call('POST', '/job-requests', { json: application });
  // The language is set before the week ends: the worker may poll at any time after that.
  await turn('recruiter', true, 'ar');
  await nextWeek('recruiter', 'ar');
  const recruiters = await mailTo('recruiter', 2);
  expect(recruiters).toContain('طلب عمل جديد');
  expect(recruiters).not.toMatch(/مسودة|Canary/);
  const editors = await mailTo('editor', 2);
  expect(editors).toContain('One draft: Crops');
  expect(editors).not.toContain('request');
  await turn('editor', true);
  await expect.poll(() => query(cms, 'select id from outgoing_mails')).toEqual([]);
  expect([countOf('editor'), countOf('recruiter')]).toEqual([2, 2]);
});

it('is turned off by its link without signing in, and by nothing that merely looks at the link', async () => {
  const path = /\/weekly-mail\/\S+/.exec(await mailTo('editor', 2))?.[0] ?? '';
  const isOn = async () =>
    ((await (await cms.call('GET', '/account/weekly-mail', { token: tokens.get('editor') })).json()) as { isOn: boolean }).isOn;
  const page = await cms.call('GET', path);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await isOn()).toBe(true);
  expect((await cms.call('POST', path)).status).toBe(200);
  expect(await isOn()).toBe(false);
  expect((await cms.call('POST', `${path.slice(0, -4)}AAAA`)).status).toBe(404);
});
