import { type AdminRole, admin as adminShape } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { mailedCode, mailsTo } from '../../seed/sign-in.ts';
import { editorApi } from './editor.ts';

/** An admin for one test file, which may end its sessions and wait for its mails without disturbing other files. */
export interface Guest {
  id: string;
  email: string;
  password: string;
}

export const inviteGuest = async (name: string, adminRole: AdminRole = 'owner'): Promise<Guest> => {
  const credentials = { email: `${name}@sanabel.example`, password: 'seven sickles in the barn' };
  const fields = { ...credentials, fullName: 'ضيفة الرحلة', job: 'محررة', phoneNumber: '01012345678', adminRole };
  const { id } = adminShape.loose().parse(await editorApi().send('POST', '/admins', fields));
  return { id, ...credentials };
};

export const dismissGuest = async ({ id }: Guest): Promise<void> => {
  await editorApi().send('DELETE', `/admins/${id}`);
};

export const askForCode = async (page: Page, { email, password }: Guest): Promise<string> => {
  const { inboxUrl } = inject('stack');
  const earlier = await mailsTo(inboxUrl, email);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'التالي' }).click();
  await page.waitForURL('**/admin/verify');
  return mailedCode(inboxUrl, email, earlier);
};

export const signInAs = async (page: Page, guest: Guest): Promise<void> => {
  const code = await askForCode(page, guest);
  await page.getByLabel('الرقم ١ من ٦').focus();
  await page.keyboard.type(code);
};
