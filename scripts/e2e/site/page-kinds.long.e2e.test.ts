import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { openBrowser, openPage } from '../../testing/browser.ts';
import { stickingOut } from '../../testing/sticking-out.ts';
import { type PageKind, pageKinds } from './pages.ts';

const { siteUrl, cmsUrl } = inject('stack');
const NARROW = { width: 360, height: 800 };
const VIEWS = {
  ar: { viewport: NARROW, colorScheme: 'light' },
  en: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;
const ALL_PAGES_MS = 600_000;

const languageProblems = async (page: Page, { locale, path }: PageKind): Promise<string[]> => {
  const [language, direction] = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  return language === locale && direction === (locale === 'ar' ? 'rtl' : 'ltr') ? [] : [`${path}: lang=${language} dir=${direction}`];
};

const sidewaysProblems = async (page: Page, { path }: PageKind): Promise<string[]> => {
  await page.setViewportSize(NARROW);
  const wide = await page.evaluate(stickingOut);
  const isScrolling = (await page.evaluate(() => document.documentElement.scrollWidth)) > NARROW.width;
  return wide.length > 0 || isScrolling ? [`${path}: ${wide.join(' ')}`] : [];
};

/** Opens each kind in Arabic on a phone and in English on a wide screen; `npm run test:pages` opens every page in every look. */
describe('every page kind in either language', () => {
  const problems = { language: [] as string[], sideways: [] as string[], axe: [] as string[], browser: [] as string[] };
  const asked: string[] = [];

  const checkPages = async (browser: Browser, locale: Locale, kinds: readonly PageKind[]): Promise<void> => {
    const { viewport, colorScheme } = VIEWS[locale];
    const { page, complaints } = await openPage(browser, siteUrl, { colorScheme, reducedMotion: 'reduce' });
    page.on('request', (request) => asked.push(`${page.url()}: ${new URL(request.url()).pathname}`));
    for (const kind of kinds) {
      const { path } = kind;
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'networkidle' });
      problems.language.push(...(await languageProblems(page, kind)));
      problems.axe.push(...(await axeFindings(page, path)));
      problems.sideways.push(...(await sidewaysProblems(page, kind)));
      const unexpected = complaints.splice(0).filter((text) => !(path.endsWith('/not-here') && text.includes('404')));
      problems.browser.push(...unexpected.map((text) => `${path}: ${text}`));
    }
    await page.context().close();
  };

  let browser: Browser;
  let kinds: PageKind[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    kinds = await pageKinds(cmsUrl);
    for (const locale of LOCALES)
      await checkPages(
        browser,
        locale,
        kinds.filter((kind) => kind.locale === locale),
      );
  }, ALL_PAGES_MS);
  afterAll(() => browser.close());

  it('has its language and direction', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(30);
    expect(problems.language).toEqual([]);
  });
  it('does not scroll sideways on a telephone of 360 px', () => expect(problems.sideways).toEqual([]));
  it('has no fault that axe finds, in Arabic on a telephone and in English on a wide screen in the dark', () =>
    expect(problems.axe).toEqual([]));
  it('makes the browser log no warning or error', () => expect(problems.browser).toEqual([]));
  it('asks the CMS for nothing', () => {
    expect(asked.length).toBeGreaterThan(kinds.length);
    expect(asked.filter((request) => request.includes(': /api/'))).toEqual([]);
  });
});
