import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { article, crop } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openPage } from '../../testing/browser.ts';
import { PHONE, withBrowser } from '../../testing/visit.ts';

const { siteUrl, session } = inject('stack');
const editor = createApi(siteUrl, session.token);

const browser = withBrowser();
let articleId: string;
let cropId: string;
beforeAll(async () => {
  articleId =
    z
      .array(article.loose())
      .parse(await editor.get('/articles'))
      .at(0)?.id ?? '';
  cropId =
    z
      .array(crop.loose())
      .parse(await editor.get('/crops'))
      .find(({ name }) => name === 'Cotton')?.id ?? '';
});

const openShareDialog = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  const open = page.getByRole('button', { name: 'إرسال', exact: true });
  const poster = await open.getAttribute('data-poster');
  await expect.poll(() => fetch(siteUrl + poster).then(({ status }) => status), { timeout: 60_000 }).toBe(200);
  await open.click();
};
const saved = async (page: Page) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'حفظ الصورة' }).click()]);
  const bytes = await readFile(await download.path());
  const { format, width, height } = await sharp(bytes).metadata();
  return { name: download.suggestedFilename(), format, width, height, digest: hash('sha256', bytes) };
};
const choose = async (page: Page, what: string): Promise<void> => {
  const preview = page.locator('.send img');
  const before = await preview.getAttribute('src');
  await page.getByRole('dialog').locator('label', { hasText: what }).click();
  await expect.poll(() => preview.getAttribute('src')).not.toBe(before);
};

describe('a page as a picture', () => {
  it('is the poster, or one step of an article, to keep or to send', async () => {
    const { page, complaints } = await openPage(browser(), siteUrl, { ...PHONE, acceptDownloads: true });
    await page.addInitScript(() => {
      const sent: { name: string; size: number; text: string }[] = [];
      Object.assign(window, { sent });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files = [], text = '' }: ShareData) => {
          for (const { name, size } of files) sent.push({ name, size, text });
        },
      });
    });
    await openShareDialog(page, `/services/article/${articleId}`);
    await page.getByRole('link', { name: 'حفظ الصورة' }).waitFor();
    expect(await saved(page)).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
    await choose(page, 'الخطوة ٢');
    const { name, ...step } = await saved(page);
    expect(step).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 });
    expect(name).toContain('الخطوة ٢');
    await page.getByRole('button', { name: 'إرسال الصورة' }).click();
    const [sent] = await page.evaluate(() => (window as unknown as { sent: { name: string; size: number; text: string }[] }).sent);
    expect(sent?.name).toContain('الخطوة ٢');
    expect(sent?.size).toBeGreaterThan(20_000);
    expect(sent?.text).toContain(`/services/article/${articleId}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('of a crop may be its dates alone, of all regions', async () => {
    const { page, complaints } = await openPage(browser(), siteUrl, { ...PHONE, acceptDownloads: true });
    await page.addInitScript(() => {
      const drawn: string[] = [];
      Object.assign(window, { drawn });
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
        drawn.push(text);
        fillText.call(this, text, ...place);
      };
    });
    await openShareDialog(page, `/services/crop/${cropId}`);
    await choose(page, 'المواعيد فقط');
    expect(await saved(page)).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 });
    const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.join(' '));
    const regions = await page.getByRole('group', { name: 'المنطقة' }).locator('label').allTextContents();
    expect(regions.length).toBeGreaterThan(1);
    for (const region of regions) expect(drawn).toContain(`${region}. الزراعة`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
