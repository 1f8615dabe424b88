import { crop } from '@sanabel/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openPage } from '../../testing/browser.ts';
import { withBrowser } from '../../testing/visit.ts';

const { siteUrl, cmsUrl } = inject('stack');
const browser = withBrowser();
let wheat = '';
beforeAll(async () => {
  const crops = z.array(crop).parse(await createApi(cmsUrl).get('/crops'));
  wheat = crops.find(({ name }) => name === 'Wheat')?.id ?? '';
});

const NOVEMBER = '2026-11-23T10:00:00Z';
const view = async <Result>(
  path: string,
  now: string,
  read: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> => {
  const { page, complaints } = await openPage(browser(), siteUrl, options);
  await page.clock.setFixedTime(new Date(now));
  await page.goto(path);
  const result = await read(page);
  expect(complaints).toEqual([]);
  await page.context().close();
  return result;
};
const headingOf = async (page: Page) => (await page.locator('h1').innerText()).replace(/\s+/g, ' ');
const work = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).locator('xpath=..');

describe('the page of the month', () => {
  it.each([
    ['the last minute of a year', '/this-month', '2026-12-31T21:59:00Z', 'ديسمبر كيهك', '٢٢ كيهك ١٧٤٣'],
    ['the first minute of the next', '/this-month', '2026-12-31T22:00:00Z', 'يناير كيهك', '٢٣ كيهك ١٧٤٣'],
    ['the Coptic leap day', '/this-month', '2027-09-11T12:00:00Z', 'سبتمبر نسيئ', '٦ نسيئ ١٧٤٣'],
    ['the first of Tut', '/en/this-month', '2027-09-11T22:00:00Z', 'September Tout', '1 Tout 1744'],
    ['midnight in summer time', '/en/this-month', '2026-07-31T21:00:00Z', 'August Epep', '25 Epep 1742'],
  ])('is that of Cairo at %s, wherever the phone is', async (_, path, now, heading, day) => {
    await view(
      path,
      now,
      async (page) => {
        expect(await headingOf(page)).toBe(heading);
        await page.getByText(day).waitFor();
      },
      { timezoneId: path.startsWith('/en') ? 'Pacific/Niue' : 'Pacific/Kiritimati' },
    );
  });

  it('says what to sow now and the month’s proverb, and frames the month in the table', () =>
    view('/this-month', NOVEMBER, async (page) => {
      await page.getByText('«هاتور أبو الدهب المنتور»').waitFor();
      await work(page, 'ازرع').getByRole('link', { name: 'القمح الزراعة حتى آخر نوفمبر' }).waitFor();
      await work(page, 'احصد').getByRole('link', { name: 'البرتقال أبو سرة: الحصاد حتى آخر فبراير' }).waitFor();
      await work(page, 'اعتنِ').getByRole('link', { name: 'الثوم' }).waitFor();
      await page.getByRole('columnheader', { name: 'نوفمبر هاتور' }).and(page.locator('[aria-current=date]')).waitFor();
      expect(await page.locator('[data-now]').count()).toBe(1 + (await page.locator('tbody tr').count()));
      expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['على مدار العام']);
    }));

  it.each([
    ['2026-04-10T10:00:00Z', 'Sow', 'Sunflower'],
    ['2026-06-10T10:00:00Z', 'Sow', 'Sunflower'],
    ['2026-07-20T10:00:00Z', 'Tend', 'Rice'],
    ['2026-09-10T10:00:00Z', 'Harvest', 'Rice'],
    ['2026-01-10T10:00:00Z', 'Harvest', 'Orange'],
  ])('on %s has the work of that day', (now, column, name) =>
    view('/en/this-month', now, async (page) => {
      await work(page, column).getByRole('link', { name }).first().waitFor();
    }),
  );

  it('goes with the region, by keys too, keeps it on the device, and shares it with the crops', () =>
    view('/en/this-month', '2026-11-10T10:00:00Z', async (page) => {
      const regions = page.getByRole('group', { name: 'Region' });
      await work(page, 'Sow').getByRole('link', { name: 'Faba beans' }).waitFor();
      await regions.getByRole('radio', { name: 'Delta' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const wheatNow = work(page, 'Sow').getByRole('link', { name: 'Wheat Sow until 25 November' });
      await wheatNow.waitFor();
      await page.reload();
      await wheatNow.click();
      await page.waitForURL(`**/services/crop/${wheat}`);
      expect(await page.getByRole('radio', { name: 'Upper Egypt' }).isChecked()).toBe(true);
    }));

  it('claims nothing of now without a script: the year, all seasons, and the table of the first region', () =>
    view(
      '/this-month',
      NOVEMBER,
      async (page) => {
        expect(await headingOf(page)).toBe('السنة الزراعية');
        expect(await page.getByText('ازرع', { exact: true }).isVisible()).toBe(false);
        expect(await page.getByText('الشهر الحالي').isVisible()).toBe(false);
        expect(await page.getByRole('heading', { level: 3 }).count()).toBe(2);
        await page.getByRole('row', { name: /^القمح/ }).waitFor();
      },
      { javaScriptEnabled: false },
    ));
});

describe('the booklet of a season', () => {
  it('is printed on half sheets, with the region that was chosen, from the page of the month', () =>
    view('/this-month', NOVEMBER, async (page) => {
      await page.getByRole('link', { name: 'كتيّب للطباعة: محاصيل الشتاء' }).click();
      await page.getByRole('heading', { name: 'محاصيل الشتاء' }).waitFor();
      await page.locator('#main').getByText('الصعيد', { exact: true }).click();
      const row = page.getByRole('row', { name: /^القمح/ });
      expect(await row.getByText('زراعة').count()).toBe(1);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: 'طباعة الكتيّب' }).click();
      await page.locator('[data-printed]').waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(
        await page.locator('.crop-notes img').evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).complete).length),
      ).toBe(0);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const paperSizes = [...pdf.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box = '']) =>
        box.split(' ').map((side) => Math.round(Number(side))),
      );
      expect(paperSizes.length).toBeGreaterThan(2);
      expect(new Set(paperSizes.map(String))).toEqual(new Set(['0,0,420,595']));
    }));
});

