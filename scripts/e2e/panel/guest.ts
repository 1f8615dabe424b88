import { admin as adminShape } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { mailedCode, mailsTo } from '../../seed/sign-in.ts';

/** An admin of a file's own: with sessions to end, and with mails that nobody else waits for. */
export interface Guest {
  id: string;
  email: string;
  password: string;
}

export const inviteGuest = async (name: string): Promise<Guest> => {
  const { cmsUrl, session } = inject('stack');
  const credentials = { email: `${name}@sanabel.example`, password: 'seven sickles in the barn' };
  const fields = { ...credentials, fullName: 'ضيفة الرحلة', job: 'محررة', phoneNumber: '01012345678' };
  const { id } = adminShape.loose().parse(await createApi(cmsUrl, session.token).send('POST', '/admins', fields));
  return { id, ...credentials };
};

export const dismissGuest = async ({ id }: Guest): Promise<void> => {
  const { cmsUrl, session } = inject('stack');
  await createApi(cmsUrl, session.token).send('DELETE', `/admins/${id}`);
};

/** Fills in the first step, and answers with the code that is mailed for it. */
export const askForCode = async (page: Page, { email, password }: Guest): Promise<string> => {
  const { inboxUrl } = inject('stack');
  const earlier = await mailsTo(inboxUrl, email);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'التالي' }).click();
  await page.waitForURL('**/admin/verify');
  return mailedCode(inboxUrl, email, earlier);
};

/** Both steps, in Arabic. */
export const signInAs = async (page: Page, guest: Guest): Promise<void> => {
  const code = await askForCode(page, guest);
  await page.getByLabel('الرقم ١ من ٦').focus();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'تأكيد' }).click();
};
