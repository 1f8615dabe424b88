import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focused, withBrowser } from '../../testing/visit.ts';
import { alertOf, editorApi } from './editor.ts';
import { photo } from './gallery-files.ts';
import { addPhoto, galleryItems, onGallery, restoreGallery } from './gallery-page.ts';
import { openListTools } from './panel.ts';

const browser = withBrowser();
let before: Awaited<ReturnType<typeof galleryItems>>;
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
  it('is refused in an alert and under the field when it is no video link', async () => {
    await onGallery(browser(), {}, async (page) => {
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

  it('stays in the field when adding fails, and the browser never calls its host', async () => {
    await onGallery(
      browser(),
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
        await answer(page, 'عرض مقطع ١، بلا عنوان');
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
  it('have a form with its own address, which checks, keeps a draft, and saves by Ctrl+S', async () => {
    const { id } = await addPhoto(await photo('a.jpg', SMALL), 'قبل التعديل');
    await onGallery(browser(), {}, async (page) => {
      await answer(page, 'تعديل قبل التعديل');
      await page.waitForURL(`**/admin/gallery/${id}`);
      const title = page.getByLabel('العنوان بالعربية');
      await title.fill('س'.repeat(201));
      await answer(page, 'حفظ');
      await page.getByText('أكبر عدد من الأحرف هو ٢٠٠.').waitFor();
      await title.fill('بعد التعديل');
      await page.keyboard.press('Escape');
      await alertOf(page, 'لم تُحفظ تعديلاتك').waitFor();
      await answer(page, 'متابعة التعديل');
      await page.waitForFunction(() => JSON.stringify(localStorage).includes('بعد التعديل'));
      await page.keyboard.press('Escape');
      await answer(page, 'الخروج، والمسودة تبقى');
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

  it('changed by two editors at once: the second gets a notice and chooses a version', async () => {
    const { id } = await addPhoto(await photo('b.jpg', SMALL), 'للاثنين');
    await onGallery(
      browser(),
      {},
      async (page) => {
        await answer(page, 'تعديل للاثنين');
        const title = page.getByLabel('العنوان بالعربية');
        await title.fill('نسختي');
        await editorApi().send('PATCH', `/gallery/${id}`, { arabicTitle: 'نسخة غيري' });
        await answer(page, 'حفظ');
        await page.getByText('عدّلت هذا العنصر في تبويب آخر').waitFor();
        expect(await title.inputValue()).toBe('نسختي');
        await answer(page, 'عرض الإصدار الأحدث');
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
  it('is changed in a separate mode by keyboard with the handle’s buttons, and videos keep their positions among photos', async () => {
    const [first, second] = await itemsOf('image');
    await onGallery(browser(), {}, async (page) => {
      expect(await page.getByRole('button', { name: /^تغيير مكان/ }).count()).toBe(0);
      await openListTools(page);
      await answer(page, 'ترتيب');
      await page.getByRole('button', { name: `تغيير مكان ${first?.arabicTitle}` }).click();
      await page.getByRole('group').getByRole('button', { name: 'تأخير', exact: true }).press('Enter');
      await page.getByText('حُفظ الترتيب الجديد.').waitFor();
      await answer(page, 'إنهاء الترتيب');
      await page
        .getByRole('button', { name: /^تغيير مكان/ })
        .first()
        .waitFor({ state: 'detached' });
    });
    const images = (await itemsOf('image')).map(({ id }) => id);
    expect(images.slice(0, 2)).toEqual([second?.id, first?.id]);
    expect((await galleryItems()).map(({ type }) => type)).toEqual(before.map(({ type }) => type));
  });
});

describe('many photos', () => {
  const chosen = (page: Page) => page.locator('.select-card:checked').count();

  it('are chosen by keys and a press with shift, deleted after one question, and brought back by one undo', async () => {
    const names = ['أولى', 'ثانية', 'ثالثة'];
    for (const [index, name] of names.entries()) await addPhoto(await photo(`many-${index}.jpg`, SMALL), name);
    const all = (await galleryItems()).length;
    await onGallery(browser(), {}, async (page) => {
      await openListTools(page);
      await answer(page, 'تحديد');
      const box = (name: string) => page.getByRole('checkbox', { name: `تحديد ${name}` });
      await box('ثالثة').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => chosen(page)).toBe(1);
      await page.keyboard.press('Shift+ArrowLeft');
      await expect.poll(() => chosen(page)).toBe(3);
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox').first().waitFor({ state: 'detached' });

      await openListTools(page);
      await answer(page, 'تحديد');
      await box('أولى').click();
      await box('ثالثة').click({ modifiers: ['Shift'] });
      await page.getByText('حُدّدت ٣ عناصر').waitFor();
      await answer(page, 'حذف');
      await alertOf(page, 'حذف ٣ عناصر؟').getByRole('button', { name: 'حذف', exact: true }).click();
      await page.getByText('حُذفت ٣ عناصر.').waitFor();
      expect(await galleryItems()).toHaveLength(all - 3);
      await answer(page, 'تراجع');
      await page.getByText('عاد كل شيء كما كان.').waitFor();
      await page.getByRole('button', { name: 'تعديل ثانية' }).waitFor();
    });
    expect((await galleryItems()).slice(0, 3).map(({ arabicTitle }) => arabicTitle)).toEqual(names.toReversed());
  });

  it('go before the picture that is pressed', async () => {
    const [, second = '', last = ''] = (await itemsOf('image')).slice(-3).map(({ arabicTitle }) => arabicTitle);
    await onGallery(browser(), {}, async (page) => {
      await openListTools(page);
      await answer(page, 'تحديد');
      await page.getByRole('checkbox', { name: `تحديد ${last}` }).click();
      await answer(page, 'نقل');
      const target = page.getByRole('dialog').getByRole('button', { name: second, exact: true });
      await target.locator('img').waitFor();
      await target.click();
      await page.getByText('نُقل عنصر واحد.').waitFor();
    });
    expect((await itemsOf('image')).slice(-2).map(({ arabicTitle }) => arabicTitle)).toEqual([last, second]);
  });

  it('are looked at one after the other', async () => {
    const [first = '', second = ''] = (await itemsOf('image')).map(({ arabicTitle }) => arabicTitle);
    await onGallery(browser(), {}, async (page) => {
      await answer(page, `عرض ${first}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: first }).waitFor();
      await page.keyboard.press('ArrowLeft');
      await dialog.getByRole('heading', { name: second }).waitFor();
      await dialog.getByRole('button', { name: 'السابق' }).click();
      await dialog.getByRole('heading', { name: first }).waitFor();
      expect(await dialog.getByRole('button', { name: 'السابق' }).getAttribute('aria-disabled')).toBe('true');
    });
  });
});

describe('deleting', () => {
  it('asks with the picture first and keeps the focus', async () => {
    const { url } = await addPhoto(await photo('c.jpg', SMALL), 'للحذف');
    await onGallery(browser(), {}, async (page) => {
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

  it('keeps the photo and shows a banner when it fails', async () => {
    await addPhoto(await photo('d.jpg', SMALL), 'باقية');
    await onGallery(
      browser(),
      {},
      async (page) => {
        await page.route('**/api/v1/gallery/*', (route) => route.abort());
        await answer(page, 'حذف باقية');
        await answer(page, 'حذف');
        await page.getByRole('alert').getByText('لم يُحذف «باقية»').waitFor();
        await page.getByRole('button', { name: 'إخفاء هذا التنبيه' }).click();
        expect(await page.getByRole('button', { name: 'حذف باقية' }).count()).toBe(1);
      },
      /net::ERR_FAILED/,
    );
  });
});

describe('the gallery', () => {
  it('says when it cannot be read, and loads on the next try', async () => {
    await onGallery(
      browser(),
      {},
      async (page) => {
        await page.route('**/api/v1/gallery?*', (route) => route.fulfill({ status: 400, json: { code: 'X', message: 'لا يُقرأ الآن' } }));
        await page.route('**/api/v1/gallery', (route) => route.fulfill({ status: 400, json: { code: 'X', message: 'لا يُقرأ الآن' } }));
        await page.reload();
        await page.getByText('تعذّر تحميل المعرض.').waitFor();
        await page.getByRole('alert').getByText('لا يُقرأ الآن').waitFor();
        await page.unrouteAll();
        await page.locator('.empty-list').getByRole('button', { name: 'إعادة المحاولة' }).click();
        await page.locator('.gallery-card').first().waitFor();
        await page.getByRole('alert').waitFor({ state: 'detached' });
      },
      /400/,
    );
  });

  it('is searched on the server, without a sideways scroll on a telephone in English', async () => {
    await addPhoto(await photo('e.jpg', SMALL), 'حصاد الاختبار', 'Harvest of the test');
    await onGallery(browser(), { locale: 'en', width: 390 }, async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await page.getByRole('searchbox').fill('Harvest of the test');
      await page.getByText('One photo').waitFor();
      expect(await page.locator('.gallery-card').count()).toBe(1);
      expect(new URL(page.url()).searchParams.get('q')).toBe('Harvest of the test');
      expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
      await page.getByRole('button', { name: 'Show Harvest of the test' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('searchbox').fill('nothing like this');
      await page.getByText('No results for this search.').first().waitFor();
      await page.getByLabel('Upload photos').setInputFiles([{ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }]);
      await alertOf(page, 'This type of file is not accepted.').waitFor();
    });
  });
});
