import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../../testing/browser.ts';
import { pageKinds } from '../site/pages.ts';
import { stillnessOf } from '../site/stillness.ts';

const { siteUrl, cmsUrl } = inject('stack');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('nothing moves while the fonts arrive', () => {
  it.each([390, 820, 1440])('on any page kind in either language, %i px wide', async (width) => {
    const { page } = await openPage(browser, siteUrl, { viewport: { width, height: 844 } });
    const movesOf = await stillnessOf(page);
    const moves: string[] = [];
    for (const { path } of await pageKinds(cmsUrl)) moves.push(...(await movesOf(path)));
    expect(moves).toEqual([]);
    await page.context().close();
  });
});
