import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type PageKind, pageKinds } from './pages.ts';
import { stickingOut } from './sticking-out.ts';

const { siteUrl, cmsUrl } = inject('stack');
const NARROW = { width: 360, height: 800 };

let browser: Browser;
let kinds: PageKind[];
beforeAll(async () => {
  browser = await openBrowser();
  kinds = await pageKinds(cmsUrl);
});
afterAll(() => browser.close());

describe('every page kind, on a telephone of 360 px', () => {
  it('does not scroll sideways, has its language and direction, and the browser has no complaint', async () => {
    const faults: string[] = [];
    for (const { locale, path } of kinds) {
      const { page, complaints } = await openPage(browser, siteUrl, { viewport: NARROW });
      await page.goto(path, { waitUntil: 'networkidle' });
      const [language, direction] = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      if (language !== locale || direction !== (locale === 'ar' ? 'rtl' : 'ltr')) faults.push(`${path}: lang=${language} dir=${direction}`);
      const wide = await page.evaluate(stickingOut);
      if (wide.length > 0 || (await page.evaluate(() => document.documentElement.scrollWidth)) > NARROW.width)
        faults.push(`${path}: wider than the screen, by ${wide.join(' ')}`);
      const unexpected = complaints.filter((text) => !(path.endsWith('/not-here') && text.includes('404')));
      faults.push(...unexpected.map((text) => `${path}: ${text}`));
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
});
