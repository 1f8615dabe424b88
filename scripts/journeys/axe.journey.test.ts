import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openBrowser, openPage } from './browser.ts';
import { type PageKind, pageKinds } from './pages.ts';

const { siteUrl, cmsUrl } = inject('stack');

let browser: Browser;
let kinds: PageKind[];
beforeAll(async () => {
  browser = await openBrowser();
  kinds = await pageKinds(cmsUrl);
});
afterAll(() => browser.close());

const findings = async (path: string, options: BrowserContextOptions): Promise<string[]> => {
  const { page } = await openPage(browser, siteUrl, { reducedMotion: 'reduce', ...options });
  await page.goto(path);
  const found = await axeFindings(page, path);
  await page.context().close();
  return found;
};

describe('axe finds nothing', () => {
  it.each([
    ['on a telephone', { viewport: { width: 390, height: 844 } }],
    ['on a wide screen', { viewport: { width: 1440, height: 900 } }],
    ['in the dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' as const }],
  ])('%s, on any page kind in either language', async (_where, options) => {
    const found: string[] = [];
    for (const { path } of kinds) found.push(...(await findings(path, options)));
    expect(found).toEqual([]);
  });
});
