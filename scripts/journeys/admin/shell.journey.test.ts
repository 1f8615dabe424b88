import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { openPanel } from './panel.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the shell', () => {
  it('greets whoever is signed in, and leads to the eight sections', async () => {
    const { page, complaints } = await openPanel(browser, {}, '/admin');
    await page.getByRole('navigation', { name: 'أقسام لوحة التحكم' }).getByRole('link').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
