import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { shortWebm } from '../../testing/cms/films.ts';
import { focused, withBrowser } from '../../testing/visit.ts';
import { alertOf } from './editor.ts';
import { drawing, fileOf, photo } from './gallery-files.ts';
import { galleryItems, onGallery, restoreGallery, slowUploads } from './gallery-page.ts';

const MB = 1_048_576;
const MULTIPART_ENVELOPE = 2_000;
const SLOW = 20_000;
const LONG_TIMEOUT = { timeout: 20_000 };
/** The server makes a dozen renditions of each picture, and a busy machine takes its time. */
const ENCODING = { timeout: 120_000 };
const FILM = inRoot('scripts', 'seed', 'video', 'drip-line.webm');

const browser = withBrowser();
let before: Awaited<ReturnType<typeof galleryItems>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-films-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  before = await galleryItems();
});
afterEach(() => restoreGallery(before));

const added = async () => (await galleryItems()).filter(({ id }) => !before.some((item) => item.id === id));
const pictures = (page: Page) => page.getByLabel('رفع صور');
const films = (page: Page) => page.getByLabel('رفع فيديو');
const uploads = (page: Page) => page.getByRole('region', { name: 'الرفع' });
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sendings = (page: Page): Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/gallery')) sent.push(request);
  });
  return sent;
};

