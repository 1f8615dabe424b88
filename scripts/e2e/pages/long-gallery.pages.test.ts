import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../../site-server/site-server.ts';
import { writePictures } from '../../testing/content/pictures.ts';
import { loadSite, manyPhotos, writeSite } from '../../testing/content/rendered.ts';
import { freePort } from '../../testing/free-ports.ts';
import { DESKTOP, focused, PHONE, visitor, withBrowser } from '../../testing/visit.ts';

/** Three files: the newest has 30 photos, the others 60 each. */
const PHOTOS = 150;
const NEWEST = 30;

const browser = withBrowser();
let server: SiteServer;
let siteUrl: string;
let ids: string[];
const folder = mkdtempSync(join(tmpdir(), 'sanabel-gallery-'));

beforeAll(async () => {
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  const site = await loadSite(siteUrl);
  const content = manyPhotos(PHOTOS);
  ids = content.gallery.map(({ id }) => id);
  site.replaceSiteData({ content, year: 2026, busyImages: new Set() });
  await writeSite(
    site,
    folder,
    site.addresses().filter((address) => /\/gallery(?:$|-)/.test(address)),
  );
  await writePictures(content, join(folder, 'tree', 'media'));
  server = await startSiteServer({ host: '127.0.0.1', port, published: folder, cmsUrl: siteUrl, onError: () => {} });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
const visit = (...args: Parameters<ReturnType<typeof visitor>>) => visitor(browser, siteUrl)(...args);

const LANGUAGES = [
  {
    path: '/gallery',
    view: PHONE,
    onPage: 3,
    onward: 'ArrowLeft',
    back: 'ArrowRight',
    open: 'العرض بملء الشاشة',
    next: 'الصفحة التالية',
    position: (index: number) => `${index.toLocaleString('ar-EG')} من ١٥٠`,
  },
  {
    path: '/en/gallery',
    view: DESKTOP,
    onPage: 6,
    onward: 'ArrowRight',
    back: 'ArrowLeft',
    open: 'Show full screen',
    next: 'Next page',
    position: (index: number) => `${index} of 150`,
  },
];

const photos = (page: Page): Locator => page.locator('main [role="group"]').first();
const thumbs = (page: Page): Locator => photos(page).locator('[data-strip] li button:visible');
const fullScreen = (page: Page): Locator => page.locator('main dialog');
const counter = (page: Page): Promise<string> => fullScreen(page).locator('header > p').innerText();
/** A photo's title ends with its number; the newest has the highest. */
const numberIn = (text: string): number => Number(/(\d+)\s*$/.exec(text)?.[1]);
const numbersShown = async (page: Page): Promise<number[]> => {
  const labels = await thumbs(page).evaluateAll((all) => all.map((thumb) => thumb.getAttribute('aria-label') ?? thumb.textContent ?? ''));
  return labels.map(numberIn);
};
const filesAsked = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/gallery-photos-\w+-\d+/.exec(request.url()) ?? [])));
  return asked;
};

describe.each(LANGUAGES)('a gallery of 150 photos, on $path', ({ path, view, onPage, onward, back, open, next, position }) => {
  const language = path === '/gallery' ? 'ar' : 'en';

  it('is paged over the border of its files, each fetched once when it is reached', async () => {
    await visit(path, view, async (page) => {
      const asked = filesAsked(page);
      const seen = await numbersShown(page);
      while (seen.length < NEWEST + onPage) {
        await photos(page).getByRole('button', { name: next, exact: true }).click();
        const wanted = Array.from({ length: onPage }, (_, index) => PHOTOS - seen.length - index);
        await expect.poll(() => numbersShown(page)).toEqual(wanted);
        seen.push(...wanted);
      }
      expect(asked).toEqual([`gallery-photos-${language}-3`, `gallery-photos-${language}-2`]);
    });
  });

  it('is turned over the border in full screen, both ways, and "back" leaves the page where it was', async () => {
    await visit(`${path}#photo-${ids[NEWEST - 1]}`, view, async (page) => {
      await fullScreen(page).waitFor();
      expect(await counter(page)).toContain(position(NEWEST));
      await page.keyboard.press(onward);
      await expect.poll(() => counter(page)).toContain(position(NEWEST + 1));
      await expect.poll(() => new URL(page.url()).hash).toBe(`#photo-${ids[NEWEST]}`);
      await expect
        .poll(() =>
          fullScreen(page)
            .locator('figure img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await page.keyboard.press(back);
      await expect.poll(() => counter(page)).toContain(position(NEWEST));
      await page.keyboard.press('Escape');
      await fullScreen(page).waitFor({ state: 'detached' });
      expect(numberIn(await focused(page))).toBe(PHOTOS - NEWEST + 1);
      await photos(page).getByRole('button', { name: open }).click();
      await fullScreen(page).waitFor();
      await page.keyboard.press(onward);
      await expect.poll(() => counter(page)).toContain(position(NEWEST + 1));
      await page.goBack();
      await fullScreen(page).waitFor({ state: 'detached' });
      expect([new URL(page.url()).pathname, new URL(page.url()).hash]).toEqual([path, '']);
      expect(numberIn(await focused(page))).toBe(PHOTOS - NEWEST);
    });
  });

  it('leads to its last photo by a key, and no further', async () => {
    await visit(path, view, async (page) => {
      const asked = filesAsked(page);
      await photos(page).locator('[aria-current]').focus();
      await page.keyboard.press('End');
      await expect.poll(async () => numberIn(await focused(page))).toBe(1);
      expect(asked).toEqual([`gallery-photos-${language}-1`]);
      await page.keyboard.press(onward);
      expect(numberIn(await focused(page))).toBe(1);
      await page.keyboard.press('Home');
      await expect.poll(async () => numberIn(await focused(page))).toBe(PHOTOS);
    });
  });

  it('shows its newest photo without a script, and links to those after it', async () => {
    await visit(path, { ...view, javaScriptEnabled: false }, async (page) => {
      const links = page.locator('main noscript').first().getByRole('link');
      const numbers = (await links.allInnerTexts()).map(numberIn);
      expect(numbers.slice(0, onPage)).toEqual(Array.from({ length: onPage }, (_, index) => PHOTOS - index));
      expect(await thumbs(page).count()).toBe(0);
      const stage = photos(page).locator('figure img');
      expect(numberIn((await stage.getAttribute('alt')) ?? '')).toBe(PHOTOS);
      expect(await stage.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      expect(await photos(page).locator('figcaption').innerText()).toContain(String(PHOTOS));
    });
  });
});
