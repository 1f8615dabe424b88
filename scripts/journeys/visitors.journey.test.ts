import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { DESK, PHONE, visitor } from './visit.ts';

const { siteUrl } = inject('stack');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visit = visitor(() => browser, siteUrl);

describe('typed text', () => {
  it('is whole for everyone, and moves nothing while it is typed', async () => {
    await visit('/', DESK, async (page) => {
      const word = page.locator('[data-island="typewriter"]').first();
      const before = await word.boundingBox();
      await word.scrollIntoViewIfNeeded();
      const after = await word.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect((await word.textContent())?.length).toBeGreaterThan(40);
    });
  });
});

describe('the menu of a telephone', () => {
  it('opens, keeps the focus, closes with Escape and gives the focus back', async () => {
    await visit('/en', PHONE, async (page) => {
      const burger = page.getByRole('button', { name: 'Open the menu' });
      await burger.click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await burger.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });
});

describe('the list of crops', () => {
  it('filters by chip and by name, folds Arabic, and keeps its state in the address', async () => {
    await visit('/services/crops', PHONE, async (page) => {
      const shown = page.locator('main a[href^="/services/crop/"]:visible');
      const all = await shown.count();
      await page.locator('main input').first().fill('القَمح');
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('القَمح');
      await expect.poll(() => shown.count()).toBeLessThan(all);
      await page.reload();
      await expect.poll(() => shown.count()).toBeLessThan(all);
    });
  });
});
