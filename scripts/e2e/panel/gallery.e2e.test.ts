import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { focused } from '../../testing/visit.ts';
import { photo } from './gallery-files.ts';
import { addPhoto, alertOf, editorsApi, galleryItems, onGallery, restoreGallery } from './gallery-page.ts';

let browser: Browser;
let before: Awaited<ReturnType<typeof galleryItems>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  before = await galleryItems();
});
afterEach(() => restoreGallery(before));

const SMALL = { width: 320, height: 240 };
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const addLink = async (page: Page, link: string) => {
  await page.getByLabel('رابط يوتيوب', { exact: true }).fill(link);
  await answer(page, 'إضافة الرابط');
};
const itemsOf = async (kind: 'image' | 'film') => (await galleryItems()).filter(({ type }) => (type === 'image') === (kind === 'image'));

describe('a video by its link', () => {
  it('that is none is refused in an alert and under the field', async () => {
    await onGallery(browser, {}, async (page) => {
      for (const link of ['', 'https://youtube.com/watch?v=9bZkp', 'https://vimeo.com/123456789']) {
        await addLink(page, link);
        await alertOf(page, 'رابط يوتيوب غير صالح').waitFor();
        await answer(page, 'حسنًا');
        await page.locator('.link-form').getByText('رابط يوتيوب غير صالح').waitFor();
        expect(await page.getByLabel('رابط يوتيوب', { exact: true }).getAttribute('aria-invalid')).toBe('true');
      }
    });
    expect(await galleryItems()).toHaveLength(before.length);
  });

  it('stays in the field when it could not be added; then it is added, and its host is not asked here', async () => {
    await onGallery(
      browser,
      {},
      async (page) => {
        await page.route('**/api/v1/gallery', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
        await addLink(page, 'https://youtu.be/M7lc1UVf-VE?si=shared');
        await alertOf(page, 'فشل إضافة رابط يوتيوب، حاول مرة أخرى.').waitFor();
        await answer(page, 'حسنًا');
        await page.unrouteAll();
        await answer(page, 'إضافة الرابط');
        await page.getByText('أُضيف المقطع.').waitFor();
        expect(await page.getByLabel('رابط يوتيوب', { exact: true }).inputValue()).toBe('');
        await answer(page, 'عرض بلا عنوان');
        const watch = page.getByRole('dialog').getByRole('link', { name: /المشاهدة على يوتيوب/ });
        expect(await watch.getAttribute('href')).toBe('https://www.youtube.com/watch?v=M7lc1UVf-VE');
        expect(await watch.getAttribute('target')).toBe('_blank');
      },
      /net::ERR_FAILED/,
    );
    expect((await itemsOf('film')).map(({ url }) => url)).toContain('M7lc1UVf-VE');
  });
});

describe('captions', () => {
  it('are edited at an address of their own, checked, kept as a draft, and saved by Ctrl+S', async () => {
    const { id } = await addPhoto(await photo('a.jpg', SMALL), 'قبل التعديل');
    await onGallery(browser, {}, async (page) => {
      await answer(page, 'تعديل قبل التعديل');
      await page.waitForURL(`**/admin/gallery/${id}`);
      const title = page.getByLabel('العنوان بالعربية');
      await title.fill('س'.repeat(201));
      await answer(page, 'حفظ');
      await page.getByText('أكبر عدد من الأحرف هو ٢٠٠.').waitFor();
      await title.fill('بعد التعديل');
      await page.keyboard.press('Escape');
      await alertOf(page, 'لم تحفظ تعديلاتك').waitFor();
      await answer(page, 'متابعة التعديل');
      await page.waitForFunction(() => JSON.stringify(localStorage).includes('بعد التعديل'));
      await page.keyboard.press('Escape');
      await answer(page, 'الخروج بلا حفظ');
      await answer(page, 'تعديل قبل التعديل');
      await answer(page, 'استعادة المسودة');
      expect(await title.inputValue()).toBe('بعد التعديل');
      await page.getByLabel('الوصف بالإنجليزية').fill('A field in May');
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'تعديل بعد التعديل' }).waitFor();
    });
    expect((await galleryItems()).find((item) => item.id === id)).toMatchObject({
      arabicTitle: 'بعد التعديل',
      description: 'A field in May',
    });
  });

  it('that two editors change at once: the second one is told, and chooses', async () => {
    const { id } = await addPhoto(await photo('b.jpg', SMALL), 'للاثنين');
    await onGallery(
      browser,
      {},
      async (page) => {
        await answer(page, 'تعديل للاثنين');
        const title = page.getByLabel('العنوان بالعربية');
        await title.fill('نسختي');
        await editorsApi().send('PATCH', `/gallery/${id}`, { arabicTitle: 'نسخة غيري' });
        await answer(page, 'حفظ');
        await page.getByText('عدّل شخص آخر هذا العنصر').waitFor();
        expect(await title.inputValue()).toBe('نسختي');
        await answer(page, 'عرض النسخة الأحدث');
        await page.locator('.conflict').waitFor({ state: 'detached' });
        expect(await title.inputValue()).toBe('نسخة غيري');
        await title.fill('نسختي');
        await answer(page, 'حفظ');
        await page.getByRole('button', { name: 'تعديل نسختي' }).waitFor();
      },
      /409/,
    );
  });
});

