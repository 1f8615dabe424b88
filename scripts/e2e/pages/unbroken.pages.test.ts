import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '@sanabel/contract/content';
import { growingGuideOf } from '@sanabel/contract/growing-guide/growing-guide';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../../site-server/site-server.ts';
import { openPage } from '../../testing/browser.ts';
import { contentOf, generateLists } from '../../testing/content/generated.ts';
import { withRealMedia, writePictures } from '../../testing/content/pictures.ts';
import { loadSite, writeSite } from '../../testing/content/rendered.ts';
import { LONGEST_EMAIL, unbroken, wordsOutside } from '../../testing/content/unbroken.ts';
import { freePort } from '../../testing/free-ports.ts';
import { withBrowser } from '../../testing/visit.ts';

const siteDataOf = (): Content => {
  const { contact, crops, articles, gallery, partners, members, ...rest } = generateLists(6);
  const long = 'w'.repeat(200);
  const lists = {
    ...rest,
    contact: {
      ...unbroken(contact),
      email: LONGEST_EMAIL,
      phoneNumber: '0'.repeat(20),
      ...{ youtubeLink: `https://youtube.com/@${long}`, facebookLink: `https://facebook.com/${long}` },
    },
    crops: crops.map((crop) => ({ ...unbroken(crop), sheet: JSON.stringify(unbroken(growingGuideOf(crop.sheet) ?? {})) })),
    articles: articles.map((article, index) => ({
      ...unbroken(article),
      type: index === 0 ? ('climate' as const) : ('awareness' as const),
    })),
    gallery: gallery.slice(0, 4).map(unbroken),
    partners: partners.map(unbroken),
    members: members.map(unbroken),
  };
  return withRealMedia(contentOf(lists, 1, { webp: 1, avif: 1 }));
};

const folder = mkdtempSync(join(tmpdir(), 'sanabel-unbroken-'));
const browser = withBrowser();
let server: SiteServer;
let siteUrl: string;
let paths: string[];

beforeAll(async () => {
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  const site = await loadSite(siteUrl);
  const content = siteDataOf();
  site.replaceSiteData({ content, year: 2026, busyImages: new Set() });
  await writeSite(site, folder, site.addresses());
  await writePictures(content, join(folder, 'tree', 'media'));
  paths = site.addresses().filter((address) => !/\.\w+$/.test(address));
  server = await startSiteServer({ host: '127.0.0.1', port, published: folder, cmsUrl: siteUrl, onError: () => {} });
}, 300_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const sideways = async (page: Page): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...(over > 0 ? [`scrolls by ${over} px`] : []), ...(await page.evaluate(wordsOutside))];
};

const problemsOn = async (width: number, media: 'screen' | 'print'): Promise<string[]> => {
  const { page } = await openPage(browser(), siteUrl, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await page.emulateMedia({ media });
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const problem of await sideways(page)) problems.push(`${path}: ${problem}`);
  }
  await page.context().close();
  return problems;
};

/** Width of A4 between its margins, at 96 px an inch. */
const PAPER = 718;

it.each([
  [390, 'screen'],
  [320, 'screen'],
  [PAPER, 'print'],
] as const)('words that nothing breaks stay on a page of %i px (%s), in every field of every list', async (width, media) => {
  expect(paths.length).toBeGreaterThan(50);
  expect(await problemsOn(width, media)).toEqual([]);
});
