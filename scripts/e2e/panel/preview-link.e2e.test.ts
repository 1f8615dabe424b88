import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { type ClockedStack, openClockedStack } from './clocked-stack.ts';
import { column } from './content.ts';
import { openPanel } from './panel.ts';

const NOW = Date.parse('2027-03-01T09:00:00Z');
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NAMES = { ar: 'محصول للزميلة', en: 'Crop for a colleague' } as const;

let stack: ClockedStack;
const browser = withBrowser();
beforeAll(async () => {
  stack = await openClockedStack(NOW);
});
afterAll(() => stack.stop());

it('a link to unsaved changes opens for a day, to the minute, and then says that it has ended', async () => {
  const session = await stack.signIn();
  const { page } = await openPanel(browser(), { siteUrl: stack.siteUrl, session, now: NOW }, '/admin/crops/new');
  for (const locale of LOCALES) await column(page, locale).getByLabel('اسم المحصول').fill(NAMES[locale]);
  await page.getByRole('button', { name: 'معاينة', exact: true }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/previews/crops/links'));
  await page.getByRole('button', { name: 'مشاركة المعاينة' }).click();
  const { address } = (await (await answered).json()) as { address: string };
  // A day later at the same hour in the club's time zone.
  await page.getByText(/ينتهي .*٢ مارس.*١١/).waitFor();
  await page.context().close();

  const colleague = await browser().newPage();
  const open = async (locale: Locale): Promise<number | undefined> =>
    (await colleague.goto(`${stack.siteUrl}${address}?locale=${locale}`))?.status();
  await stack.clock.goOnFrom(NOW + 24 * HOUR_MS - MINUTE_MS);
  for (const locale of LOCALES) {
    expect(await open(locale)).toBe(200);
    await colleague.getByText(NAMES[locale]).first().waitFor();
    expect(await colleague.locator('html').getAttribute('lang')).toBe(locale);
  }
  await stack.clock.goOnFrom(NOW + 24 * HOUR_MS + MINUTE_MS);
  expect(await open('ar')).toBe(404);
  await colleague.getByText('انتهى رابط المعاينة').waitFor();
  expect(await open('en')).toBe(404);
  await colleague.getByText('This preview link has expired').waitFor();
  expect(await colleague.content()).not.toContain(NAMES.en);
  await colleague.close();
});
