import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { Page } from 'playwright-core';
import { axeFindings } from '../../testing/axe.ts';
import { stickingOut } from '../../testing/sticking-out.ts';
import { chooseElsewhere } from './panel.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440] as const;

/** Uses the switch of a page outside the panel, even under a dialog; in the panel, the choice of another window. */
const speak = async (page: Page, locale: Locale): Promise<void> => {
  const choice = page.locator(`.language-toggle [lang=${locale}]`);
  if ((await choice.count()) > 0) await choice.evaluate((button: HTMLElement) => button.click());
  else await chooseElsewhere(page, 'language', locale);
};

/** Lists axe and overflow findings in both languages, themes and widths; leaves the page Arabic, light and wide. */
export const problemsInAllViews = async (page: Page, where: string): Promise<string[]> => {
  const found: string[] = [];
  for (const theme of THEMES)
    for (const locale of LOCALES)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await speak(page, locale);
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        await page.waitForFunction((language) => document.documentElement.lang === language, locale);
        const view = `${where} ${locale} ${theme} ${width}`;
        found.push(...(await axeFindings(page, view)));
        const wide = await page.evaluate(stickingOut);
        if (wide.length > 0) found.push(`${view}: sticks out: ${wide.join(' ')}`);
      }
  await speak(page, 'ar');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  return found;
};
