import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { type PageKind, pageKinds } from './pages.ts';

const { siteUrl, cmsUrl } = inject('stack');

let browser: Browser;
let kinds: PageKind[];
beforeAll(async () => {
  browser = await openBrowser();
  kinds = await pageKinds(cmsUrl);
});
afterAll(() => browser.close());

/** Records, from before the page starts, each layout shift that no input caused. */
const watchMoves = () => {
  const moves: string[] = [];
  Object.assign(window, { moves });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      moves.push(`${entry.value.toFixed(5)} by ${entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 24)).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
};
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const untilDrawn = async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

/** Holds back every font file until the page is painted without it. */
const movesOf = async (context: BrowserContext, path: string): Promise<string[]> => {
  const page: Page = await context.newPage();
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isPainted);
  painted.resolve();
  await page.evaluate(untilDrawn);
  const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves);
  await page.close();
  return moves.map((move) => `${path}: ${move}`);
};

describe('nothing moves while the fonts arrive', () => {
  it.each([
    ['in either language on a telephone', 390, ['ar', 'en']],
    ['in Arabic on a wide screen', 1440, ['ar']],
  ])('on any page kind %s', async (_where, width, locales) => {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: { width, height: 844 } });
    await context.addInitScript(watchMoves);
    const moves: string[] = [];
    for (const { path } of kinds.filter(({ locale }) => locales.includes(locale))) moves.push(...(await movesOf(context, path)));
    expect(moves).toEqual([]);
    await context.close();
  });
});
