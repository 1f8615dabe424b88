import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, column, removeNamed, SOON } from './content.ts';
import { openPanel } from './panel.ts';

const { siteUrl } = inject('stack');
const NAME = 'محصول إلى الموقع';

const browser = withBrowser();
afterEach(() => removeNamed('crops', NAME));

const crops = (page: Page, name = 'المحاصيل') => page.getByRole('region', { name, exact: true });

describe('the way to the public page', () => {
  it('is in the card and in the form of what visitors see, and nowhere for a draft', async () => {
    const { id } = await addCrop({ name: 'To the site', arabicName: NAME });
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    const link = crops(page).getByRole('link', { name: new RegExp(`عرضه على الموقع : ${NAME}`) });
    await link.waitFor(SOON);
    expect(await link.getAttribute('href')).toBe(`/services/crop/${id}`);
    await crops(page).getByRole('link', { name: NAME, exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('link', { name: /^عرضه/ }).getAttribute('href')).toBe(`/services/crop/${id}`);
    expect((await ask('PATCH', `/crops/${id}`, { isDraft: true })).status).toBe(200);
    await page.goto('/admin');
    await crops(page).getByText(NAME, { exact: true }).waitFor();
    expect(await link.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('comes with the message after a save, once the site shows it', async () => {
    const { id } = await addCrop({ name: 'To the site', arabicName: NAME });
    const { page, complaints } = await openPanel(browser(), {}, `/admin/crops/${id}`);
    await column(page, 'ar').getByLabel('العنوان', { exact: true }).fill('عنوان آخر للموقع');
    await page.keyboard.press('Control+s');
    await page.getByText(`حُفظ «${NAME}»`).waitFor();
    await page.getByText(`«${NAME}» على الموقع الآن.`).waitFor({ timeout: 60_000 });
    const href = await page.locator('.toasts').getByRole('link', { name: /^عرضه/ }).getAttribute('href');
    expect(await (await fetch(siteUrl + href)).text()).toContain('عنوان آخر للموقع');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens the site in the reader’s language', async () => {
    const { page } = await openPanel(browser(), { locale: 'en' }, '/admin');
    const eye = page.getByRole('link', { name: /^View site/ });
    await expect.poll(() => eye.getAttribute('href'), SOON).toBe('/en');
    const link = crops(page, 'Crops')
      .getByRole('link', { name: /^See it on the site/ })
      .first();
    expect(await link.getAttribute('href')).toMatch(/^\/en\/services\/crop\//);
    await page.context().close();
  });
});

describe('a new crop', () => {
  it('is scrolled to and marked, on the first page', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin?all=crops&q=بطاطس');
    await crops(page).getByText('محصول واحد').waitFor();
    await page.getByRole('link', { name: 'إضافة محصول' }).first().click();
    await column(page, 'ar').getByLabel('اسم المحصول', { exact: true }).fill(NAME);
    await page.getByRole('radio', { name: 'مسودة' }).check({ force: true });
    await page.keyboard.press('Control+s');
    const card = page.locator('.just-added');
    await card.getByText(NAME).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const box = await card.boundingBox();
    expect(box && box.y > 0 && box.y < 900).toBe(true);
    await card.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('another page of a list', () => {
  it('is read from its heading', async () => {
    const rows = Array.from({ length: 10 }, (_none, index) => ({ arabicName: `${NAME} ${index}` }));
    await ask('POST', '/crops/import', { rows });
    const { page } = await openPanel(browser(), {}, '/admin?all=crops');
    await crops(page).getByRole('button', { name: 'التالي' }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === 'المحاصيل');
    const top = await crops(page).getByRole('heading', { level: 1 }).boundingBox();
    expect(top && top.y >= 0 && top.y < 300).toBe(true);
    await page.context().close();
  });
});

describe('pictures of cards', () => {
  it('come in a small size', async () => {
    const { page } = await openPanel(browser(), {}, '/admin');
    const picture = crops(page).locator('img').first();
    const widthShown = () => picture.evaluate((image: HTMLImageElement) => Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1]));
    await expect.poll(widthShown, SOON).toBeLessThanOrEqual(320);
    await page.context().close();
  });
});

describe('keys', () => {
  it('begin a new item, and go to the bin and to the activity', async () => {
    const { page } = await openPanel(browser(), {}, '/admin');
    await crops(page).getByRole('heading', { level: 3 }).first().waitFor();
    await page.keyboard.press('n');
    await page.waitForURL('**/admin/crops/new');
    await page.goto('/admin');
    await crops(page).getByRole('heading', { level: 3 }).first().waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.waitForURL('**/admin/trash');
    await page.getByRole('heading', { level: 1, name: 'المحذوفات' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await page.waitForURL('**/admin/activity');
    await page.context().close();
  });
});
