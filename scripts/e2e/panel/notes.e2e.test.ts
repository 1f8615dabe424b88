import { jobNote, sentJobRequest } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi } from './editor.ts';
import { dismissGuest, inviteGuest } from './guest.ts';
import { openPanel } from './panel.ts';

const { cmsUrl, inboxUrl } = inject('stack');
const api = editorApi();
const NAME = 'شيرين البنا';

const browser = withBrowser();
let id: string;
const deleteOurs = async (): Promise<void> => {
  if (id) await api.send('DELETE', `/job-requests/${id}`);
};
beforeEach(async () => {
  await deleteOurs();
  const fields = { fullName: NAME, phoneNumber: '01000000001', role: 'مهندسة ري', qualification: 'بكالوريوس', experience: '4' };
  ({ id } = sentJobRequest.parse(await api.send('POST', '/job-requests', { ...fields, email: 'sherine@noted.example' })));
});
afterAll(() => deleteOurs());
const note = async (text: string, by = api) => jobNote.parse(await by.send('POST', `/job-requests/${id}/notes`, { text }));
const texts = async () =>
  z
    .array(jobNote)
    .parse(await api.get(`/job-requests/${id}/notes`))
    .map(({ text }) => text);
const itemsOf = (page: Page) => page.getByRole('dialog', { name: NAME }).getByRole('listitem');
const itemOf = (page: Page, text: string) => itemsOf(page).filter({ hasText: text });

const LABELS = {
  ar: {
    title: 'ملاحظات الزملاء',
    edit: 'تعديل الملاحظة',
    text: 'نص الملاحظة',
    save: 'حفظ',
    edited: 'عُدّلت',
    remove: 'حذف الملاحظة',
    question: 'حذف ملاحظتك؟',
    cancel: 'إلغاء',
    sure: 'حذف',
  },
  en: {
    title: 'Colleagues’ notes',
    edit: 'Edit the note',
    text: 'Text of the note',
    save: 'Save',
    edited: 'edited',
    remove: 'Delete the note',
    question: 'Delete your note?',
    cancel: 'Cancel',
    sure: 'Delete',
  },
} as const;

describe.each(['ar', 'en'] as const)('a note on an application, in %s', (locale) => {
  const labels = LABELS[locale];

  it('is corrected in place by its author; Escape cancels, and keeps the panel open', async () => {
    await note('اتصلت بها أمس');
    const { page, complaints } = await openPanel(browser(), { locale, width: 390 }, `/admin/jobs/${id}`);
    const item = itemsOf(page).first();
    await item.getByRole('button', { name: labels.edit }).click();
    const field = item.getByRole('textbox', { name: labels.text });
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('نص آخر');
    await page.keyboard.press('Escape');
    await item.getByText('اتصلت بها أمس', { exact: true }).waitFor();
    expect(await item.getByRole('button', { name: labels.edit }).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await field.fill('اتصلت بها اليوم');
    await item.getByRole('button', { name: labels.save }).click();
    await item.getByText('اتصلت بها اليوم', { exact: true }).waitFor();
    await item.getByText(new RegExp(labels.edited)).first().waitFor();
    expect(await texts()).toEqual(['اتصلت بها اليوم']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps what was typed where the server refuses it', async () => {
    await note('الأصل');
    const { page } = await openPanel(browser(), { locale }, `/admin/jobs/${id}`);
    const item = itemsOf(page).first();
    await item.getByRole('button', { name: labels.edit }).click();
    await page.route('**/notes/*', (route) =>
      route.fulfill({ status: 503, json: { status: 'error', code: 'UNAVAILABLE', message: 'x y z', requestId: 'x' } }),
    );
    await item.getByRole('textbox', { name: labels.text }).fill('المعدّل');
    await item.getByRole('button', { name: labels.save }).click();
    await page.getByText('x y z').first().waitFor();
    expect([await item.getByRole('textbox', { name: labels.text }).inputValue(), await texts()]).toEqual(['المعدّل', ['الأصل']]);
    await page.context().close();
  });

  it('is deleted after a question whose safe answer has the focus', async () => {
    await note('تبقى هذه');
    await note('تذهب هذه');
    const { page, complaints } = await openPanel(browser(), { locale }, `/admin/jobs/${id}`);
    const item = itemOf(page, 'تذهب هذه');
    const question = page.getByRole('alertdialog', { name: labels.question });
    await item.getByRole('button', { name: labels.remove }).click();
    expect(await question.getByRole('button', { name: labels.cancel }).evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await texts()).toEqual(['تبقى هذه', 'تذهب هذه']);
    await item.getByRole('button', { name: labels.remove }).click();
    await question.getByRole('button', { name: labels.sure }).click();
    await item.waitFor({ state: 'detached' });
    expect(await texts()).toEqual(['تبقى هذه']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(labels.title);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('a colleague’s note has no buttons', async () => {
  const guest = await inviteGuest('notes', 'recruiter');
  const session = await openSession(createApi(cmsUrl), inboxUrl, guest);
  await note('ملاحظة المالك');
  await note('ملاحظة الضيفة', createApi(cmsUrl, session.token));
  const { page } = await openPanel(browser(), { session }, `/admin/jobs/${id}`);
  await itemOf(page, 'ملاحظة الضيفة').getByRole('button', { name: 'تعديل الملاحظة' }).waitFor();
  expect(await itemOf(page, 'ملاحظة المالك').getByRole('button').count()).toBe(0);
  await page.context().close();
  await dismissGuest(guest);
});
