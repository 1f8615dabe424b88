import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openBrowser } from '../../testing/browser.ts';
import { editorApi } from './editor.ts';
import { openPanel } from './panel.ts';

const api = editorApi();
const requests = z.array(z.object({ id: z.string(), email: z.string() }));
const OURS = '@requests.example';

interface Applicant {
  fullName: string;
  role: string;
  email: string;
  experience: string;
  phoneNumber: string;
  qualification: string;
}
const applicant = (name: string, changes: Partial<Applicant>): Applicant => ({
  fullName: name,
  role: 'مهندس ري',
  email: `${changes.email ?? name}${OURS}`,
  experience: changes.experience ?? '4',
  phoneNumber: '01000000001',
  qualification: changes.qualification ?? 'بكالوريوس زراعة',
  ...(changes.role ? { role: changes.role } : {}),
});
const APPLICANTS = [
  applicant('مريم البحيري', { email: 'mariam', role: 'مرشدة زراعية', qualification: 'بكالوريوس علوم زراعية،\nودورة إرشاد حقلي.' }),
  applicant('يوسف الدمياطي', { email: 'yousef', experience: '0' }),
  applicant('=HYPERLINK("http://evil.example")', { email: 'formula', experience: 'سنتان في مزرعة' }),
  applicant('سلمى الأسيوطي', { email: 'salma' }),
];
/** Three applicants for the test that deletes many at once. */
const MANY_SEARCH = 'many.requests';
const MANY = ['منى', 'طارق', 'هبة'].map((name, index) => applicant(name, { email: `${index}.many.requests` }));

const deleteOurs = async (): Promise<void> => {
  for (const { id, email } of requests.parse(await api.get('/job-requests')))
    if (email.endsWith(OURS)) await api.send('DELETE', `/job-requests/${id}`);
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  await deleteOurs();
  for (const one of APPLICANTS) await api.send('POST', '/job-requests', one);
});
afterAll(async () => {
  await deleteOurs();
  await browser.close();
});

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const find = (page: Page, text: string) => page.getByRole('searchbox', { name: 'ابحث بالاسم أو الوظيفة' }).fill(text);
/** Lists the requests of this file only; other files may have left some. */
const OURS_ALONE = `/admin/jobs?q=${encodeURIComponent('requests.example')}`;

