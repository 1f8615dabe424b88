import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { openBrowser, openPage } from '../../testing/browser.ts';
import { stickingOut } from '../../testing/sticking-out.ts';
import { type PageKind, pageKinds } from './pages.ts';

const { siteUrl, cmsUrl } = inject('stack');
const NARROW = { width: 360, height: 800 };
const WIDE = { width: 1440, height: 900 };
const ALL_PAGES_MS = 600_000;

const languageFaults = async (page: Page, { locale, path }: PageKind): Promise<string[]> => {
  const [language, direction] = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  return language === locale && direction === (locale === 'ar' ? 'rtl' : 'ltr') ? [] : [`${path}: lang=${language} dir=${direction}`];
};

const sidewaysFaults = async (page: Page, { path }: PageKind): Promise<string[]> => {
  const wide = await page.evaluate(stickingOut);
  const isScrolling = (await page.evaluate(() => document.documentElement.scrollWidth)) > NARROW.width;
  return wide.length > 0 || isScrolling ? [`${path}: ${wide.join(' ')}`] : [];
};

/**
 * Runs axe on each kind in the two most different looks: Arabic on a telephone, English on a wide screen in the dark theme.
 * `npm run test:pages` checks every page in every look.
 */
describe('every page kind in either language', () => {
  const faults = { language: [] as string[], sideways: [] as string[], axe: [] as string[], browser: [] as string[] };

  const look = async (browser: Browser, kind: PageKind): Promise<void> => {
    const { path } = kind;
    const { page, complaints } = await openPage(browser, siteUrl, { viewport: NARROW, reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    faults.language.push(...(await languageFaults(page, kind)));
    faults.sideways.push(...(await sidewaysFaults(page, kind)));
    if (kind.locale === 'ar') faults.axe.push(...(await axeFindings(page, `${path}, telephone`)));
    else {
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ colorScheme: 'dark' });
      faults.axe.push(...(await axeFindings(page, `${path}, wide and dark`)));
    }
    const unexpected = complaints.filter((text) => !(path.endsWith('/not-here') && text.includes('404')));
    faults.browser.push(...unexpected.map((text) => `${path}: ${text}`));
    await page.context().close();
  };

  let browser: Browser;
  let kinds: PageKind[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    kinds = await pageKinds(cmsUrl);
    for (const kind of kinds) await look(browser, kind);
  }, ALL_PAGES_MS);
  afterAll(() => browser.close());

  it('has its language and direction', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(30);
    expect(faults.language).toEqual([]);
  });
  it('does not scroll sideways on a telephone of 360 px', () => expect(faults.sideways).toEqual([]));
  it('has no fault that axe finds, in Arabic on a telephone and in English on a wide screen in the dark', () =>
    expect(faults.axe).toEqual([]));
  it('makes the browser log no warning or error', () => expect(faults.browser).toEqual([]));
});
