import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms({ JOB_NOTICE_DELAY_MS: '400' });
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
  const before = cms.inbox.mails.length;
  await Promise.all(['one', 'two', 'three'].map(apply));
  const mail = await cms.inbox.next(cms.admin.email, before + 1);
  expect(mail.subject).toContain('3 new work requests');
  expect(mail.text).toContain('Agronomist two');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/canary/i);
  await apply('four');
  expect((await cms.inbox.next(cms.admin.email, before + 2)).subject).toContain('One new work request');
  expect(cms.inbox.mails.filter(({ to }) => to?.[0]?.address === admin.email)).toEqual([]);
});