describe('job requests', () => {
  it('stand with name, role, e-mail, phone and date under their count, newest first, and are marked as new', async () => {
    const { page, complaints } = await openPanel(browser, {}, OURS_ALONE);
    await page.getByRole('heading', { name: 'طلبات العمل' }).waitFor();
    await page.getByText('الإجمالي: ٤ طلبات').waitFor();
    const row = rowOf(page, 'مريم البحيري');
    const today = new Date().toLocaleDateString('ar-EG', { dateStyle: 'long' });
    for (const text of ['مرشدة زراعية', 'mariam@requests.example', '0100 000 0001', today, 'جديد'])
      await row.getByText(text, { exact: true }).waitFor();
    expect(await row.locator('.avatar').innerText()).toBe('م');
    expect((await page.getByRole('row').nth(1).innerText()).includes('سلمى الأسيوطي')).toBe(true);
    expect(await page.title()).toBe('طلبات العمل · لوحة التحكم');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are searched with Arabic folding, filtered by role, and sorted by a column’s head', async () => {
    const { page, complaints } = await openPanel(browser, {}, OURS_ALONE);
    await rowOf(page, 'سلمى الأسيوطي').waitFor();
    await page.getByRole('button', { name: 'المتقدّم' }).click();
    await page.getByRole('columnheader', { name: 'المتقدّم' }).and(page.locator('[aria-sort=ascending]')).waitFor();
    await page.locator('tbody tr').first().getByText('=HYPERLINK').waitFor();
    await page.getByLabel('الوظيفة المطلوبة').selectOption('مرشدة زراعية');
    await page.getByText('الإجمالي: طلب واحد').waitFor();
    await page.getByLabel('الوظيفة المطلوبة').selectOption('');
    await find(page, 'الاسيوطي سلمي');
    await page.getByText('الإجمالي: طلب واحد').waitFor();
    await rowOf(page, 'salma@requests.example').waitFor();
    await find(page, 'لا أحد بهذا الاسم');
    await page.getByText('لا توجد طلبات تطابق بحثك.').waitFor();
    await page.getByRole('button', { name: 'عرض كل الطلبات' }).click();
    await page.waitForURL((url) => !url.searchParams.has('q'));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('open at their own address with all details, the next and the previous one, by keys alone', async () => {
    const { page, complaints } = await openPanel(browser, {}, OURS_ALONE);
    await rowOf(page, 'يوسف الدمياطي').getByRole('link', { name: 'التفاصيل: يوسف الدمياطي' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'يوسف الدمياطي' });
    await dialog.getByText('مهندس ري').waitFor();
    expect(await dialog.locator('dd').allInnerTexts()).toEqual([
      'بكالوريوس زراعة',
      'لا يوجد',
      'yousef@requests.example',
      '0100 000 0001',
      new Date().toLocaleDateString('ar-EG', { dateStyle: 'long' }),
    ]);
    expect(await dialog.getByRole('link', { name: 'رسالة' }).getAttribute('href')).toBe('mailto:yousef%40requests.example');
    expect(await dialog.getByRole('link', { name: 'اتصال' }).getAttribute('href')).toBe('tel:+201000000001');
    await dialog.getByRole('button', { name: 'الطلب التالي' }).click();
    const mariam = page.getByRole('dialog', { name: 'مريم البحيري' });
    await mariam.getByText('٤ سنوات').waitFor();
    expect(await mariam.getByRole('button', { name: 'الطلب التالي' }).isDisabled()).toBe(true);
    await mariam.getByRole('button', { name: 'الطلب السابق' }).click();
    await dialog.waitFor();
    const address = page.url();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await rowOf(page, 'يوسف الدمياطي').getByText('جديد', { exact: true }).waitFor({ state: 'detached' });
    await page.goto(address);
    await dialog.waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are marked as new until the list was opened, also after signing out and in again', async () => {
    const { page } = await openPanel(browser, {}, '/admin/admins');
    const entry = page.getByRole('link', { name: /^طلبات العمل/ });
    await entry.locator('.sidebar-count').waitFor();
    await entry.click();
    await rowOf(page, 'سلمى الأسيوطي').getByText('جديد', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'المسؤولين' }).click();
    await page.getByRole('heading', { name: 'المسؤولين' }).waitFor();
    await entry.locator('.sidebar-count').waitFor({ state: 'detached' });
    const stored = await page.evaluate(() => ({ ...localStorage }));
    await page.evaluate(() => localStorage.clear());
    await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
    await page.goto(OURS_ALONE);
    await rowOf(page, 'سلمى الأسيوطي').waitFor();
    expect(await page.getByText('جديد', { exact: true }).count()).toBe(0);
    await page.context().close();
  });

  it('are exported as a CSV that Excel opens in Arabic, with formulas made harmless', async () => {
    const { page } = await openPanel(browser, {}, OURS_ALONE);
    await rowOf(page, 'سلمى الأسيوطي').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'تنزيل CSV' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^طلبات-العمل-\d{4}-\d\d-\d\d\.csv$/);
    const bytes = await readFile(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).split('\r\n');
    expect(lines[0]).toBe('الاسم الكامل;الوظيفة المطلوبة;البريد الإلكتروني;رقم الهاتف;المؤهل;سنوات الخبرة;تاريخ التقديم');
    expect(lines.slice(1).map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d$/, 'DATE'))).toEqual([
      'سلمى الأسيوطي;مهندس ري;salma@requests.example;0100 000 0001;بكالوريوس زراعة;4;DATE',
      `"'=HYPERLINK(""http://evil.example"")";مهندس ري;formula@requests.example;0100 000 0001;بكالوريوس زراعة;سنتان في مزرعة;DATE`,
      'يوسف الدمياطي;مهندس ري;yousef@requests.example;0100 000 0001;بكالوريوس زراعة;0;DATE',
      'مريم البحيري;مرشدة زراعية;mariam@requests.example;0100 000 0001;"بكالوريوس علوم زراعية،\nودورة إرشاد حقلي.";4;DATE',
      '',
    ]);
    await page.getByText('تم تنزيل الملف، وفيه كل الطلبات المطابقة.').waitFor();
    await page.context().close();
  });

  it('are deleted after a confirm, and a failed deletion says so, both in the words of the specification', async () => {
    const { page } = await openPanel(browser, { locale: 'en' }, OURS_ALONE);
    await page.getByRole('heading', { name: 'Work requests' }).waitFor();
    await page.route('**/api/v1/job-requests/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()));
    const remove = async () => {
      await rowOf(page, 'سلمى الأسيوطي').getByRole('button', { name: 'Delete سلمى الأسيوطي’s request' }).click();
      const question = page.getByRole('alertdialog', { name: 'are you sure you want to delete this request' });
      await question.getByRole('button', { name: 'Delete' }).click();
    };
    await remove();
    await page
      .getByRole('alertdialog', { name: 'an error occurred while deleting the request' })
      .getByRole('button', { name: 'OK' })
      .click();
    await rowOf(page, 'سلمى الأسيوطي').waitFor();
    await page.unrouteAll();
    await remove();
    await rowOf(page, 'سلمى الأسيوطي').waitFor({ state: 'detached' });
    await page.getByText('Total: 3 requests').waitFor();
    await page.context().close();
  });

  it('are deleted many at once on a telephone, after one confirm that names their number', async () => {
    for (const one of MANY) await api.send('POST', '/job-requests', one);
    const { page } = await openPanel(browser, { width: 390 }, `/admin/jobs?q=${MANY_SEARCH}`);
    await page.getByRole('checkbox', { name: 'تحديد طلب منى' }).check();
    await page.getByText('طلب واحد محدد').waitFor();
    await page.getByRole('button', { name: 'تحديد كل النتائج: ٣ طلبات' }).click();
    const left = requests.parse(await api.get('/job-requests')).find(({ email }) => email === MANY[0]?.email);
    await page.route(`**/api/v1/job-requests/${left?.id}`, (route) =>
      route.fulfill({ status: 503, json: { status: 'error', code: 'UNAVAILABLE', message: 'الخدمة غير متاحة الآن.', requestId: 'x' } }),
    );
    await page.getByRole('button', { name: 'حذف المحدد' }).click();
    const question = page.getByRole('alertdialog', { name: 'حذف ٣ طلبات؟' });
    const agree = question.getByRole('button', { name: 'حذف' });
    expect(await agree.getAttribute('aria-disabled')).toBe('true');
    await question.getByLabel('اكتب ٣ للتأكيد').fill('٣');
    await agree.click();
    const outcome = page.getByRole('alertdialog', { name: 'حُذف طلبان.' });
    await outcome.getByText('بقي طلب واحد لم يُحذف، وما زال محددًا. الخدمة غير متاحة الآن.').waitFor();
    await outcome.getByRole('button', { name: 'حسنًا' }).click();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'حذف المحدد' }).click();
    await page.getByRole('alertdialog', { name: 'حذف طلب واحد؟' }).getByRole('button', { name: 'حذف' }).click();
    await page.getByText('حُذف طلب واحد.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.context().close();
  });
});
