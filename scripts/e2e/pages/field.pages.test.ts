import { crop } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { axeFindings } from '../../testing/axe.ts';
import { openPage } from '../../testing/browser.ts';
import { PHONE, withBrowser } from '../../testing/visit.ts';
import { KEEPING, missingPictures, storedPaths, untilStored } from '../../testing/worker.ts';

const { siteUrl, session } = inject('stack');
const LONG_TIMEOUT = { timeout: 60_000 };
const editor = createApi(siteUrl, session.token);

const browser = withBrowser();

const openBottomSheet = async (page: Page): Promise<void> => {
  await page.goto('/services/crops', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'حفظ على الهاتف' }).click();
  await page.getByRole('checkbox', { name: /شتوي/ }).waitFor();
};
const sizeOf = (page: Page, name: RegExp): Promise<string | null> =>
  page
    .locator('label', { has: page.getByRole('checkbox', { name }) })
    .locator('span:last-child')
    .textContent();
const saving = (page: Page) => page.getByRole('button', { name: /^حفظ ·/ });
const message = (page: Page) => page.locator('dialog [role=status]:not(:empty)');

const save = async (page: Page): Promise<string | null> => {
  await saving(page).click();
  await message(page).waitFor();
  return message(page).textContent();
};
const savedLinks = (page: Page): Promise<string[]> =>
  page.locator('[data-list=saved] li a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

describe('a season saved for the field', () => {
  it('is whole without a network, with every picture; later only what has changed is fetched; and it can be removed', async () => {
    const { page } = await openPage(browser(), siteUrl, { ...PHONE, ...KEEPING });
    await openBottomSheet(page);
    expect(await page.getByRole('checkbox', { name: /الصور/ }).isChecked()).toBe(false);
    expect(await sizeOf(page, /شتوي/)).toMatch(/^[٠-٩]+٫[٠-٩] ميجا$/);
    expect(await axeFindings(page, page.url())).toEqual([]);
    await page.getByRole('checkbox', { name: /الصور/ }).check();
    expect(await save(page)).toContain('حُفظت');
    await page.getByRole('button', { name: 'إغلاق' }).click();
    const crops = z.array(crop).parse(await editor.get('/crops'));
    const links = await savedLinks(page);
    expect(links.toSorted()).toEqual(
      crops
        .filter(({ season }) => season === 'Winter')
        .map(({ id }) => `/services/crop/${id}`)
        .toSorted(),
    );
    await page.context().setOffline(true);
    for (const link of links) {
      await page.goto(link);
      expect(await page.locator('h1').count(), link).toBe(1);
      expect(await missingPictures(page), link).toEqual([]);
    }
    await page.context().setOffline(false);

    const [first = ''] = links;
    const id = first.split('/').at(-1) ?? '';
    const before = crop.parse(await editor.get(`/crops/${id}`));
    const fetched: string[] = [];
    page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const list = async (): Promise<string> => (await fetch(`${siteUrl}/field-ar-winter.json`)).text();
    const oldList = await list();
    await editor.send('PATCH', `/crops/${id}`, { arabicTitle: 'عنوان جديد' });
    await expect.poll(list, LONG_TIMEOUT).not.toBe(oldList);
    await openBottomSheet(page);
    await saving(page).waitFor();
    fetched.length = 0;
    expect(await save(page)).toContain('حُفظت');
    expect(fetched.filter((path) => path.startsWith('/services/crop/'))).toEqual([first]);
    await editor.send('PATCH', `/crops/${id}`, { arabicTitle: before.arabicTitle });

    await page.getByRole('button', { name: 'حذف', exact: true }).click();
    await expect
      .poll(() => storedPaths(page).then((paths) => paths.filter((path) => path.startsWith('/services/crop/'))), LONG_TIMEOUT)
      .toEqual([]);
    await page.context().close();
  });

  it('in one language leaves what was saved in the other, and each is removed alone', async () => {
    const { page } = await openPage(browser(), siteUrl, { ...PHONE, ...KEEPING });
    await openBottomSheet(page);
    await page.getByRole('checkbox', { name: /شتوي/ }).check();
    await save(page);
    const arabic = await savedLinks(page);
    const english = arabic.map((link) => `/en${link}`);
    await page.goto('/en/offline?save=Winter', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Save ·/ }).click();
    await message(page).filter({ hasText: 'Saved.' }).waitFor();
    await expect.poll(() => savedLinks(page).then((links) => links.toSorted()), LONG_TIMEOUT).toEqual([...arabic, ...english].toSorted());
    expect(await page.locator('[data-list=saved] li a[lang=ar]').count()).toBe(arabic.length);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => savedLinks(page).then((links) => links.toSorted()), LONG_TIMEOUT).toEqual(arabic.toSorted());
    await page.context().close();
  });

  it('keeps a crop that has moved to another season, when both are saved again', async () => {
    const { page } = await openPage(browser(), siteUrl, { ...PHONE, ...KEEPING });
    await openBottomSheet(page);
    await page.getByRole('checkbox', { name: /شتوي/ }).check();
    await save(page);
    const [moved = ''] = await savedLinks(page);
    const id = moved.split('/').at(-1) ?? '';
    const listed = async (): Promise<string> => (await fetch(`${siteUrl}/field-ar-summer.json`)).text();
    await editor.send('PATCH', `/crops/${id}`, { season: 'Summer' });
    await expect.poll(listed, LONG_TIMEOUT).toContain(id);
    await openBottomSheet(page);
    await page.getByRole('checkbox', { name: /صيفي/ }).check();
    expect(await save(page)).toContain('حُفظت');
    expect(await savedLinks(page)).toContain(moved);
    await editor.send('PATCH', `/crops/${id}`, { season: 'Winter' });
    await expect.poll(listed, LONG_TIMEOUT).not.toContain(id);
    await page.context().close();
  });

  it('says when a part of it did not come, and comes whole when it is tried again', async () => {
    const { page } = await openPage(browser(), siteUrl, { ...PHONE, ...KEEPING });
    await page.route('**/field-ar-winter.json', (route) => route.abort(), { times: 1 });
    await page.goto('/offline?save=Winter', { waitUntil: 'networkidle' });
    expect(await message(page).textContent()).toContain('انقطع الاتصال');
    await page.getByRole('button', { name: 'إغلاق' }).click();
    await page.getByRole('button', { name: 'حفظ على الهاتف' }).click();
    await page.getByRole('checkbox', { name: /شتوي/ }).waitFor();
    await page.route('**/services/crop/*', (route) => route.fulfill({ status: 429 }), { times: 1 });
    expect(await save(page)).toContain('انقطع الاتصال');
    expect(await save(page)).toContain('حُفظت');
    await page.context().close();
  });

  it('says how much to free where there is no room, and leaves nothing half saved', async () => {
    const { page } = await openPage(browser(), siteUrl, { ...PHONE, ...KEEPING });
    const cdp = await page.context().newCDPSession(page);
    await openBottomSheet(page);
    await untilStored(page, '/offline');
    const quotaSize = await page.evaluate(async () => ((await navigator.storage.estimate()).usage ?? 0) + 100_000);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: siteUrl, quotaSize });
    await page.getByRole('checkbox', { name: /الصور/ }).check();
    expect(await save(page)).toMatch(/المساحة على هاتفك لا تكفي\. وفّر [٠-٩]+٫[٠-٩] ميجا/);
    const files = new Set(await storedPaths(page));
    await page.getByRole('button', { name: 'إغلاق' }).click();
    await page.context().setOffline(true);
    for (const link of await savedLinks(page)) {
      expect(files.has(link)).toBe(true);
      await page.goto(link);
      expect(await missingPictures(page)).toEqual([]);
    }
    await page.goto('/jobs');
    await page.getByText('الصفحة التي طلبتها غير محفوظة على هاتفك').waitFor();
    await page.context().setOffline(false);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: siteUrl });
    await openBottomSheet(page);
    expect(await save(page)).toContain('حُفظت');
    await page.context().close();
  });
});
