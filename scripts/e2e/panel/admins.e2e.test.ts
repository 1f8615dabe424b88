import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { openBrowser } from '../../testing/browser.ts';
import { editorApi } from './editor.ts';
import { openPanel } from './panel.ts';

const { cmsUrl, inboxUrl, admin: firstAdmin } = inject('stack');
const api = editorApi();
const PASSWORD = 'furrow 7 kernel';
const MONA = { fullName: 'منى عبد الرحمن', email: 'mona.test@sanabel.example', job: 'محررة', phoneNumber: '01000000011' };
const accounts = z.array(z.object({ id: z.string(), email: z.string(), fullName: z.string() }));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const { id, email } of accounts.parse(await api.get('/admins')))
    if (email !== firstAdmin.email) await api.send('DELETE', `/admins/${id}`);
});

const addMona = async (email = MONA.email): Promise<string> =>
  z.object({ id: z.string() }).parse(await api.send('POST', '/admins', { ...MONA, email, password: PASSWORD })).id;
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const faultsOf = (page: Page) => page.getByRole('dialog').locator('.fault').allInnerTexts();

describe('the admins', () => {
  it('stand in a table where the own row is marked and cannot be deleted', async () => {
    const { page, complaints } = await openPanel(browser, {}, '/admin/admins');
    const own = rowOf(page, firstAdmin.email);
    await own.getByText('أنت', { exact: true }).waitFor();
    expect(await own.getByRole('button', { name: /^حذف/ }).isDisabled()).toBe(true);
    await page.getByText('لا يمكنك حذف حسابك، ولا حذف آخر مسؤول.').waitFor();
    await page.getByText('الإجمالي: مسؤول واحد').waitFor();
    expect(await page.title()).toBe('المسؤولين · لوحة التحكم');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('can be added, searched and deleted, and each rule shows its error at the field', async () => {
    const { page, complaints } = await openPanel(browser, {}, '/admin/admins');
    await page.getByRole('link', { name: 'إضافة مسؤول' }).click();
    const dialog = page.getByRole('dialog', { name: 'إضافة مسؤول' });
    const save = dialog.getByRole('button', { name: 'إضافة المسؤول' });
    await save.click();
    await dialog.getByText('هذه الخانة مطلوبة.').first().waitFor();
    expect((await faultsOf(page)).map((text) => text.trim())).toEqual(Array(5).fill('هذه الخانة مطلوبة.'));
    await dialog.getByLabel('الاسم الكامل').fill(MONA.fullName);
    await dialog.getByLabel('الوظيفة').fill(MONA.job);
    await dialog.getByLabel('البريد الإلكتروني').fill('mona@');
    await dialog.getByLabel('رقم الهاتف').fill('12');
    await dialog.getByLabel('كلمة المرور').fill('short');
    await save.click();
    for (const sentence of ['هذا البريد الإلكتروني غير صحيح.', 'رقم الهاتف هذا غير صحيح.', 'أقل عدد من الأحرف هو ١٢.'])
      await dialog.getByText(sentence).waitFor();
    await dialog.getByLabel('كلمة المرور').fill('password1234');
    await dialog.getByText('كلمة المرور هذه سهلة التخمين.').waitFor();
    await dialog.getByLabel('كلمة المرور').fill(PASSWORD);
    await dialog.getByLabel('رقم الهاتف').fill('٠١٠٠٠٠٠٠٠١١');
    await dialog.getByLabel('البريد الإلكتروني').fill(firstAdmin.email);
    await save.click();
    await dialog.getByText('هذا البريد الإلكتروني مستخدم بالفعل.').waitFor();
    await dialog.getByLabel('البريد الإلكتروني').fill(MONA.email);
    await dialog.getByRole('switch', { name: 'رسالة عند وصول طلبات عمل' }).uncheck();
    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#3a8f52' } })
      .png()
      .toBuffer();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'mona.png', mimeType: 'image/png', buffer: picture });
    await page.keyboard.press('Control+s');
    await page.getByText('أُضيف المسؤول، ويمكنه تسجيل الدخول الآن.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/admins');
    await page.getByRole('searchbox').fill('محررة');
    await page.getByText(firstAdmin.email).waitFor({ state: 'detached' });
    const row = rowOf(page, MONA.email);
    await row.getByText('0100 000 0011').waitFor();
    expect(await row.locator('img').getAttribute('src')).toMatch(/^\/uploads\//);
    await row.getByRole('button', { name: `حذف ${MONA.fullName}` }).click();
    const question = page.getByRole('alertdialog', { name: `حذف «${MONA.fullName}»؟` });
    await question.getByText('يُغلق حسابه فورًا ولا يعود، وتبقى أعماله كما هي.').waitFor();
    await question.getByRole('button', { name: 'حذف' }).click();
    await page.getByText('تم الحذف.').waitFor();
    await row.waitFor({ state: 'detached' });
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await page.context().close();
  });

  it('can be edited without a password by a form with its own address, which warns before leaving and keeps no password in the draft', async () => {
    const id = await addMona();
    const { page, complaints } = await openPanel(browser, {}, `/admin/admins/${id}`);
    const dialog = page.getByRole('dialog', { name: 'تعديل مسؤول' });
    await dialog.getByText('اتركها فارغة لتبقى كلمة المرور كما هي.').waitFor();
    await dialog.getByLabel('الوظيفة').fill('مديرة التحرير');
    await dialog.getByLabel('كلمة مرور جديدة').fill('never to be kept');
    await dialog.getByRole('button', { name: 'إلغاء' }).click();
    const warning = page.getByRole('alertdialog', { name: 'لم تُحفظ تعديلاتك' });
    await warning.getByRole('button', { name: 'الخروج بلا حفظ' }).click();
    await dialog.waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).toContain('مديرة التحرير');
    expect(kept).not.toContain('never to be kept');
    await rowOf(page, MONA.email)
      .getByRole('link', { name: `تعديل ${MONA.fullName}` })
      .click();
    await dialog.getByRole('button', { name: 'استعادة المسودة' }).click();
    await dialog.getByText('أُعيد ما كنت تكتبه.', { exact: false }).waitFor();
    expect(await dialog.getByLabel('الوظيفة').inputValue()).toBe('مديرة التحرير');
    expect(await dialog.getByLabel('كلمة مرور جديدة').inputValue()).toBe('');
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await page.getByText('تم الحفظ.').waitFor();
    await rowOf(page, MONA.email).getByText('مديرة التحرير').waitFor();
    await openSession(createApi(cmsUrl), inboxUrl, { email: MONA.email, password: PASSWORD });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are greeted by a new name at once, and sign in again after changing their password', async () => {
    const email = 'mona.renamed@sanabel.example';
    await addMona(email);
    const own = await openSession(createApi(cmsUrl), inboxUrl, { email, password: PASSWORD });
    const { page, complaints } = await openPanel(browser, { session: own }, `/admin/admins/${own.admin.id}`);
    const dialog = page.getByRole('dialog', { name: 'تعديل مسؤول' });
    await dialog.getByText('إن غيّرت بريدك أو كلمة مرورك فستسجّل الدخول من جديد.', { exact: false }).waitFor();
    await dialog.getByLabel('الاسم الكامل').fill('منى السعيد');
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await page.getByText('تم الحفظ.').waitFor();
    await page.locator('.sidebar-hello').getByText('منى السعيد').waitFor();
    await page.getByRole('link', { name: 'تعديل منى السعيد' }).click();
    await dialog.getByLabel('كلمة مرور جديدة').fill('another 7 kernels');
    await dialog.getByLabel('كلمة المرور الحالية').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await page.waitForURL('**/admin/login');
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await page.context().close();
  });

  it('edited by two at once: the second is told, and compares the newer version with the typed text', async () => {
    const id = await addMona();
    const { page } = await openPanel(browser, {}, `/admin/admins/${id}`);
    const dialog = page.getByRole('dialog', { name: 'تعديل مسؤول' });
    await dialog.getByLabel('الوظيفة').fill('مديرة التحرير');
    await api.send('PATCH', `/admins/${id}`, { fullName: 'منى الثانية' });
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await dialog.getByRole('alert').getByRole('button', { name: 'عرض النسخة الأحدث' }).click();
    await dialog.getByRole('button', { name: 'استعادة المسودة' }).click();
    expect(await dialog.getByLabel('الاسم الكامل').inputValue()).toBe('منى الثانية');
    await api.send('PATCH', `/admins/${id}`, { fullName: 'منى الثالثة' });
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
    await dialog.getByRole('alert').getByRole('button', { name: 'حفظ نسختي بدلًا منها' }).click();
    await page.getByText('تم الحفظ.').waitFor();
    expect(await api.get(`/admins/${id}`)).toMatchObject({ fullName: 'منى الثانية', job: 'مديرة التحرير' });
    await page.context().close();
  });

  it('keep a refusal of the server in a banner that can be dismissed', async () => {
    const id = await addMona();
    const { page } = await openPanel(browser, {}, '/admin/admins');
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
    const { page, complaints } = await openPanel(browser, { locale: 'en', width: 390 }, '/admin/admins');
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
