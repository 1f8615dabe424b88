import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../../site-server/site-server.ts';
import { writePictures } from '../../testing/content/pictures.ts';
import { loadSite, manyCrops, writeSite } from '../../testing/content/rendered.ts';
import { freePort } from '../../testing/free-ports.ts';
import { DESKTOP, focused, PHONE, visitor, withBrowser } from '../../testing/visit.ts';

const CROPS = 1200;
const FOUND = 12;

const browser = withBrowser();
let server: SiteServer;
let siteUrl: string;
const folder = mkdtempSync(join(tmpdir(), 'sanabel-lists-'));

beforeAll(async () => {
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  const site = await loadSite(siteUrl);
  const content = manyCrops(CROPS);
  site.replaceSiteData({ content, year: 2026, busyImages: new Set() });
  const item = `/services/crop/${content.crops[0]?.id}`;
  const wanted = (address: string) => address.endsWith(item) || /\/services\/crops(?:\/\d+|\/[a-z-]+)?$|\/names-|\/ahead/.test(address);
  await writeSite(site, folder, site.addresses().filter(wanted));
  await writePictures(content, join(folder, 'tree', 'media'));
  server = await startSiteServer({ host: '127.0.0.1', port, published: folder, cmsUrl: siteUrl, onError: () => {} });
}, 300_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const LANGUAGES = [
  {
    path: '/services/crops',
    other: '/en/services/crops',
    options: PHONE,
    more: 'عرض المزيد',
    text: 'القَمح',
    grains: 'حبوب',
    winter: 'شتوي',
  },
  {
    path: '/en/services/crops',
    other: '/services/crops',
    options: DESKTOP,
    more: 'Show more',
    text: 'wheat',
    grains: 'Grains',
    winter: 'Winter',
  },
];

const visit = (path: string, options: typeof PHONE, act: (page: Page) => Promise<void>) =>
  visitor(browser, siteUrl)(path, options, act, /status of 404/);

const cards = (page: Page): Locator => page.locator('li[data-id]:visible');
const names = (page: Page): Promise<string[]> => page.locator('li[data-id]:visible h3').allInnerTexts();
const search = (page: Page): Locator => page.locator('[data-words]');
const chip = (page: Page, name: string): Locator => page.locator('a[data-facet]').filter({ hasText: name });

describe.each(LANGUAGES)('a list of many pages, on $path', ({ path, other, options, more, text, grains, winter }) => {
  it('is searched as a whole, shows more results at a press, and comes back as it was', async () => {
    await visit(path, options, async (page) => {
      const atFirst = await names(page);
      await search(page).fill(text);
      await expect.poll(() => cards(page).count()).toBe(24);
      await expect.poll(async () => (await names(page)).every((name) => /قمح|wheat/i.test(name))).toBe(true);
      expect(await page.locator('[data-pager]').isVisible()).toBe(false);
      await page.getByRole('button', { name: more }).click();
      await expect.poll(() => cards(page).count()).toBe(48);
      expect(await focused(page)).toContain(await cards(page).nth(24).locator('h3').innerText());
      const found = await names(page);
      await cards(page).first().getByRole('link').click();
      await page.waitForURL('**/services/crop/*');
      await page.goBack();
      await expect.poll(() => names(page)).toEqual(found);
      expect(await search(page).inputValue()).toBe(text);
      await search(page).fill('');
      await expect.poll(() => names(page)).toEqual(atFirst);
      expect(await page.locator('[data-pager]').isVisible()).toBe(true);
      expect(new URL(page.url()).search).toBe('');
    });
  });

  it('keeps the choice when the language changes, and back', async () => {
    await visit(`${path}/20`, options, async (page) => {
      await search(page).fill('117');
      await expect.poll(() => cards(page).count()).toBe(FOUND);
      await page.locator('[data-language]:visible').first().click();
      await page.waitForURL(`**${other}/20?q=117`);
      await expect.poll(() => cards(page).count()).toBe(FOUND);
      await page.locator('[data-language]:visible').first().click();
      await page.waitForURL(`**${path}/20?q=117`);
      await expect.poll(() => cards(page).count()).toBe(FOUND);
    });
  });

  it('has a list for each quality, and joins two of them and a text', async () => {
    await visit(path, options, async (page) => {
      await chip(page, grains).click();
      await page.waitForURL(`**${path}/grains`);
      expect(await chip(page, grains).getAttribute('aria-current')).toBe('true');
      await chip(page, winter).click();
      await page.waitForURL(`**${path}/grains?season=Winter`);
      const lines = () => page.locator('li[data-id]:visible h3 + p').allInnerTexts();
      await expect.poll(async () => (await lines()).every((line) => line.includes(grains) && line.includes(winter))).toBe(true);
      await expect.poll(() => cards(page).count()).toBe(24);
      await search(page).fill('قطن');
      await page.locator('[data-none]').waitFor();
      expect(await page.locator('[data-conditions]').innerText()).toContain(winter);
      await page.locator('[data-clear]').click();
      await page.waitForURL((url) => url.pathname === path && url.search === '');
    });
  });

  it('is turned page by page, without a script too', async () => {
    await visit(path, { ...options, javaScriptEnabled: false }, async (page) => {
      const first = await names(page);
      await page.locator('[data-pager] a[rel="next"]').click();
      await page.waitForURL(`**${path}/49`);
      expect(await names(page)).toHaveLength(24);
      expect((await names(page)).filter((name) => first.includes(name))).toEqual([]);
      expect(await page.locator('[data-pager] [aria-current="page"]').innerText()).toMatch(/^[2٢]$/);
      const box = await page.locator('[data-pager] li a').first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await page.locator('[data-pager] a[rel="prev"]').click();
      await page.waitForURL(`**${path}`);
      await page.locator('[data-pager] li a').last().click();
      await page.waitForURL(`**${path}/1`);
      expect(await names(page)).toHaveLength(24);
      expect(await page.locator('[data-pager] a[rel]').evaluateAll((ways) => ways.map((way) => way.getAttribute('rel')))).toEqual(['prev']);
    });
  });
});

describe('the files of names', () => {
  it('are fetched at the first key, once, and of the list’s pages only those with the results that are shown', async () => {
    await visit('/services/crops', PHONE, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await search(page).focus();
      expect(asked.filter((path) => path.startsWith('/names-'))).toEqual([]);
      await search(page).fill('117');
      await expect.poll(() => cards(page).count()).toBe(FOUND);
      await search(page).fill('1170');
      await expect.poll(() => cards(page).count()).toBe(1);
      expect(asked.filter((path) => path.startsWith('/names-')).sort()).toEqual([1, 2, 3].map((part) => `/names-crops-${part}.json`));
      // 117, and 1170 to 1179 with 1117: far from each other, and near the top.
      expect(new Set(asked.filter((path) => path.startsWith('/services/'))).size).toBeLessThanOrEqual(4);
    });
  });

  it('are missed with a word, and asked for again', async () => {
    await visit('/services/crops', PHONE, async (page) => {
      await page.route('**/names-*', (route) => route.fulfill({ status: 404 }));
      await search(page).fill('1');
      await page.getByText('تعذّر تحميل المحاصيل').waitFor();
      await page.unroute('**/names-*');
      await page.locator('[data-retry]').click();
      await expect.poll(async () => (await names(page)).every((name) => name.includes('1'))).toBe(true);
    });
  });
});
