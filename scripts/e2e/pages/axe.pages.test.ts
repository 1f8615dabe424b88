import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { openBrowser } from '../../testing/browser.ts';
import { onEvery, PAGES } from './open.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([360, 1440])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('axe finds nothing on any page, %s', async (colorScheme) => {
    const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
    expect(await onEvery(browser, PAGES, options, (page) => axeFindings(page, colorScheme))).toEqual([]);
  });
});
