import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openPage } from '../journeys/browser.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

const { siteUrl, dataDir } = inject('stack');

export const SITE = siteUrl;
export const ROOT = join(dataDir, 'published', 'current');
export const PAGES: readonly BuiltPage[] = builtPages(ROOT);

/** Goes from page to page in one window and gathers what `look` finds on each, in a line each. */
export const onEvery = async (
  browser: Browser,
  pages: readonly BuiltPage[],
  options: BrowserContextOptions,
  look: (page: Page, built: BuiltPage) => Promise<string[]>,
): Promise<string[]> => {
  const { page, complaints } = await openPage(browser, SITE, options);
  const faults: string[] = [];
  for (const built of pages) {
    await page.goto(built.path);
    faults.push(...(await look(page, built)).map((fault) => `${built.path}: ${fault}`));
    faults.push(...complaints.splice(0).map((complaint) => `${built.path}: ${complaint}`));
  }
  await page.context().close();
  return faults;
};

/** Reads the page to its end, so that everything that waits until it is seen has come. */
export const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
};
