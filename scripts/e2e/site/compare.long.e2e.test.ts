import { crop } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openPage } from '../../testing/browser.ts';
import { withBrowser } from '../../testing/visit.ts';

const { siteUrl, cmsUrl } = inject('stack');
const browser = withBrowser();
const ids = new Map<string, string>();
beforeAll(async () => {
  for (const { name, id } of z.array(crop).parse(await createApi(cmsUrl).get('/crops'))) ids.set(name, id);
});

const open = async (path: string) => {
  const { page, complaints } = await openPage(browser(), siteUrl, {});
  await page.goto(path);
  return { page, complaints };
};
const rowOf = async (page: Page, label: string): Promise<string[]> => {
  const row = page.getByRole('row', { name: new RegExp(`^${label} `) });
  await row.waitFor();
  return row.getByRole('cell').allInnerTexts();
};

describe('two crops side by side', () => {
  it('are looked for again where a name is unknown, and go along to the other language', async () => {
    const { page, complaints } = await open('/services/compare');
    const [first, second] = [page.getByLabel('المحصول الأول'), page.getByLabel('المحصول الثاني')];
    await first.fill('القمح');
    await second.fill('زرافة');
    await page.getByRole('button', { name: 'مقارنة' }).click();
    await page.getByText('لا محصول باسم «زرافة». اختر الاسم من القائمة.').waitFor();
    expect([await first.getAttribute('aria-invalid'), await second.getAttribute('aria-invalid')]).toEqual(['false', 'true']);
    await second.fill('القطن');
    await page.getByRole('button', { name: 'مقارنة' }).click();
    await page.getByRole('columnheader', { name: 'القطن' }).waitFor();
    await page.locator('[data-language]').click();
    await page.getByRole('columnheader', { name: 'Cotton' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are picked from pictures of the season, beside a crop that was open, and read again for another region', async () => {
    const { page, complaints } = await open(`/en/services/compare?a=${ids.get('Wheat')}`);
    await expect.poll(() => page.getByLabel('First crop').inputValue()).toBe('Wheat');
    const picks = page.locator('[data-picks] button');
    expect(await picks.count()).toBe(6);
    const other = picks.filter({ hasNotText: 'Wheat' }).first();
    const name = (await other.innerText()).trim();
    await other.click();
    await page.getByRole('columnheader', { name }).waitFor();
    expect(await page.locator('[data-picks]').isVisible()).toBe(false);
    await page.getByRole('columnheader', { name: 'Wheat' }).getByText('Delta').waitFor();
    await page.getByText('Upper Egypt', { exact: true }).first().click();
    await page.getByRole('columnheader', { name: 'Wheat' }).getByText('Upper Egypt').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are found by their names as one types, from the list of crops', async () => {
    const { page, complaints } = await open('/services/crops');
    await page.getByRole('link', { name: 'قارن بين محصولين' }).click();
    await page.getByLabel('المحصول الأول').fill('قم');
    await page.locator('#first-names option[value="القمح"]').waitFor({ state: 'attached' });
    await page.getByLabel('المحصول الأول').fill('القمح');
    await page.getByLabel('المحصول الثاني').fill('عباد الشمس');
    await page.getByRole('button', { name: 'مقارنة' }).click();
    expect(await rowOf(page, 'الموسم')).toEqual(['شتوي', 'صيفي']);
    expect(await rowOf(page, 'الزراعة')).toEqual(['من ١٥ إلى ٣٠ نوفمبر', 'غير مذكور']);
    expect(await rowOf(page, 'الزراعة: النيلية')).toEqual(['غير مذكور', 'يوليو']);
    expect(await rowOf(page, 'مسافات الزراعة')).toEqual(['غير مذكور', '٢٥ في ٦٠ سنتيمترًا']);
    expect(new URL(page.url()).search).toBe(`?a=${ids.get('Wheat')}&b=${ids.get('Sunflower')}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('open by their address, which can be sent, with the dates of the region that was chosen', async () => {
    const { page } = await open('/en/services/compare');
    await page.evaluate(() => localStorage.setItem('region', 'upper'));
    await page.goto(`/en/services/compare?a=${ids.get('Wheat')}&b=${ids.get('Cotton')}`);
    expect(await rowOf(page, 'Sowing')).toEqual(['from 10 to 25 November', 'from mid March to mid April']);
    expect(await page.getByLabel('Second crop').inputValue()).toBe('Cotton');
    await page.getByRole('link', { name: 'Wheat' }).click();
    await page.waitForURL(`**/en/services/crop/${ids.get('Wheat')}`);
    await page.context().close();
  });

  it('say of which region their dates are, where these differ by region', async () => {
    const { page } = await open(`/en/services/compare?a=${ids.get('Wheat')}&b=${ids.get('Rice')}`);
    await rowOf(page, 'Sowing');
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      expect.stringMatching(/^Wheat\s+Delta$/),
      expect.stringMatching(/^Rice\s+Delta$/),
    ]);
    await page.context().close();
  });

  it('say so where one is not there', async () => {
    const { page } = await open(`/en/services/compare?a=${ids.get('Wheat')}&b=gone`);
    await page.getByRole('status').getByText('We could not find one of the crops').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.context().close();
  });
});