describe('photos that are uploaded', () => {
  it('are asked about once: large ones made smaller, others named; they reach the server small, in the chosen order', async () => {
    const large = await photo('محصول.jpg', { width: 2400, height: 1600, grain: 40, quality: 92 });
    const usual = await photo('حقل.jpg', { width: 2000, height: 1500 });
    expect(large.buffer.length).toBeGreaterThan(2 * MB);
    expect(usual.buffer.length).toBeLessThan(2 * MB);
    await onGallery(browser(), {}, async (page) => {
      const sent = sendings(page);
      const broken = fileOf('تالفة.jpg', 'image/jpeg', 'not a picture');
      await pictures(page).setInputFiles([fileOf('شعار.gif', 'image/gif', 'GIF89a'), large, broken, usual, await drawing('رسم.png', 1100)]);
      const question = alertOf(page, 'نصغّر الصورتين ثم نرفعهما؟');
      const named = (reason: string) => question.locator('section').filter({ has: page.getByRole('heading', { name: reason }) });
      await named('يجب ألا يزيد حجم الصورة على ٢ ميجابايت.').getByText('محصول.jpg').waitFor();
      await named('هذا النوع من الملفات غير مقبول.').getByText('شعار.gif').waitFor();
      await named('هذا النوع من الملفات غير مقبول.').getByText('تُقبل صور JPEG وPNG وWEBP حتى ٢ ميجابايت.').waitFor();
      await named('هذا الملف ليس صورة، أو أنه تالف.').getByText('تالفة.jpg').waitFor();
      expect(await focused(page)).toBe('تصغير ثم رفع');
      await page.keyboard.press('Enter');
      await uploads(page).getByText('صُغّرت الصورة من').first().waitFor();
      for (const name of ['محصول', 'حقل', 'رسم'])
        await uploads(page)
          .getByLabel(new RegExp(`العنوان بالعربية، ${name}`))
          .fill(name);
      await page.getByText('رُفعت ٣ ملفات.').waitFor(ENCODING);
      await answer(page, 'حفظ العناوين');
      expect(sent).toHaveLength(3);
      for (const request of sent) {
        const size = Number((await request.allHeaders())['content-length']);
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThanOrEqual(MB + MULTIPART_ENVELOPE);
      }
      await expect.poll(() => page.locator('.gallery-card').count(), LONG_TIMEOUT).toBe(before.length + 3);
    });
    expect((await galleryItems()).slice(0, 3).map(({ arabicTitle }) => arabicTitle)).toEqual(['محصول', 'حقل', 'رسم']);
    for (const { url } of await added()) {
      const stored = await fetch(inject('stack').cmsUrl + url);
      const { width = 0, height = 0 } = await sharp(await stored.arrayBuffer()).metadata();
      expect(Math.max(width, height)).toBe(1024);
    }
  });

  it('are not sent when they are too large or damaged: an alert names them, and the row says why', async () => {
    const large = await photo('محصول.jpg', { width: 2400, height: 1600, grain: 40, quality: 92 });
    const { buffer } = await photo('ناقصة.jpg', { width: 640, height: 480 });
    await onGallery(browser(), {}, async (page) => {
      await pictures(page).setInputFiles([large]);
      await alertOf(page, 'نصغّر الصورة ثم نرفعها؟').waitFor();
      await answer(page, 'عدم رفعها');
      expect(await uploads(page).count()).toBe(0);
      await pictures(page).setInputFiles([{ name: 'ناقصة.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 300) }]);
      await alertOf(page, 'حدث خطأ أثناء ضغط الصورة.').getByText('ناقصة.jpg').waitFor();
      await answer(page, 'حسنًا');
      await uploads(page).getByText('حدث خطأ أثناء ضغط الصورة.').waitFor();
      expect(await uploads(page).locator('img').count()).toBe(0);
      await answer(page, 'إزالة ناقصة.jpg');
      await uploads(page).waitFor({ state: 'detached' });
    });
    expect(await added()).toEqual([]);
  });

  it('show their progress, block the other buttons, ask before leaving, and can be cancelled', async () => {
    const files = [await photo('أولى.jpg', { width: 900, height: 700 }), await photo('ثانية.jpg', { width: 1024, height: 768, grain: 30 })];
    await onGallery(browser(), {}, async (page) => {
      await slowUploads(page, SLOW);
      await pictures(page).setInputFiles(files);
      const progress = uploads(page).getByRole('progressbar', { name: 'ثانية.jpg' });
      await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow')), LONG_TIMEOUT).toBeGreaterThan(0);
      await uploads(page).getByText('· أبقِ الصفحة مفتوحة حتى ينتهي الرفع.').waitFor();
      await uploads(page).getByText('في الانتظار.').waitFor();
      expect(await uploads(page).getByText('رُفع ٠ من ٢').count()).toBe(1);
      for (const control of await page.locator('main .gallery-controls').locator('button, input').all())
        expect(await control.isDisabled()).toBe(true);
      const remove = page.getByRole('button', { name: /^حذف/ }).first();
      expect(await remove.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.45');
      await page.getByRole('link', { name: 'الشركاء' }).click();
      await alertOf(page, 'لم ينتهِ الرفع بعد').waitFor();
      await answer(page, 'البقاء حتى ينتهي');
      const isAsked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const question = await isAsked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await page.getByRole('button', { name: 'إلغاء الكل' }).click();
      await uploads(page).waitFor({ state: 'detached' });
      expect(await remove.isEnabled()).toBe(true);
    });
    expect(await added()).toEqual([]);
  });

  it('take the titles that are typed meanwhile, and Enter leads from one to the next', async () => {
    const files = [await photo('أولى.jpg', { width: 1024, height: 768, grain: 30 }), await photo('ثانية.jpg', { width: 640, height: 480 })];
    await onGallery(browser(), {}, async (page) => {
      await slowUploads(page, SLOW);
      await pictures(page).setInputFiles(files);
      const title = (file: string) => uploads(page).getByLabel(`العنوان بالعربية، ${file}`);
      await title('أولى.jpg').fill('عنوان أول');
      await title('أولى.jpg').press('Enter');
      expect(await title('ثانية.jpg').evaluate((field) => field === document.activeElement)).toBe(true);
      await title('ثانية.jpg').fill('عنوان ثان');
      await uploads(page).getByLabel('العنوان بالإنجليزية، ثانية.jpg').fill('A second title');
      await page.getByText('رُفع ملفان.').waitFor(ENCODING);
      await answer(page, 'حفظ العناوين');
      await uploads(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'تعديل عنوان أول' }).waitFor();
    });
    const titles = (await added()).map(({ arabicTitle, title }) => [arabicTitle, title]);
    expect(titles.toSorted()).toEqual([
      ['عنوان أول', ''],
      ['عنوان ثان', 'A second title'],
    ]);
  });

  it('that fail are named once, can be tried again in their rows, and keep their place', async () => {
    const files = [await photo('أولى.jpg', { width: 640, height: 480 }), await photo('ثانية.jpg', { width: 640, height: 480 })];
    await onGallery(
      browser(),
      {},
      async (page) => {
        await page.route('**/api/v1/gallery', (route) =>
          route.request().method() === 'POST' && route.request().postData()?.includes('ثانية') ? route.abort() : route.continue(),
        );
        await pictures(page).setInputFiles(files);
        await alertOf(page, 'فشل رفع الملف، حاول مرة أخرى.').getByText('ثانية.jpg').waitFor(ENCODING);
        await answer(page, 'حسنًا');
        await uploads(page).getByText('رُفع ١ من ٢').waitFor();
        await page.unrouteAll();
        await answer(page, 'إعادة المحاولة ثانية.jpg');
        await uploads(page).waitFor({ state: 'detached', ...ENCODING });
      },
      /net::ERR_FAILED/,
    );
    const [second, first] = (await added()).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map(({ id }) => id);
    expect((await galleryItems()).slice(0, 2).map(({ id }) => id)).toEqual([first, second]);
  });

  it('without titles are counted, and named later in the same rows', async () => {
    const files = [await photo('أولى.jpg', { width: 640, height: 480 }), await photo('ثانية.jpg', { width: 640, height: 480 })];
    await onGallery(browser(), {}, async (page) => {
      await pictures(page).setInputFiles(files);
      await uploads(page).waitFor();
      await uploads(page).waitFor({ state: 'detached', ...ENCODING });
      await page.getByRole('button', { name: 'تعديل صورة ٢، بلا عنوان' }).waitFor();
      await answer(page, 'اثنان بلا عنوان');
      const title = (place: string) => uploads(page).getByLabel(`العنوان بالعربية، صورة ${place}، بلا عنوان`);
      await title('١').fill('في الحقل');
      await title('١').press('Enter');
      expect(await title('٢').evaluate((field) => field === document.activeElement)).toBe(true);
      await answer(page, 'حفظ العناوين');
      await uploads(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'تعديل في الحقل' }).waitFor();
      await page.getByRole('button', { name: 'واحد بلا عنوان' }).waitFor();
    });
  });
});

describe('videos that are uploaded', () => {
  it('are refused with an alert when of another kind or over 50 MB', async () => {
    const large = join(folder, 'طويل.mp4');
    writeFileSync(large, '');
    truncateSync(large, 50 * MB + 1);
    await onGallery(browser(), {}, async (page) => {
      await films(page).setInputFiles([fileOf('هاتف.mov', 'video/quicktime', 'a film')]);
      await alertOf(page, 'هذا النوع من الملفات غير مقبول.').getByText('تُقبل مقاطع MP4 وWEBM وOGG حتى ٥٠ ميجابايت.').waitFor();
      await answer(page, 'حسنًا');
      await films(page).setInputFiles(large);
      await alertOf(page, 'يجب ألا يزيد حجم الفيديو على ٥٠ ميجابايت.').getByText('طويل.mp4').waitFor();
      await answer(page, 'حسنًا');
    });
    expect(await added()).toEqual([]);
  });

  it('that this browser cannot play are sent only when that is wanted', async () => {
    await onGallery(browser(), {}, async (page) => {
      await films(page).setInputFiles({ name: 'تالف.webm', mimeType: 'video/webm', buffer: shortWebm() });
      await alertOf(page, 'هذا المتصفح لا يستطيع تشغيل الفيديو.').waitFor(LONG_TIMEOUT);
      await answer(page, 'حسنًا');
      await page.getByRole('button', { name: 'رفعه كما هو' }).waitFor();
      await answer(page, 'إزالة تالف.webm');
      await uploads(page).waitFor({ state: 'detached' });
    });
    expect(await added()).toEqual([]);
  });

  it('are sent with a frame and their length, show both, and play in the page', async () => {
    await onGallery(browser(), {}, async (page) => {
      await films(page).setInputFiles(FILM);
      await page.getByText('تم الرفع.').last().waitFor(ENCODING);
      const [film] = await added();
      expect(film).toMatchObject({ type: 'video', duration: 8 });
      expect(film?.thumbnail).toMatch(/^\/uploads\//);
      const card = page.getByRole('listitem').filter({ has: page.getByText(/بلا عنوان/) });
      expect(await card.locator('bdi').innerText()).toBe('00:08');
      await card.getByRole('button', { name: /^عرض مقطع/ }).click();
      const player = page.getByRole('dialog').locator('video');
      await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState), LONG_TIMEOUT).toBeGreaterThan(0);
    });
  });
});
