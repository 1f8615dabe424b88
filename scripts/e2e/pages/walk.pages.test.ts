import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/browser.ts';
import { withBrowser } from '../../testing/visit.ts';
import { oneOfEachKind } from './built-pages.ts';
import { lostInForcedColors } from './forced-colors.ts';
import { onEvery, PAGES, SITE } from './open.ts';
import { brokenWithoutScript } from './unscripted.ts';

const browser = withBrowser();
const KINDS = oneOfEachKind(PAGES);

describe('a page of each kind', () => {
  it('shows in forced colours which one is chosen, the year and every text', async () => {
    const options = { viewport: { width: 1280, height: 900 }, forcedColors: 'active', reducedMotion: 'reduce' } as const;
    expect(await onEvery(browser(), KINDS, options, lostInForcedColors)).toEqual([]);
  });

  it.each([390, 1280])('is whole without scripts, %i px wide', async (width) => {
    const options = { viewport: { width, height: 900 }, javaScriptEnabled: false } as const;
    expect(await onEvery(browser(), KINDS, options, (page) => page.evaluate(brokenWithoutScript))).toEqual([]);
  });

  it('keeps the part that is read when the language changes', async () => {
    const { page } = await openPage(browser(), SITE, { viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await page.locator('#guidance').evaluate((part) => part.scrollIntoView({ block: 'center' }));
    // A click on the locator would scroll the page first, because the header is sticky.
    const box = await page.locator('[data-language]').first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await page.waitForURL('/en#guidance');
    await page.context().close();
  });
});
