import { sentJobRequest } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { focused, withBrowser } from '../../testing/visit.ts';
import { APPLICATION } from './application.ts';
import { editorApi } from './editor.ts';
import { openPanel } from './panel.ts';

const PHONE = { width: 390 };

const editor = editorApi();

const browser = withBrowser();
let request: string;
beforeAll(async () => {
  ({ id: request } = sentJobRequest.parse(await editor.send('POST', '/job-requests', APPLICATION)));
});
afterAll(() => editor.send('DELETE', `/job-requests/${request}`));

const sections = (page: Page) => page.getByRole('navigation', { name: 'أقسام لوحة التحكم' });
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const strip = (page: Page) => page.locator('.publication');
const refused = (complaints: string[]) => complaints.filter((text) => !/Failed to load resource|ERR_FAILED|ERR_INTERNET/.test(text));

describe('the sidebar', () => {
  it('is 256 px wide, greets the admin by name, and leads to the eight sections, two kinds and three more', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    await title(page, 'الخدمات المقدمة').waitFor();
    const sidebar = page.getByRole('complementary');
    expect((await sidebar.boundingBox())?.width).toBe(256);
    expect(await sidebar.getByText('أهلا').textContent()).toMatch(/أهلا .+/);
    expect(
      await sections(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(
      ['', '/gallery', '/admins', '/jobs', '/contacts', '/partners', '/members', '/backgrounds', '/alerts', '/answers'].map(
        (path) => `/admin${path}`,
      ),
    );
    expect(await page.getByRole('navigation', { name: 'أدوات' }).getByRole('link').allTextContents()).toEqual([
      'المحذوفات والنشاط',
      'حال الموقع',
    ]);
    for (const name of [
      'المعرض',
      'المسؤولين',
      'طلبات العمل',
      'بيانات التواصل',
      'الشركاء',
      'الأعضاء',
      'الخلفيات',
      'التنبيهات',
      'أسئلة وأجوبة',
    ])
      expect(await sections(page).getByRole('link', { name }).count(), name).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 1024, height: 600 },
  ])('keeps signing out on a screen of $width × $height', async (size) => {
    const { page } = await openPanel(browser(), {}, '/admin');
    await page.setViewportSize(size);
    const box = await page.getByRole('complementary').getByRole('button', { name: 'تسجيل الخروج' }).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height).toBeLessThanOrEqual(size.height);
    await page.context().close();
  });

  it('leads to pages that belong together as tabs of one entry', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    await page.getByRole('link', { name: 'حال الموقع' }).click();
    await title(page, 'النشر').waitFor();
    const tabs = page.getByRole('navigation', { name: 'صفحات هذا القسم' }).getByRole('link');
    expect(await tabs.allTextContents()).toEqual(['النشر', 'سلامة الموقع', 'النسخ الاحتياطي', 'أرقام النادي']);
    await tabs.filter({ hasText: 'سلامة الموقع' }).click();
    await title(page, 'سلامة الموقع').waitFor();
    expect(await page.getByRole('link', { name: 'حال الموقع' }).getAttribute('aria-current')).toBe('page');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is a drawer of 280 px on the telephone, closed by Escape, a press beside it, going back and following a link', async () => {
    const { page, complaints } = await openPanel(browser(), PHONE, '/admin');
    const drawer = page.getByRole('dialog', { name: 'القائمة' });
    const open = async () => {
      await page.getByRole('button', { name: 'القائمة' }).click();
      await drawer.waitFor();
    };
    await open();
    expect(await drawer.boundingBox()).toMatchObject({ x: 110, width: 280 });
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await open();
    await page.mouse.click(40, 400);
    await drawer.waitFor({ state: 'hidden' });
    await open();
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/?$/);
    await open();
    await drawer.getByRole('link', { name: 'الشركاء' }).click();
    await title(page, 'الشركاء').waitFor();
    expect(await drawer.count()).toBe(0);
    await page.goBack();
    await title(page, 'الخدمات المقدمة').waitFor();
    expect(await drawer.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const at = new Date(2026, 10, 21, 10, 2).toISOString();
const told = { revision: 5, liveRevision: 3, liveAt: at, pendingChanges: 2, attempts: 1, error: null };

describe('the publication strip', () => {
  const REASON = 'The build of the site ended with status 1.';

  it('says whether edits wait, are being built, are live or failed, and publishes at once on request', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    await strip(page).getByRole('link', { name: 'الموقع محدّث' }).waitFor();
    expect(await strip(page).textContent()).toContain('آخر تحديث');
    expect(await strip(page).getByRole('status').textContent()).toBe('الموقع محدّث');
    expect(await strip(page).getByRole('link').getAttribute('href')).toBe('/admin/publication');

    let publication: object = { ...told, state: 'waiting' };
    let asked = 0;
    await page.route('**/api/v1/publication', (route) => {
      if (route.request().method() === 'POST') {
        asked += 1;
        publication = { ...told, state: 'building' };
      }
      return route.fulfill({ json: publication });
    });
    await page.reload();
    await strip(page).getByText('تغييران بانتظار النشر').waitFor();
    await strip(page).getByRole('button', { name: 'النشر الآن' }).click();
    await strip(page).getByText('جارٍ النشر').waitFor();
    publication = { ...told, state: 'failed', error: REASON };
    await strip(page).getByText('تعذّر النشر').waitFor();
    expect(await strip(page).textContent()).not.toContain(REASON);
    await strip(page).getByRole('button', { name: 'إعادة المحاولة' }).click();
    await strip(page).getByText('جارٍ النشر').waitFor();
    expect(asked).toBe(2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('calls the site live only when the site itself shows the revision', async () => {
    const { page } = await openPanel(browser(), PHONE, '/admin/nowhere');
    await page.route('**/api/v1/publication', (route) =>
      route.fulfill({ json: { ...told, state: 'live', pendingChanges: 0, revision: 1e9, liveRevision: 1e9 } }),
    );
    await page.reload();
    await strip(page).getByText('جارٍ النشر').waitFor();
    await page.route('**/build.json', (route) => route.fulfill({ json: { revision: 1e9 } }));
    await strip(page).getByText('الموقع محدّث').waitFor();
    await page.context().close();
  });
});

describe('when a change is seen', () => {
  const live = { ...told, state: 'live', pendingChanges: 0, revision: 0, liveRevision: 0 };
  const release = {
    id: '1',
    revision: 1,
    requestedAt: at,
    liveAt: at,
    trigger: 'edit',
    adminName: '',
    items: [],
    itemCount: 0,
    state: 'live',
    error: null,
  };
  it.each([
    ['يظهر على الموقع فور الحفظ.', { mode: { isHere: true, batch: { every: 'now' } }, history: [{ ...release, durationMs: 900 }] }],
    [
      'يظهر على الموقع خلال نحو ٣ دقائق من الحفظ.',
      { mode: { isHere: false, batch: { every: 'now' } }, history: [{ ...release, durationMs: 170_000 }] },
    ],
    [
      'لا يظهر على الموقع حتى تضغط «النشر الآن»',
      { mode: { isHere: true, batch: { every: 'now' } }, held: { revision: 1, publishedAt: at, who: '', at } },
    ],
  ])('a form says from how the site publishes and what it took: %s', async (sentence, facts) => {
    const { page } = await openPanel(browser(), {}, '/admin');
    await page.route('**/api/v1/publication', (route) => route.fulfill({ json: { ...live, ...facts } }));
    await page.goto('/admin/partners/new');
    await page.getByRole('dialog').getByText(sentence).waitFor();
    await page.context().close();
  });
});

describe('navigation', () => {
  it('starts each section at its title, names it in the tab, and restores the scroll position on going back', async () => {
    const { page, complaints } = await openPanel(browser(), { width: 800 }, '/admin');
    await title(page, 'الخدمات المقدمة').waitFor();
    await page.addStyleTag({ content: 'main { min-block-size: 300vh; }' }).catch(() => {});
    await page.keyboard.press('g');
    await page.keyboard.press('6');
    await title(page, 'الشركاء').waitFor();
    expect(await focused(page)).toBe('الشركاء');
    expect(await page.title()).toBe('الشركاء · لوحة التحكم');
    await page.goBack();
    await title(page, 'الخدمات المقدمة').waitFor();
    expect(await focused(page)).toBe('الخدمات المقدمة');
    expect(refused(complaints).filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
    await page.context().close();
  });

  it('works by keys: skip to the content, search, and a list of all shortcuts', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/jobs');
    await page.locator('[data-shortcut=search]').waitFor();
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.type('?/g1');
    expect(await page.locator('[data-shortcut=search]').inputValue()).toBe('?/g1');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'المساعدة' }).focus();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'اختصارات لوحة المفاتيح' });
    await list.getByText('حفظ النموذج المفتوح').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.reload();
    await title(page, 'طلبات العمل').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('تخطَّ إلى المحتوى');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('changes language and theme in the account, at once, and in the other windows, where typed text stays', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/jobs');
    const search = page.locator('[data-shortcut=search]');
    await search.fill('منى');
    const other = await page.context().newPage();
    await other.goto('/admin');
    await other.getByRole('link', { name: 'حسابي، واللغة والمظهر' }).click();
    await other.getByRole('button', { name: 'English' }).click();
    await title(other, 'My account').waitFor();
    await other.getByRole('button', { name: 'Dark mode' }).click();
    await title(page, 'Work requests').waitFor();
    await page.locator('html[data-theme=dark][dir=ltr]').waitFor();
    expect(await search.inputValue()).toBe('منى');
    await page.reload();
    await title(page, 'Work requests').waitFor();
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows a not-found page with a way back for an unknown address', async () => {
    const { page } = await openPanel(browser(), PHONE, '/admin/nowhere');
    await title(page, 'هذه الصفحة غير موجودة.').waitFor();
    await page.getByRole('link', { name: 'العودة إلى البداية' }).click();
    await title(page, 'الخدمات المقدمة').waitFor();
    await page.context().close();
  });
});

describe('the panel without its server or its code', () => {
  it('says that the server cannot be reached, tries again, and says when it is back', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/members');
    await title(page, 'الأعضاء').waitFor();
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.getByRole('link', { name: 'الشركاء' }).click();
    const notice = page.locator('.connection');
    await notice.getByText('انقطع الاتصال').waitFor();
    await page.unroute('**/api/v1/**');
    await notice.getByText('عاد الاتصال').waitFor();
    await notice.waitFor({ state: 'detached' });
    expect(await page.locator('.banner').count()).toBe(0);
    await page.context().setOffline(true);
    await notice.getByText('انقطع الاتصال').waitFor();
    await page.context().setOffline(false);
    await notice.getByText('عاد الاتصال').waitFor();
    expect(refused(complaints)).toEqual([]);
    await page.context().close();
  });

  it('offers to reload when a section’s code is missing after a new deployment', async () => {
    const { page } = await openPanel(browser(), PHONE, '/admin');
    await title(page, 'الخدمات المقدمة').waitFor();
    await page.route('**/admin/assets/members-List*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: 'القائمة' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'الأعضاء' }).click();
    await title(page, 'تعذّر فتح هذه الصفحة').waitFor();
    await page.unroute('**/admin/assets/members-List*');
    await page.getByRole('button', { name: 'إعادة التحميل' }).click();
    await title(page, 'الأعضاء').waitFor();
    await page.context().close();
  });
});
