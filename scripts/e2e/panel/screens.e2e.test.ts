import { sentJobRequest } from '@sanabel/contract';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arabicFindings } from '../../testing/arabic.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { OpenPage } from '../../testing/browser.ts';
import { stickingOut } from '../../testing/sticking-out.ts';
import { withBrowser } from '../../testing/visit.ts';
import { APPLICATION } from './application.ts';
import { editorApi } from './editor.ts';
import { chooseElsewhere, openPanel, openSignIn } from './panel.ts';
import { SCREENS, show } from './screens.ts';

const editor = editorApi();
const NARROWEST = { width: 360, height: 800 };

const browser = withBrowser();
let request: string;
beforeAll(async () => {
  const application = { ...APPLICATION, email: 'screens-test@sanabel.example' };
  ({ id: request } = sentJobRequest.parse(await editor.send('POST', '/job-requests', application)));
});
afterAll(() => editor.send('DELETE', `/job-requests/${request}`));

interface View {
  locale: Locale;
  theme: 'light' | 'dark';
  width: number;
}
const VIEWS: readonly View[] = LOCALES.flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) => [390, 1440].map((width) => ({ locale, theme, width }))),
);

const wear = async (page: Page, { locale, theme, width }: View): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await chooseElsewhere(page, 'language', locale);
  await chooseElsewhere(page, 'theme', theme);
  await page.waitForFunction(
    ([language, light]) => document.documentElement.lang === language && document.documentElement.dataset.theme === light,
    [locale, theme] as const,
  );
};

const sideways = async (page: Page, where: string): Promise<string[]> => {
  const wide = await page.evaluate(stickingOut);
  return wide.length > 0 ? [`${where}: wider than 360 px, by ${wide.join(' ')}`] : [];
};

/** Names fields into which Safari zooms on a phone. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable]')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `letters smaller than 16 px: ${field.outerHTML.slice(0, 120)}`),
  );

const problemsOf = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const view of VIEWS) {
    await wear(page, view);
    found.push(...(await axeFindings(page, Object.values(view).join(' '))));
    if (view.locale === 'ar' && view.theme === 'light') found.push(...(await arabicFindings(page)));
  }
  for (const locale of ['en', 'ar'] as const) {
    await wear(page, { locale, theme: 'light', width: 390 });
    await page.setViewportSize(NARROWEST);
    found.push(...(await sideways(page, locale)), ...(await smallFields(page)));
  }
  return found;
};

describe('in both languages, light and dark, wide and narrow', () => {
  let opened: OpenPage;
  beforeAll(async () => {
    opened = await openPanel(browser(), { width: 1440 }, '/admin/trash');
  });
  afterAll(() => opened.page.context().close());

  it.each(SCREENS)('%s has nothing that axe finds, that sticks out at 360 px, or that the browser complains of', async (_name, screen) => {
    const { page, complaints } = opened;
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page, screen);
    expect([...(await problemsOf(page)), ...complaints.splice(0)]).toEqual([]);
  });
});

describe('a screen outside the sections', () => {
  it('has no fault: the drawer of the telephone', async () => {
    const { page, complaints } = await openPanel(browser(), { width: 390 }, '/admin/trash');
    await page.getByRole('button', { name: 'القائمة', exact: true }).click();
    await page.locator('dialog.sidebar').waitFor();
    expect([...(await axeFindings(page, 'drawer')), ...complaints]).toEqual([]);
    await page.context().close();
  });

  it('has no fault: both steps of signing in', async () => {
    const { page, complaints } = await openSignIn(browser(), { width: 390 });
    await page.evaluate(() => localStorage.setItem('sanabel.signIn', JSON.stringify({ email: 'mona@sanabel.example', resendAt: 0 })));
    const found: string[] = [];
    for (const path of ['/admin/login', '/admin/verify']) {
      for (const { locale, theme, width } of VIEWS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(
          (entries) => {
            for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
          },
          { 'sanabel.language': locale, 'sanabel.theme': theme },
        );
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.getAttribute('html', 'data-theme')).toBe(theme);
        found.push(...(await axeFindings(page, `${path} ${locale} ${theme} ${width}`)));
      }
      await page.setViewportSize(NARROWEST);
      found.push(...(await sideways(page, path)));
    }
    expect([...found, ...complaints]).toEqual([]);
    await page.context().close();
  });
});
