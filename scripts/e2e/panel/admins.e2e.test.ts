import type { SignedIn } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi, pngFile } from './editor.ts';
import { mailedLink } from './mailed-links.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const { cmsUrl, inboxUrl, admin: firstAdmin } = inject('stack');
const api = editorApi();
const PASSWORD = 'furrow 7 kernel';
const MONA = { fullName: 'منى عبد الرحمن', email: 'mona.test@sanabel.example', job: 'محررة', phoneNumber: '01000000011' };
const accounts = z.array(z.object({ id: z.string(), email: z.string(), fullName: z.string() }));

const browser = withBrowser();
afterEach(async () => {
  for (const { id, email } of accounts.parse(await api.get('/admins')))
    if (email !== firstAdmin.email) await api.send('DELETE', `/admins/${id}`);
});

const addMona = async (email = MONA.email): Promise<string> =>
  z.object({ id: z.string() }).parse(await api.send('POST', '/admins', { ...MONA, email, password: PASSWORD })).id;
/** Changes of addresses and roles require a recent second factor. */
const freshOwner = async (): Promise<SignedIn> => {
  const credentials = { email: 'fresh.owner@sanabel.example', password: PASSWORD };
  await api.send('POST', '/admins', { ...MONA, ...credentials, fullName: 'سلمى الحديدي' });
  return openSession(createApi(cmsUrl), inboxUrl, credentials);
};
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('the admins', () => {
  it('are in a table where the admin’s own row is marked and cannot be deleted', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/admins');
    const own = rowOf(page, firstAdmin.email);
    await own.getByText('أنت', { exact: true }).waitFor();
    expect(await own.getByRole('button', { name: /^حذف/ }).isDisabled()).toBe(true);
    await page.getByText('لا يمكنك حذف حسابك، ولا حذف آخر مسؤول.').waitFor();
    await page.getByText('الإجمالي: مسؤول واحد').waitFor();
    expect(await page.title()).toBe('المسؤولين · لوحة التحكم');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('can be searched and deleted, and say what their role is', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/admins');
    await addMona();
    await page.reload();
    await page.getByRole('searchbox').fill('محررة');
    await page.getByText(firstAdmin.email).waitFor({ state: 'detached' });
    const row = rowOf(page, MONA.email);
    await row.getByText('0100 000 0011').waitFor();
    await row.getByText('مالك', { exact: true }).waitFor();
    await row.getByRole('button', { name: `حذف ${MONA.fullName}` }).click();
    const question = page.getByRole('alertdialog', { name: `حذف «${MONA.fullName}»؟` });
    await question.getByText('يُحذف الحساب فورًا ولا يمكن استعادته، ويبقى ما أُضيف به كما هو.').waitFor();
    await question.getByRole('button', { name: 'حذف' }).click();
    await page.getByText('تم الحذف.').waitFor();
    await row.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('can be edited by a form with its own address, which shows each error at its field and warns before leaving', async () => {
    const id = await addMona();
    const { page, complaints } = await openPanel(browser(), { session: await freshOwner() }, `/admin/admins/${id}`);
    const dialog = page.getByRole('dialog', { name: 'تعديل مسؤول' });
    const save = dialog.getByRole('button', { name: 'حفظ التعديل' });
    await dialog.getByLabel('الاسم الكامل').fill('');
    await dialog.getByLabel('البريد الإلكتروني').fill('mona@');
    await dialog.getByLabel('رقم الهاتف').fill('12');
    await save.click();
    for (const sentence of ['هذه الخانة مطلوبة.', 'هذا البريد الإلكتروني غير صحيح.', 'رقم الهاتف هذا غير صحيح.'])
      await dialog.getByText(sentence).waitFor();
    await dialog.getByLabel('الاسم الكامل').fill(MONA.fullName);
    await dialog.getByLabel('رقم الهاتف').fill('٠١٠٠٠٠٠٠٠١١');
    await dialog.getByLabel('البريد الإلكتروني').fill(firstAdmin.email);
    await save.click();
    await dialog.getByText('هذا البريد الإلكتروني مستخدم بالفعل.').waitFor();
    await dialog.getByLabel('البريد الإلكتروني').fill(MONA.email);
    await dialog.getByLabel('الوظيفة').fill('مديرة التحرير');
    await dialog.getByRole('button', { name: 'إلغاء' }).click();
    const warning = page.getByRole('alertdialog', { name: 'لم تُحفظ تعديلاتك' });
    await warning.getByRole('button', { name: 'الخروج، والمسودة تبقى' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowOf(page, MONA.email)
      .getByRole('link', { name: `تعديل ${MONA.fullName}` })
      .click();
    await dialog.getByRole('button', { name: 'استعادة المسودة' }).click();
    await dialog.getByText('أُعيد ما كنت تكتبه.', { exact: false }).waitFor();
    expect(await dialog.getByLabel('الوظيفة').inputValue()).toBe('مديرة التحرير');
    await dialog.getByRole('switch', { name: 'رسالة عند وصول طلبات عمل' }).uncheck();
    // The picture is still being read when the keys are pressed.
    await page.evaluate(() => {
      const decode = window.createImageBitmap;
      window.createImageBitmap = (image: ImageBitmapSource) =>
        new Promise((resolve) => window.addEventListener('keyup', () => resolve(decode(image)), { once: true }));
    });
    await dialog.locator('input[type=file]').setInputFiles(await pngFile('mona.png', 80, 80));
    await page.keyboard.press('Control+s');
    await page.getByText('تم الحفظ.').waitFor();
    expect(await api.get(`/admins/${id}`)).toMatchObject({
      job: 'مديرة التحرير',
      jobRequestMails: false,
      image: expect.stringMatching(/^\/uploads\//),
    });
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await page.context().close();
  });

  it('get another role or a link to choose a password, never a password that someone else has typed', async () => {
    const id = await addMona();
    const { page, complaints } = await openPanel(browser(), { session: await freshOwner() }, `/admin/admins/${id}`);
    const dialog = page.getByRole('dialog', { name: 'تعديل مسؤول' });
    await dialog.getByLabel('الاسم الكامل').waitFor();
    expect(await dialog.locator('input[type=password]').count()).toBe(0);
    await dialog.getByRole('button', { name: 'إرسال رابط إليه ليختار كلمة مرور جديدة' }).click();
    await page.getByText('أُرسل الرابط إلى').waitFor();
    expect(await mailedLink(MONA.email)).toMatch(/^\/admin\/password#/);
    await dialog.getByLabel('مسؤول توظيف').check();
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await rowOf(page, MONA.email).getByText('مسؤول توظيف').waitFor();
    expect(await api.get(`/admins/${id}`)).toMatchObject({ adminRole: 'recruiter' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are greeted by a new name at once; a new address waits for its link, which ends the session', async () => {
    const email = 'mona.renamed@sanabel.example';
    const next = 'mona.moved@sanabel.example';
    await addMona(email);
    const own = await openSession(createApi(cmsUrl), inboxUrl, { email, password: PASSWORD });
    const { page, complaints } = await openPanel(browser(), { session: own }, `/admin/admins/${own.admin.id}`);
    const dialog = page.getByRole('dialog', { name: 'تعديل مسؤول' });
    await dialog.getByRole('link', { name: 'فتح حسابي' }).waitFor();
    await dialog.getByLabel('الاسم الكامل').fill('منى السعيد');
    await dialog.getByLabel('البريد الإلكتروني').fill(next);
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await page.getByText('أُرسل رابط تأكيد إلى').waitFor();
    await page.getByRole('complementary').getByText('منى السعيد').waitFor();
    await page.getByRole('link', { name: 'تعديل منى السعيد' }).click();
    await dialog.getByText('بريد جديد ينتظر').getByText(next).waitFor();
    const link = await mailedLink(next);
    expect(link).toMatch(/^\/admin\/confirm-email#/);
    await page.goto(link);
    await page.getByRole('heading', { name: 'تأكيد بريدك الجديد' }).waitFor();
    expect(await problemsInAllViews(page, 'confirm e-mail')).toEqual([]);
    await page.getByRole('button', { name: 'تأكيد البريد' }).click();
    await page.getByRole('heading', { name: 'صار هذا بريدك' }).waitFor();
    await page.goto('/admin/admins');
    await page.waitForURL('**/admin/login');
    await openSession(createApi(cmsUrl), inboxUrl, { email: next, password: PASSWORD });
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await page.context().close();
  });

  it('edited by two at once: the second gets a notice, and compares the newer version with the typed text', async () => {
    const id = await addMona();
    const { page } = await openPanel(browser(), {}, `/admin/admins/${id}`);
    const dialog = page.getByRole('dialog', { name: 'تعديل مسؤول' });
    await dialog.getByLabel('الوظيفة').fill('مديرة التحرير');
    await api.send('PATCH', `/admins/${id}`, { fullName: 'منى الثانية', job: 'كاتبة' });
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await dialog.getByRole('alert').getByRole('button', { name: 'عرض الإصدار الأحدث' }).click();
    await dialog.getByRole('button', { name: 'استعادة المسودة' }).click();
    expect(await dialog.getByLabel('الاسم الكامل').inputValue()).toBe('منى الثانية');
    await api.send('PATCH', `/admins/${id}`, { fullName: 'منى الثالثة', job: 'محررة أولى' });
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await dialog.getByRole('alert').getByRole('button', { name: 'حفظ نسختي بدلًا منها' }).click();
    await page.getByText('تم الحفظ.').waitFor();
    expect(await api.get(`/admins/${id}`)).toMatchObject({ fullName: 'منى الثانية', job: 'مديرة التحرير' });
    await page.context().close();
  });

  it('keep a refusal of the server in a banner that can be dismissed', async () => {
    const id = await addMona();
    const { page } = await openPanel(browser(), {}, '/admin/admins');
    await rowOf(page, MONA.email).waitFor();
    await page.route(`**/api/v1/admins/${id}`, (route) =>
      route.fulfill({ status: 409, json: { status: 'error', code: 'LAST_ADMIN', message: 'لا يمكن حذف آخر مسؤول.', requestId: 'x' } }),
    );
    await rowOf(page, MONA.email)
      .getByRole('button', { name: `حذف ${MONA.fullName}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'لا يمكن حذف آخر مسؤول.' });
    await banner.getByRole('button', { name: 'إخفاء هذا التنبيه' }).click();
    await banner.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('are cards on a telephone, in English as well', async () => {
    await addMona();
    const { page, complaints } = await openPanel(browser(), { locale: 'en', width: 390 }, '/admin/admins');
    const card = page.getByRole('row').filter({ hasText: MONA.email });
    await card.getByRole('link', { name: `Edit ${MONA.fullName}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit an admin' });
    await dialog.getByLabel('Full name').fill('');
    await dialog.getByRole('button', { name: 'Save the changes' }).click();
    await dialog.getByText('Please fill this in.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
