import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { startInbox } from '@sanabel/scripts/testing/cms/inbox.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms({ JOB_NOTICE_DELAY_MS: '1500' });
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const apply = (name: string) =>
  cms.call('POST', '/job-requests', {
    json: {
      fullName: `Canary ${name}`,
      phoneNumber: '01012345678',
      role: `Agronomist ${name}`,
      qualification: 'Canary degree',
      email: `canary.${name}@example.com`,
      experience: '1',
    },
  });
const admin = { fullName: 'Mona', email: 'mona@sanabel.example', password: 'furrow 7 kernel', job: 'Editor', phoneNumber: '01012345678' };

it('applications that come together make one mail to each admin who wants it, without personal data', async () => {
  await cms.call('POST', '/admins', { token, json: { ...admin, jobRequestMails: false } });
  await cms.call('POST', '/admins', { token, json: { ...admin, email: 'editor@sanabel.example', adminRole: 'editor' } });
  const before = cms.inbox.mails.length;
  await Promise.all(['one', 'two', 'three'].map(apply));
  const mail = await cms.inbox.next(cms.admin.email, before + 1);
  expect(mail.subject).toContain('3 new work requests');
  expect(mail.text).toContain('Agronomist two');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/canary/i);
  await apply('four');
  expect((await cms.inbox.next(cms.admin.email, before + 2)).subject).toContain('One new work request');
  const others = [admin.email, 'editor@sanabel.example'];
  expect(cms.inbox.mails.filter(({ to, subject }) => others.includes(to?.[0]?.address ?? '') && subject?.includes('work request'))).toEqual(
    [],
  );
});

it('an application that is deleted before its mail is in no mail, neither in a new notice nor in a waiting one', async () => {
  const idOf = async (name: string): Promise<string> =>
    ((await (await cms.call('GET', '/job-requests', { token })).json()) as { id: string; role: string }[]).find(
      ({ role }) => role === `Agronomist ${name}`,
    )?.id ?? expect.fail();
  const before = cms.inbox.mails.length;
  await cms.inbox.stop();
  await apply('five');
  await cms.call('DELETE', `/job-requests/${await idOf('five')}`, { token });
  expect(await query(cms, 'select id from job_notices')).toEqual([]);
  // One queued mail covers two applications: one is deleted, the other gets a new notice.
  await Promise.all(['six', 'seven'].map(apply));
  await expect.poll(() => query(cms, "select id from outgoing_mails where concerns <> ''")).toHaveLength(1);
  await cms.call('DELETE', `/job-requests/${await idOf('six')}`, { token });
  const inbox = await startInbox(cms.inbox.port);
  const mail = await inbox.next(cms.admin.email);
  expect(mail.text).toContain('Agronomist seven');
  const told = [...cms.inbox.mails.slice(before), ...inbox.mails].map(({ text = '' }) => text).join();
  expect(told).not.toMatch(/Agronomist (five|six)/);
  await inbox.stop();
});
