import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type PageKind, pageKinds } from './pages.ts';

const { siteUrl, cmsUrl } = inject('stack');
const NARROW = { width: 360, height: 800 };

let browser: Browser;
let kinds: PageKind[];
beforeAll(async () => {
  browser = await openBrowser();
  kinds = await pageKinds(cmsUrl);
});
afterAll(() => browser.close());

/** What sticks out of the page to a side, as a reader would name it. */
const stickingOut = (): string[] => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    })
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`);
};

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

  it('holds for the control panel too', async () => {
    const { page, complaints } = await openPage(browser, siteUrl, { viewport: NARROW });
    await page.goto('/admin/', { waitUntil: 'networkidle' });
    expect(await page.getAttribute('html', 'dir')).toBe('rtl');
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.getAttribute('html', 'dir')).toBe('ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    expect(await page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length)).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