describe('the order', () => {
  it('is changed by the buttons of a handle with the keyboard, and videos keep their places among photos', async () => {
    const [first, second] = await itemsOf('image');
    await onGallery(browser, {}, async (page) => {
      await page.getByRole('button', { name: `تغيير مكان ${first?.arabicTitle}` }).click();
      await page.getByRole('button', { name: 'تأخير' }).press('Enter');
      await page.getByText('حُفظ الترتيب الجديد.').waitFor();
    });
    const images = (await itemsOf('image')).map(({ id }) => id);
    expect(images.slice(0, 2)).toEqual([second?.id, first?.id]);
    expect((await galleryItems()).map(({ type }) => type)).toEqual(before.map(({ type }) => type));
  });
});

describe('deleting', () => {
  it('asks with the picture first, and the focus is not lost', async () => {
    const { url } = await addPhoto(await photo('c.jpg', SMALL), 'للحذف');
    await onGallery(browser, {}, async (page) => {
      await answer(page, 'حذف للحذف');
      const question = alertOf(page, 'حذف «للحذف»؟');
      expect(await question.locator('img').getAttribute('src')).toBe(url);
      await answer(page, 'إلغاء');
      expect(await focused(page)).toBe('حذف للحذف');
      await answer(page, 'حذف للحذف');
      await answer(page, 'حذف');
      await page.getByRole('button', { name: 'حذف للحذف' }).waitFor({ state: 'detached' });
    });
    expect(await galleryItems()).toHaveLength(before.length);
  });

  it('that fails is said in the banner, and the photo stays', async () => {
    await addPhoto(await photo('d.jpg', SMALL), 'باقية');
    await onGallery(
      browser,
      {},
      async (page) => {
        await page.route('**/api/v1/gallery/*', (route) => route.abort());
        await answer(page, 'حذف باقية');
        await answer(page, 'حذف');
        await page.getByRole('alert').getByText('لا اتصال بالخادم الآن.').waitFor();
        await page.getByRole('button', { name: 'إخفاء هذا التنبيه' }).click();
        expect(await page.getByRole('button', { name: 'حذف باقية' }).count()).toBe(1);
      },
      /net::ERR_FAILED/,
    );
  });
});

describe('the gallery', () => {
  it('that cannot be read says so, and comes when it is asked for again', async () => {
    await onGallery(
      browser,
      {},
      async (page) => {
        await page.route('**/api/v1/gallery?*', (route) => route.fulfill({ status: 400, json: { code: 'X', message: 'لا يُقرأ الآن' } }));
        await page.route('**/api/v1/gallery', (route) => route.fulfill({ status: 400, json: { code: 'X', message: 'لا يُقرأ الآن' } }));
        await page.reload();
        await page.getByText('تعذّر تحميل المعرض.').waitFor();
        await page.getByRole('alert').getByText('لا يُقرأ الآن').waitFor();
        await page.unrouteAll();
        await page.locator('.empty-list').getByRole('button', { name: 'حاول مرة أخرى' }).click();
        await page.locator('.gallery-card').first().waitFor();
        await page.getByRole('alert').waitFor({ state: 'detached' });
      },
      /400/,
    );
  });

  it('is searched on the server, in English on a telephone, without a sideways scroll', async () => {
    await addPhoto(await photo('e.jpg', SMALL), 'حصاد الاختبار', 'Harvest of the test');
    await onGallery(browser, { locale: 'en', width: 390 }, async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await page.getByRole('searchbox').fill('Harvest of the test');
      await page.getByText('One photo').waitFor();
      expect(await page.locator('.gallery-card').count()).toBe(1);
      expect(new URL(page.url()).searchParams.get('q')).toBe('Harvest of the test');
      expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
      await page.getByRole('button', { name: 'Show Harvest of the test' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('searchbox').fill('nothing like this');
      await page.getByText('Nothing found for this search.').first().waitFor();
      await page.getByLabel('Upload photos').setInputFiles([{ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }]);
      await alertOf(page, 'This kind of file is not accepted.').waitFor();
    });
  });
});
