import { rm } from 'node:fs/promises';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { dump } from '@sanabel/scripts/testing/cms/database.ts';
import { form, jpegWithLocation, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let cms: Cms;
let log = '';
const secrets: Record<string, string> = {};
const applicant = {
  fullName: 'كناري المتقدم Canary-Applicant',
  phoneNumber: '01099887766',
  role: 'مهندس',
  qualification: 'canary-qualification',
  email: 'canary.applicant@example.com',
  experience: 'canary-experience',
};
const TYPED = 'canary typed password 1';
const WRONG_CODE = '735291';

beforeAll(async () => {
  cms = await startCms({ LOG_LEVEL: 'debug', JOB_NOTICE_DELAY_MS: '0' });
  secrets.token = await cms.signInByMail();
  const mail = await cms.inbox.next(cms.admin.email);
  secrets.code = /^\d{6}$/m.exec(mail.text ?? '')?.[0] ?? '';
  secrets.password = cms.admin.password;
  secrets.contentToken = cms.contentToken;
  const { token } = secrets;
  await cms.call('POST', '/auth/login', { json: { ...cms.admin, password: TYPED } });
  await cms.call('POST', '/auth/verify-login', { json: { email: cms.admin.email, otp: WRONG_CODE } });
  await cms.call('POST', '/job-requests', { json: applicant });
  await cms.call('POST', '/job-requests', { json: applicant });
  await cms.call('POST', '/job-requests', { json: { ...applicant, email: 'not an address canary', phoneNumber: 'canary' } });
  await cms.call('GET', `/job-requests?filter=${encodeURIComponent(JSON.stringify({ q: applicant.fullName }))}`, { token });
  await cms.call('GET', '/content', { token: cms.contentToken });
  await cms.call('POST', '/members/add', { token, form: form({ name: 'x', role: 'x' }, { image: await jpegWithLocation() }) });
  await cms.call('POST', '/members/add', { token, form: form({ name: 'x', role: 'x' }, { image: (await png()).subarray(0, 900) }) });
  const colleague = { fullName: 'x', email: 'colleague@sanabel.example', password: TYPED, job: 'x', phoneNumber: '01012345678' };
  await cms.call('POST', '/admins', { token, json: colleague });
  await cms.inbox.next(cms.admin.email, 2);
  const rest = cms;
  await rest.halt();
  log = rest.log();
});
afterAll(() => rm(cms.dataDir, { recursive: true, force: true }));

it('no code, password or token is in the database or the log', async () => {
  const everything = await dump(cms);
  // Six digits could occur in any number, so only a whole value counts.
  const asValue = new RegExp(`(?<![0-9A-Za-z_-])${secrets.code}(?![0-9A-Za-z_-])`);
  expect(secrets.code).toMatch(/^\d{6}$/);
  for (const [where, text] of Object.entries({ everything, log })) {
    expect(asValue.test(text), `the code in ${where}`).toBe(false);
    expect(new RegExp(`(?<![0-9A-Za-z_-])${WRONG_CODE}(?![0-9A-Za-z_-])`).test(text), `the wrong code in ${where}`).toBe(false);
    for (const secret of [secrets.token, secrets.password, secrets.contentToken, TYPED]) expect(text.includes(String(secret))).toBe(false);
  }
});

it('personal data of an applicant are in the table of applications alone', async () => {
  const canaries = /canary[.-]?(applicant|qualification|experience)|كناري|01099887766/i;
  expect(canaries.test(await dump(cms))).toBe(true);
  expect(canaries.test(await dump(cms, ['job_requests']))).toBe(false);
  expect(canaries.test(log)).toBe(false);
});

it('a mail about an application does not name the applicant', () => {
  const notices = cms.inbox.mails.filter(({ subject }) => !subject?.includes('Verification code'));
  expect(notices).toHaveLength(1);
  expect(JSON.stringify(notices)).not.toMatch(/canary|كناري|01099887766/i);
});

it('metadata of a photo are in no row', async () => {
  expect(await dump(cms)).not.toContain('canary-artist');
});
