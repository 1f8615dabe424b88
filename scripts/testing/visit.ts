import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, openPage } from './browser.ts';

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' };

export const withBrowser = (): (() => Browser) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  return () => browser;
};

export type Visit = (path: string, options: BrowserContextOptions, act: (page: Page) => Promise<void>, expected?: RegExp) => Promise<void>;

/** Opens a page, acts and expects no browser complaint except those that match. */
export const visitor =
  (browser: () => Browser, siteUrl: string): Visit =>
  async (path, options, act, expected = /^$/) => {
    const { page, complaints } = await openPage(browser(), siteUrl, options);
    await page.goto(path, { waitUntil: 'networkidle' });
    await act(page);
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
    await page.context().close();
  };

export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
