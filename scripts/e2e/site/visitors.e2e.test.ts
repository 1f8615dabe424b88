import { crop as cropSchema } from '@sanabel/contract';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { DESKTOP, PHONE, visitor, withBrowser } from '../../testing/visit.ts';

const { siteUrl, cmsUrl } = inject('stack');

const browser = withBrowser();
const visit = visitor(browser, siteUrl);

describe('typed text', () => {
  it('is complete for screen readers, is there once, and shifts nothing while it is typed', async () => {
    await visit('/', DESKTOP, async (page) => {
      const word = page.locator('.typed').first();
      const before = await word.boundingBox();
      await word.scrollIntoViewIfNeeded();
      const after = await word.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      const text = await word.textContent();
      expect(text?.length).toBeGreaterThan(40);
      expect(text).toBe(await word.locator('span').first().textContent());
    });
  });
});

describe('the menu of a telephone', () => {
  it('opens, keeps the focus, closes with Escape and gives the focus back', async () => {
    await visit('/en', PHONE, async (page) => {
      const burger = page.getByRole('button', { name: 'Open the menu' });
      const menu = page.getByRole('dialog');
      await burger.focus();
      await page.keyboard.press('Enter');
      await menu.waitFor();
      const isOutside = () => page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
      for (let press = 0; press < 16; press += 1) {
        await page.keyboard.press('Tab');
        expect(await isOutside()).toBe(false);
      }
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      expect(await burger.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });
});

describe('a crop page', () => {
  const CLIPBOARD: BrowserContextOptions = { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] };

  const isInView = async (tool: Locator): Promise<boolean> => {
    const box = await tool.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 844;
  };
  const wheat = async (): Promise<string> =>
    z
      .array(cropSchema)
      .parse(await createApi(cmsUrl).get('/crops'))
      .find(({ name }) => name === 'Wheat')?.id ?? '';

  it.each([
    { prefix: '', send: 'إرسال', ask: 'اسأل خبيرًا', dialog: 'إرسال الصفحة', form: /القمح/ },
    { prefix: '/en', send: 'Send', ask: 'Ask an expert', dialog: 'Send this page', form: /Wheat/ },
  ])('is sent, and asked about, with one tap and no scrolling on a phone: "$send"', async ({ prefix, send, ask, dialog, form }) => {
    const path = `${prefix}/services/crop/${await wheat()}`;
    await visit(
      path,
      PHONE,
      async (page) => {
        expect(await isInView(page.getByRole('button', { name: send, exact: true }))).toBe(true);
        await page.getByRole('button', { name: send, exact: true }).click();
        await page.getByRole('dialog', { name: dialog }).waitFor();
      },
      /404/,
    );
    await visit(path, PHONE, async (page) => {
      expect(await isInView(page.locator('[data-tool=ask]').filter({ hasText: ask }).first())).toBe(true);
      await page.locator('[data-tool=ask]').filter({ hasText: ask }).first().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.getByRole('form', { name: form }).waitFor();
      expect(await isInView(page.getByRole('button', { name: send, exact: true }))).toBe(true);
    });
  });

  it('has everything else in one menu, which Escape closes and which needs no script', async () => {
    const path = `/en/services/crop/${await wheat()}`;
    await visit(path, CLIPBOARD, async (page) => {
      const menu = page.getByRole('dialog', { name: 'More' });
      await page.getByRole('button', { name: 'More' }).click();
      for (const name of ['Save on your phone', 'Add to calendar', 'Compare with another crop', /^Report a mistake/])
        expect(await menu.getByRole('link', { name }).isVisible()).toBe(true);
      expect(await menu.getByRole('button', { name: 'Print' }).isVisible()).toBe(true);
      await menu.getByRole('button', { name: 'Copy link' }).click();
      await menu.getByText('Link copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + path);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    });
    await visit(path, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'Compare with another crop' }).click();
      await page.waitForURL(/compare\?a=/);
    });
  });

  it('is sent as a picture, by chat or by its address, and nothing of that comes before the press', async () => {
    const [crop] = await createApi(cmsUrl)
      .get('/crops')
      .then((crops) => z.array(cropSchema).parse(crops));
    const path = `/services/crop/${crop?.id}`;
    // The poster may not be drawn yet: the dialog says so, and the address can be sent anyway.
    const notDrawn = /404/;
    const act = async (page: Page) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.getByRole('button', { name: 'إرسال', exact: true }).click();
      const shareDialog = page.getByRole('dialog', { name: 'إرسال الصفحة' });
      await shareDialog.getByRole('button', { name: 'نسخ الرابط' }).click();
      await shareDialog.getByText('نُسخ الرابط').waitFor();
      expect(fetched).toContain('/item-ar.json');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl}${path}`);
      const chat = new URL((await shareDialog.getByRole('link', { name: 'الرابط على واتساب' }).getAttribute('href')) ?? '');
      expect(chat.searchParams.get('text')).toContain(path);
      await page.goBack();
      await shareDialog.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(path);
    };
    await visit(path, CLIPBOARD, act, notDrawn);
  });
});

describe('the list of crops', () => {
  it('filters by chip and by name, folds Arabic, and keeps its state in the address', async () => {
    await visit('/services/crops', PHONE, async (page) => {
      const shown = page.locator('main a[href^="/services/crop/"]:visible');
      const all = await shown.count();
      await page.locator('main input').first().fill('القَمح');
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('القَمح');
      await expect.poll(() => shown.count()).toBeLessThan(all);
      await page.reload();
      await expect.poll(() => shown.count()).toBeLessThan(all);
    });
  });
});