describe('home', () => {
  const seasonCrops = (page: Page) => page.locator('#crops [data-id]:visible h3').allInnerTexts();

  it('has the day, the crop of the moment and the crops of the season, on any day without a rebuild', async () => {
    await view(
      '/',
      NOVEMBER,
      async (page) => {
        await page.getByRole('link', { name: 'هذا وقت زراعة القمح' }).waitFor();
        expect(await seasonCrops(page)).toContain('القمح');
        await page.getByRole('link', { name: 'الاثنين، ٢٣ نوفمبر، ١٤ هاتور' }).click();
        await page.waitForURL('**/this-month');
      },
      { timezoneId: 'Pacific/Kiritimati' },
    );
    await view('/en', '2027-06-10T10:00:00Z', async (page) => {
      await page.getByRole('link', { name: 'Thursday 10 June, 3 Paona' }).waitFor();
      await page.getByRole('link', { name: 'Maize: time to sow' }).waitFor();
      expect(await seasonCrops(page)).toEqual(['Maize', 'Sunflower', 'Soybean', expect.any(String)]);
    });
  });

  it('names no day and no crop of the moment without a script', () =>
    view(
      '/en',
      NOVEMBER,
      async (page) => {
        await page.getByRole('heading', { name: 'Some of our crops' }).waitFor();
        expect(await page.locator('[data-today]:visible').count()).toBe(0);
        expect(await page.getByText('time to').filter({ visible: true }).count()).toBe(0);
        expect(await seasonCrops(page)).toHaveLength(4);
      },
      { javaScriptEnabled: false },
    ));
});
