import type { Browser, Page } from 'playwright-core';
import { fetchMap, shotsOf } from './page-kinds.ts';
import { readThrough } from './read-through.ts';
import type { View } from './views.ts';

/** A phone's screen is finer than a desktop's. The longest page, times this, is still a picture that Chromium can take. */
const FINENESS = { 390: 1.5, 1440: 1 } as const satisfies Record<View['width'], number>;

/** Takes pictures of every kind of page of the site in both languages. */
export const shootSite = async (
  browser: Browser,
  siteUrl: string,
  { width, scheme, now, isWanted }: View,
  save: (name: string, page: Page) => Promise<void>,
): Promise<void> => {
  const sitemap = await fetchMap(siteUrl);
  if (sitemap === null) throw new Error(`No site answers at ${siteUrl}.`);
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: FINENESS[width],
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  for (const { name, path } of shotsOf(sitemap, 'ar')) {
    if (!isWanted(name.replace(/-(ar|en)$/, ''))) continue;
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    await readThrough(page);
    await save(`site-${name}`, page);
  }
  await context.close();
};
