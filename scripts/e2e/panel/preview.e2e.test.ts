import type { Crop } from '@sanabel/contract/entities/crop';
import type { TimedName } from '@sanabel/contract/entities/index';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { focused, withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, column, removeItem, SOON } from './content.ts';
import { openPanel } from './panel.ts';

const NAME = 'محصول للمعاينة';
const browser = withBrowser();
let crop: Crop;
beforeAll(async () => {
  crop = await addCrop({ name: 'Crop of the preview', arabicName: NAME });
});
afterAll(() => removeItem('crops', crop.id));

const shown = (page: Page) => page.frameLocator('.preview-stage iframe').locator('body');
const openPreview = (page: Page) => page.getByRole('button', { name: 'معاينة', exact: true }).click();
const firstOf = async (list: TimedName): Promise<string> =>
  ((await (await ask('GET', `/${list}`)).json()) as { id: string }[])[0]?.id ?? '';

describe('the preview of a form', () => {
  it('shows the whole page of what is typed, follows it, and changes nothing', async () => {
    const { page, complaints } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    await column(page, 'ar').getByLabel('اسم المحصول').fill('قمح لم يُحفظ');
    await openPreview(page);
    await shown(page).getByText('قمح لم يُحفظ').first().waitFor();
    await shown(page).getByRole('contentinfo').waitFor();
    expect(await axeFindings(page, 'preview')).toEqual([]);
    await column(page, 'ar').getByLabel('اسم المحصول').fill('قمح آخر لم يُحفظ');
    await shown(page).getByText('قمح آخر لم يُحفظ').first().waitFor();
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await shown(page).getByText('Crop of the preview').first().waitFor();
    await page.getByRole('radio', { name: 'هاتف' }).check({ force: true });
    expect(await page.locator('.preview-stage iframe').evaluate((frame) => (frame as HTMLIFrameElement).style.width)).toBe('390px');
    await page.getByRole('button', { name: 'العودة إلى التحرير' }).click();
    await expect.poll(() => focused(page)).toBe('معاينة');
    expect(await column(page, 'ar').getByLabel('اسم المحصول').inputValue()).toBe('قمح آخر لم يُحفظ');
    expect(await (await ask('GET', `/crops/${crop.id}`)).json()).toEqual(crop);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(['articles', 'members', 'partners', 'gallery'] as const)('is there for one of the %s', async (list) => {
    const { page, complaints } = await openPanel(browser(), { width: 390 }, `/admin/${list}/${await firstOf(list)}`);
    await openPreview(page);
    await shown(page).getByRole('contentinfo').waitFor();
    expect(await axeFindings(page, list)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('a link opens it for a colleague, says what it is, counts, and ends', async () => {
  const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
  await openPreview(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/previews/crops/links'));
  await page.getByRole('button', { name: 'مشاركة المعاينة' }).click();
  const { address } = (await (await answered).json()) as { address: string };
  await page.getByText('لم يُفتح بعد').waitFor();
  const colleague = await browser().newPage();
  const response = await colleague.goto(`${inject('stack').siteUrl}${address}`);
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await colleague.getByText('معاينة: هذه الصفحة لم تُنشر بعد').waitFor();
  await colleague.getByText(NAME).first().waitFor();
  const before = colleague.url();
  await colleague.getByRole('contentinfo').getByRole('link').first().click({ force: true });
  expect([colleague.url(), colleague.context().pages().length]).toEqual([before, 1]);
  await page.getByText('فُتح مرة').waitFor({ timeout: SOON.timeout });
  await page.getByRole('button', { name: 'إبطال الرابط' }).click();
  await page.getByText('أُبطل الرابط').waitFor();
  expect((await colleague.goto(before))?.status()).toBe(404);
  await colleague.close();
  await page.context().close();
});
