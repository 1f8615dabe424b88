import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { focused, withBrowser } from '../../testing/visit.ts';
import { editorApi } from './editor.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const api = editorApi();
const setTour = (isClosed: boolean) => api.send('POST', '/account/tour', { isClosed });

const browser = withBrowser();
afterEach(() => setTour(true));

const tour = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: /^(?:إغلاق الجولة|Close the tour)/ }) });

describe('the help', () => {
  it('explains the open page with a picture, by the keyboard alone', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/trash');
    await page.getByRole('button', { name: 'المساعدة' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'المحذوفات' });
    await dialog.getByText('ثلاثين يومًا').waitFor();
    await expect.poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await problemsInAllViews(page, 'help')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toContain('المساعدة');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is in the form of a crop, too, and keeps what was typed', async () => {
    const { page } = await openPanel(browser(), { locale: 'en', width: 390 }, '/admin/crops/new');
    await page.getByLabel('Crop name', { exact: true }).first().fill('Lupin');
    await page.getByRole('button', { name: 'About “Crops”' }).click();
    await page.getByRole('dialog', { name: 'Crops' }).getByText('feddan').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Crop name', { exact: true }).first().inputValue()).toBe('Lupin');
    await page.context().close();
  });
});

describe('the tour of the first day', () => {
  it.each([
    { locale: 'ar', width: 1440, begin: 'عشر دقائق تتعرّف فيها على اللوحة', next: 'التالي' },
    { locale: 'en', width: 390, begin: 'Get to know the panel in ten minutes', next: 'Next' },
  ] as const)('has four steps and is closed for good, in $locale at $width px', async ({ begin, next, ...view }) => {
    await setTour(false);
    const { page } = await openPanel(browser(), view, '/admin');
    await page.getByRole('button', { name: begin }).click();
    for (let step = 0; step < 3; step += 1) await tour(page).getByRole('button', { name: next }).press('Enter');
    expect(await problemsInAllViews(page, 'tour')).toEqual([]);
    // The last look is in Arabic.
    await tour(page).getByRole('button', { name: 'بدء العمل' }).press('Enter');
    await tour(page).waitFor({ state: 'detached' });
    await page.context().close();
    const another = await openPanel(browser(), view, '/admin');
    await another.page.getByRole('heading', { level: 1 }).waitFor();
    await another.page.waitForLoadState('networkidle');
    expect(await another.page.getByRole('button', { name: begin }).count()).toBe(0);
    await another.page.context().close();
  });
});

describe('the guide on paper', () => {
  it.each(['ar', 'en'] as const)('has two pages of A4 in %s', async (locale) => {
    const { page } = await openPanel(browser(), { locale }, '/admin/guide');
    await page.getByRole('main').locator('section').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.context().close();
  });
});
