import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openPage } from '../../testing/browser.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

const { siteUrl, dataDir } = inject('stack');

export const SITE = siteUrl;
export const ROOT = join(dataDir, 'published', 'current');
export const PAGES: readonly BuiltPage[] = builtPages(ROOT);

/** `font-display: optional` skips a font that comes late, so this warning only means a slow machine. */
const isLateFont = (complaint: string): boolean => /\.woff2 was preloaded using link preload but not used/.test(complaint);

/** A page mostly waits for its network, so several are open at once. */
const TABS = 3;

export const onEvery = async (
  browser: Browser,
  pages: readonly BuiltPage[],
  options: BrowserContextOptions,
  check: (page: Page, built: BuiltPage) => Promise<string[]>,
): Promise<string[]> => {
  const problems: string[][] = [];
  const queue = pages.entries();
  const work = async (): Promise<void> => {
    const { page, complaints } = await openPage(browser, SITE, options);
    for (const [index, built] of queue) {
      await page.goto(built.path);
      const found = await check(page, built);
      const heard = complaints.splice(0).filter((complaint) => !isLateFont(complaint));
      problems[index] = [...found, ...heard].map((problem) => `${built.path}: ${problem}`);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return problems.flat();
};

/** Scrolls to the end, so that everything lazy is loaded. */
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
