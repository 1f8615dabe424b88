import type { Browser } from 'playwright-core';
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

/** The two looks that have least in common; `npm run test:pages` takes every look at every page. */
describe('axe finds nothing', () => {
  it('on a telephone in the light, nor on a wide screen in the dark, on any page kind in either language', async () => {
    const { page } = await openPage(browser, siteUrl, { reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const { path } of kinds) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      found.push(...(await axeFindings(page, `${path}, telephone`)));
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      found.push(...(await axeFindings(page, `${path}, wide and dark`)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
