import { crop } from '@sanabel/contract';
import type { BrowserContextOptions } from 'playwright-core';
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

const open = async (
  name: string,
  { now = '2026-11-22T10:00:00Z', language = '', ...options }: BrowserContextOptions & { now?: string; language?: string } = {},
) => {
  const opened = await openPage(browser(), siteUrl, options);
  await opened.page.clock.setFixedTime(new Date(now));
  await opened.page.goto(`${language}/services/crop/${ids.get(name)}`);
  return opened;
};

describe("a crop's sheet", () => {
  it('says what is done today in Cairo, in both calendars, wherever the device is', async () => {
    const { page, complaints } = await open('Wheat', { timezoneId: 'Pacific/Kiritimati' });
    await page.getByText('أنت هنا: ٢٢ نوفمبر / ١٣ هاتور').first().waitFor();
    await page.getByRole('img', { name: /أنت هنا: ٢٢ نوفمبر/ }).waitFor();
    await page.getByText('هذا وقت الزراعة: الوجه البحري').waitFor();
    expect(await page.locator('[data-today]:visible').count()).toBe(1);
    expect(await page.locator('[data-today]:visible').getAttribute('data-stage')).toBe('sow');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('goes by days: on the 9th Upper Egypt waits for the 10th, when the text says to sow', async () => {
    for (const [now, text] of [
      ['2026-11-09T10:00:00Z', 'Next sowing: from 10 November.'],
      ['2026-11-10T10:00:00Z', 'You can sow until 25 November.'],
    ] as const) {
      const { page } = await open('Wheat', { now, language: '/en' });
      await page.getByRole('radio', { name: 'Upper Egypt' }).press('Space');
      await page.locator('[data-days]:visible').getByText(text).waitFor();
      await page.context().close();
    }
  });

  it('says that no agronomist has confirmed it, and gives the dates of the nearest region by name', async () => {
    const { page } = await open('Barley', { language: '/en' });
    await page.getByText('No agronomist has confirmed these dates').waitFor();
    await page.getByRole('radio', { name: 'Middle Egypt' }).press('Space');
    await page.locator('[data-region~="1"]').getByText('as in Upper Egypt, not checked for this region').waitFor();
    await page.context().close();
  });

  it('changes dates and table with the region, by keys too, and keeps the choice on the device', async () => {
    const { page } = await open('Wheat', { language: '/en' });
    const regions = page.getByRole('group', { name: 'Region' });
    await page
      .getByRole('row', { name: /Expected yield/ })
      .getByText('12–24')
      .waitFor();
    await regions.getByRole('radio', { name: 'Delta' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await regions.getByRole('radio', { name: 'Upper Egypt' }).isChecked()).toBe(true);
    await page.locator('[data-region~="2"]').getByRole('definition').getByText('from 10 to 25 November').waitFor();
    expect(await page.getByText('12–24').isVisible()).toBe(false);
    await page.reload();
    expect(await regions.getByRole('radio', { name: 'Upper Egypt' }).isChecked()).toBe(true);
    await page.context().close();
  });

  it('works without a script: the dates of the first region alone, the others at a press', async () => {
    const { page } = await open('Cotton', { javaScriptEnabled: false });
    expect(await page.getByText('من منتصف أبريل إلى ١٠ مايو').first().isVisible()).toBe(true);
    expect(await page.locator('[data-days]:visible').count()).toBe(0);
    await page.getByRole('group', { name: 'المنطقة' }).getByText('الصعيد', { exact: true }).click();
    expect(await page.locator('[data-region~="2"]').getByText('من منتصف مارس إلى منتصف أبريل').isVisible()).toBe(true);
    await page.context().close();
  });
});
