import axe, { type AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds on a page, in a line each. Evaluated by the debugger, so the page's own policy stays in force. */
const findings = async (path: string, options: BrowserContextOptions): Promise<string[]> => {
  const { page } = await openPage(browser, siteUrl, { reducedMotion: 'reduce', ...options });
  await page.goto(path);
  await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate(() => window.axe.run(document));
  await page.context().close();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${path}: ${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
};

describe('axe finds nothing', () => {
  it.each([
    ['on a telephone', { viewport: { width: 390, height: 844 } }],
    ['on a wide screen', { viewport: { width: 1440, height: 900 } }],
    ['in the dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' as const }],
  ])('%s, on any page kind in either language, nor on the control panel', async (_where, options) => {
    const found: string[] = [];
    for (const { path } of [...kinds, { path: '/admin/' }]) found.push(...(await findings(path, options)));
    expect(found).toEqual([]);
  });
});
