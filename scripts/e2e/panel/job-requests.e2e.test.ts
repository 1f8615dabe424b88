import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi } from './editor.ts';
import { openListTools, openPanel } from './panel.ts';

const api = editorApi();
const requests = z.array(z.object({ id: z.string(), email: z.string(), status: z.string() }));
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
const MANY_SEARCH = 'many.requests';
const MANY = ['منى', 'طارق', 'هبة'].map((name, index) => applicant(name, { email: `${index}.many.requests` }));

const deleteOurs = async (): Promise<void> => {
  for (const { id, email } of requests.parse(await api.get('/job-requests')))
    if (email.endsWith(OURS)) await api.send('DELETE', `/job-requests/${id}`);
};

const browser = withBrowser();
beforeAll(async () => {
  await deleteOurs();
  for (const one of APPLICANTS) await api.send('POST', '/job-requests', one);
});
afterAll(() => deleteOurs());

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const find = (page: Page, text: string) => page.getByRole('searchbox', { name: 'ابحث بالاسم أو الوظيفة' }).fill(text);
/** Filters the requests of this file; other files may have left some. */
const OURS_ALONE = `/admin/jobs?q=${encodeURIComponent('requests.example')}`;

describe('job requests', () => {
  it('are listed with name, role, status, phone, e-mail and date under their count, newest first', async () => {
    const { page, complaints } = await openPanel(browser(), {}, OURS_ALONE);
    await page.getByRole('heading', { name: 'طلبات العمل' }).waitFor();
    await page.getByText('٤ طلبات تطابق البحث').waitFor();
    const row = rowOf(page, 'مريم البحيري');
    const today = new Date().toLocaleDateString('ar-EG', { dateStyle: 'long' });
    for (const text of ['مرشدة زراعية', 'mariam@requests.example', '0100 000 0001', today, 'لم يردّ أحد بعد'])
      await row.getByText(text, { exact: true }).waitFor();
    await row.getByRole('button', { name: 'حالة طلب مريم البحيري: جديد' }).waitFor();
    expect(await row.locator('.avatar').innerText()).toBe('م');
    expect((await page.getByRole('row').nth(1).innerText()).includes('سلمى الأسيوطي')).toBe(true);
    expect(await page.title()).toBe('طلبات العمل · لوحة التحكم');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('show the last page that exists where the address names one beyond it', async () => {
    const { page } = await openPanel(browser(), {}, `${OURS_ALONE}&page=9`);
    await rowOf(page, 'مريم البحيري').waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
    await page.context().close();
  });

  it('get their status from a menu in browsers without popovers too', async () => {
    const added = await api.send('POST', '/job-requests', applicant('نادر', { email: 'menu' }));
    const { page } = await openPanel(browser(), {}, OURS_ALONE);
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.reload();
    await page.getByRole('button', { name: 'حالة طلب نادر: جديد' }).click();
    await page.locator('.job-menu').getByRole('button', { name: 'تواصلنا معه' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'حالة طلب نادر: تواصلنا معه' }).waitFor();
    await api.send('DELETE', `/job-requests/${z.object({ id: z.string() }).parse(added).id}`);
    await page.context().close();
  });

  it('are searched with Arabic folding, filtered by role, and sorted by a column’s head', async () => {
    const { page, complaints } = await openPanel(browser(), {}, OURS_ALONE);
    await rowOf(page, 'سلمى الأسيوطي').waitFor();
    await page.getByRole('button', { name: 'المتقدّم' }).click();
    await page.getByRole('columnheader', { name: 'المتقدّم' }).and(page.locator('[aria-sort=ascending]')).waitFor();
    await page.locator('tbody tr').first().getByText('=HYPERLINK').waitFor();
    await openListTools(page);
    await page.getByLabel('الوظيفة', { exact: true }).selectOption('مرشدة زراعية');
    await page.getByText('طلب واحد يطابق البحث').waitFor();
    await page.getByLabel('الوظيفة', { exact: true }).selectOption('');
    await page.keyboard.press('Escape');
    await find(page, 'الاسيوطي سلمي');
    await page.getByText('طلب واحد يطابق البحث').waitFor();
    await rowOf(page, 'salma@requests.example').waitFor();
    await find(page, 'لا أحد بهذا الاسم');
    await page.getByText('لا توجد طلبات تطابق بحثك.').waitFor();
    await page.getByRole('button', { name: 'عرض كل الطلبات' }).click();
    await page.waitForURL((url) => !url.searchParams.has('q'));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('open at their own address with all details, the next and the previous one, by keys alone', async () => {
    const { page, complaints } = await openPanel(browser(), {}, OURS_ALONE);
    await rowOf(page, 'يوسف الدمياطي').getByRole('link', { name: 'التفاصيل: يوسف الدمياطي' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'يوسف الدمياطي' });
    await dialog.locator('header').getByText('مهندس ري').waitFor();
    await dialog.getByText(`طلب ${new Date().toLocaleDateString('ar-EG', { dateStyle: 'long' })}`).waitFor();
    expect(await dialog.locator('dd').allInnerTexts()).toEqual(['0100 000 0001', 'yousef@requests.example', 'بكالوريوس زراعة', 'لا يوجد']);
    expect(await dialog.getByRole('link', { name: 'yousef@requests.example' }).getAttribute('href')).toBe('mailto:yousef@requests.example');
    expect(await dialog.getByRole('link', { name: '0100 000 0001' }).getAttribute('href')).toBe('tel:+201000000001');
    await dialog.getByRole('button', { name: 'الطلب التالي' }).click();
    const mariam = page.getByRole('dialog', { name: 'مريم البحيري' });
    await mariam.getByText('٤ سنوات').waitFor();
    expect(await mariam.getByRole('button', { name: 'الطلب التالي' }).isDisabled()).toBe(true);
    await mariam.getByRole('button', { name: 'الطلب السابق' }).click();
    await dialog.waitFor();
    const address = page.url();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.goto(address);
    await dialog.waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are exported as a workbook from right to left, in which formulas are texts', async () => {
    const { page, complaints } = await openPanel(browser(), {}, OURS_ALONE);
    await rowOf(page, 'سلمى الأسيوطي').waitFor();
    await openListTools(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'تنزيل Excel' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^طلبات-العمل-\d{4}-\d\d-\d\d\.xlsx$/);
    const worksheet = strFromU8(unzipSync(await readFile(await download.path()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(worksheet).toContain('rightToLeft="1"');
    const rows = [...worksheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) =>
      [...cells.matchAll(/<t [^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'DATE')),
    );
    const sent = ['جديد', '', '', '0100 000 0001'];
    expect(rows).toEqual([
      [
        'الاسم الكامل',
        'الوظيفة المطلوبة',
        'الحالة',
        'صاحب آخر تغيير للحالة',
        'المتابعة',
        'رقم الهاتف',
        'البريد الإلكتروني',
        'المؤهل',
        'سنوات الخبرة',
        'تاريخ التقديم',
      ],
      ['سلمى الأسيوطي', 'مهندس ري', ...sent, 'salma@requests.example', 'بكالوريوس زراعة', '4', 'DATE'],
      [
        ...['=HYPERLINK(&quot;http://evil.example&quot;)', 'مهندس ري', ...sent, 'formula@requests.example'],
        ...['بكالوريوس زراعة', 'سنتان في مزرعة', 'DATE'],
      ],
      ['يوسف الدمياطي', 'مهندس ري', ...sent, 'yousef@requests.example', 'بكالوريوس زراعة', '0', 'DATE'],
      ['مريم البحيري', 'مرشدة زراعية', ...sent, 'mariam@requests.example', 'بكالوريوس علوم زراعية،\nودورة إرشاد حقلي.', '4', 'DATE'],
    ]);
    await page.getByText('تم تنزيل الملف، وفيه كل الطلبات المطابقة.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('change many at once, with one undo, and the selected ones are exported', async () => {
    const { page, complaints } = await openPanel(browser(), {}, OURS_ALONE);
    await page.getByRole('checkbox', { name: 'تحديد طلب يوسف الدمياطي' }).check();
    await page.getByRole('checkbox', { name: 'تحديد طلب مريم البحيري' }).check();
    const statusesOf = async () =>
      requests
        .parse(await api.get('/job-requests'))
        .filter(({ email }) => /^(yousef|mariam)@/u.test(email))
        .map(({ status }) => status);
    await page.getByRole('button', { name: 'الحالة', exact: true }).click();
    await page.locator(':popover-open').getByRole('button', { name: 'مقابلة' }).click();
    await page.getByText('عُدّل طلبان.').waitFor();
    expect(await statusesOf()).toEqual(['interview', 'interview']);
    await page.getByRole('button', { name: 'تراجع' }).click();
    await page.getByText('عادت الطلبات كما كانت.').waitFor();
    expect(await statusesOf()).toEqual(['new', 'new']);
    await page.getByRole('checkbox', { name: 'تحديد طلب يوسف الدمياطي' }).check();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'تنزيل Excel' }).click()]);
    const worksheet = strFromU8(unzipSync(await readFile(await download.path()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect([...worksheet.matchAll(/[a-z]+@requests\.example/gu)].map(([email]) => email)).toEqual(['yousef@requests.example']);
    await page.getByText('تم تنزيل الملف، وفيه الطلبات المحددة.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are deleted many at once on a telephone, after one confirm that names their number', async () => {
    for (const one of MANY) await api.send('POST', '/job-requests', one);
    const { page } = await openPanel(browser(), { width: 390 }, `/admin/jobs?q=${MANY_SEARCH}`);
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
    await outcome.getByText('بقي طلب واحد كما كان، وما زال محددًا. الخدمة غير متاحة الآن.').waitFor();
    await outcome.getByRole('button', { name: 'حسنًا' }).click();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'حذف المحدد' }).click();
    await page.getByRole('alertdialog', { name: 'حذف طلب واحد؟' }).getByRole('button', { name: 'حذف' }).click();
    await page.getByText('حُذف طلب واحد.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.context().close();
  });
});
