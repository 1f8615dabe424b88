import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { acknowledge, alertOf, dragOver, failCalls, pngFile } from './editor.ts';
import { openPanel } from './panel.ts';
import { partners } from './partners.ts';

const { api, stored, add, orderBefore } = partners();

const browser = withBrowser();

describe('adding a partner', () => {
  it('says when it fails and keeps typed text, in English on a telephone', async () => {
    const { page } = await openPanel(browser(), { locale: 'en', width: 390 }, '/admin/partners');
    await page.getByRole('link', { name: 'Add a partner' }).click();
    await page.getByRole('button', { name: 'Add the partner' }).click();
    await acknowledge(page, 'all fields are required', 'OK');
    await page.getByLabel('Name in English').fill('Test Wind');
    await page.getByLabel('Website link').fill('https://test-wind.example');
    await page.getByLabel('Logo').setInputFiles(await pngFile('logo.png'));
    await failCalls(page, 'POST', '/partners', 'no answer');
    await page.getByRole('button', { name: 'Add the partner' }).click();
    await alertOf(page, 'error during addition').getByText('The server cannot be reached.').waitFor();
    await acknowledge(page, 'error during addition', 'OK');
    expect(await page.getByLabel('Name in English').inputValue()).toBe('Test Wind');
    await page.unroute('**/api/v1/partners');
    await page.getByRole('button', { name: 'Add the partner' }).click();
    await page.getByText('The partner has been added.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.context().close();
  });

  it('fails in the words of the specification in Arabic', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/partners/new');
    await page.getByLabel('الاسم بالإنجليزية').fill('Test Rain');
    await page.getByLabel('رابط الموقع').fill('https://test-rain.example');
    const input = page.getByLabel('الشعار');
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByRole('alertdialog').filter({ hasText: 'logo.png' }).getByRole('button', { name: 'حسنًا' }).click();
    await input.setInputFiles(await pngFile('logo.png'));
    const json = {
      code: 'INVALID_INPUT',
      message: 'راجع الخانات.',
      errors: [{ field: 'logo', message: 'هذا الملف تالف ولا يمكن قراءته.' }],
    };
    await page.route('**/api/v1/partners', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, json }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'إضافة الشريك' }).click();
    await acknowledge(page, 'حدث خطأ أثناء الإضافة');
    await page.getByText(/هذا الملف تالف/).waitFor();
    await page.context().close();
  });
});

describe('editing a partner', () => {
  it('keeps the logo, warns before unsaved work is left, and offers the draft again', async () => {
    const { id, logo } = await add('Test Field');
    const { page, complaints } = await openPanel(browser(), {}, '/admin/partners');
    await page.getByRole('link', { name: 'تعديل Test Field' }).click();
    await page.getByRole('heading', { name: 'تعديل «Test Field»' }).waitFor();
    await page.getByLabel('الاسم بالعربية').fill('حقل الرحلة');
    await page.keyboard.press('Escape');
    await alertOf(page, 'لم تُحفظ تعديلاتك').getByRole('button', { name: 'الخروج، والمسودة تبقى' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`/admin/partners/${id}`);
    await page.getByRole('button', { name: 'استعادة المسودة' }).click();
    expect(await page.getByLabel('الاسم بالعربية').inputValue()).toBe('حقل الرحلة');
    await page.getByRole('button', { name: 'حفظ', exact: true }).click();
    await page.getByText('حُفظت بيانات الشريك.').waitFor();
    await page.getByRole('heading', { level: 2, name: 'حقل الرحلة' }).waitFor();
    expect(await api.get(`/partners/${id}`)).toMatchObject({ arabicName: 'حقل الرحلة', logo });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the list of partners', () => {
  it.each([1440, 390])('comes first: its first partner is on the first screen at %i px, and no form is open', async (width) => {
    const { page } = await openPanel(browser(), { width }, '/admin/partners');
    const first = page.getByRole('heading', { level: 2 }).first();
    await first.waitFor();
    const head = await page.getByRole('banner').boundingBox();
    expect((await first.boundingBox())?.y).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0) + 260);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.context().close();
  });

  it('is ordered by dragging', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/partners');
    const handleOf = (name: string) => page.getByRole('button', { name: `تغيير مكان ${name}` });
    await dragOver(page, handleOf('جمعية كرم النخيل التعاونية'), handleOf('شركة أول بذرة'));
    await page.getByText('حُفظ الترتيب الجديد.').waitFor();
    const [one, two, three, ...rest] = orderBefore();
    expect((await stored()).map(({ id }) => id)).toEqual([three, one, two, ...rest]);
    await page.context().close();
  });

  it('is searched on the server in any spelling of a letter, and cannot be ordered meanwhile', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/partners');
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('filter') === '{"q":"قطره"}');
    await page.getByRole('searchbox', { name: 'ابحث في الشركاء' }).fill('قطره');
    await asked;
    await page.waitForFunction(() => document.querySelectorAll('article h2').length === 1);
    await page.getByRole('heading', { level: 2, name: 'قطرة للري الحديث' }).waitFor();
    expect(await page.getByRole('button', { name: /تغيير مكان/ }).count()).toBe(0);
    await page.getByRole('searchbox').fill('لا أحد بهذا الاسم');
    await page.getByText('لا توجد نتائج لهذا البحث.').waitFor();
    await page.context().close();
  });
});
