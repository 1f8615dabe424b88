import { article, crop, type UsefulItem, useful } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openPage } from '../../testing/browser.ts';
import { PHONE, withBrowser } from '../../testing/visit.ts';
import { openPanel } from '../panel/panel.ts';

const { siteUrl, session } = inject('stack');
const editor = createApi(siteUrl, session.token);
/** A page counts as read after this time in view. */
const READ_MS = 10_000;

const browser = withBrowser();
let cropId: string;
let articleId: string;
beforeAll(async () => {
  cropId =
    z
      .array(crop.loose())
      .parse(await editor.get('/crops'))
      .find(({ name }) => name === 'Onion')?.id ?? '';
  articleId =
    z
      .array(article.loose())
      .parse(await editor.get('/articles'))
      .at(-1)?.id ?? '';
});

const counted = async (id: string): Promise<UsefulItem | undefined> =>
  useful.parse(await editor.get('/useful')).answered.find((item) => item.id === id);
const message = (page: Page) => page.locator('legend:has(~ [data-tool=yes])').textContent();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const askedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/Useful|\/api\//.test(request.url())) asked.push(`${request.method()} ${request.postData() ?? ''}`);
  });
  return asked;
};

it('a visitor says in Arabic that a crop was useful, once, and an editor sees it', async () => {
  const { page, complaints } = await openPage(browser(), siteUrl, PHONE);
  await page.goto(`/services/crop/${cropId}`);
  expect(await page.getByRole('group', { name: 'هل أفادك هذا؟' }).getByRole('button').allTextContents()).toEqual(['نعم', 'لا']);
  await button(page, 'نعم').click();
  await expect.poll(() => message(page)).toBe('شكرًا، وصلت إجابتك.');
  expect(await button(page, 'نعم').getAttribute('aria-pressed')).toBe('true');
  await button(page, 'لا').click();
  await expect.poll(() => message(page)).toBe('أجبت من قبل، شكرًا لك.');
  expect(await counted(cropId)).toMatchObject({ yes: 1, no: 0, opened: 1 });

  await page.reload();
  await button(page, 'لا').click();
  await expect.poll(() => message(page)).toBe('أجبت من قبل، شكرًا لك.');
  expect(await button(page, 'نعم').getAttribute('aria-pressed')).toBe('true');
  expect(await counted(cropId)).toMatchObject({ yes: 1, no: 0, opened: 1 });
  expect(complaints).toEqual([]);
  await page.context().close();

  const panel = await openPanel(browser(), {}, '/admin/figures');
  const row = panel.page.getByRole('region', { name: 'هل أفادت الصفحات زوّارها؟' }).getByRole('row').filter({ hasText: 'البصل' });
  await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['٠', '١', '١']);
  await row.getByRole('link').click();
  await panel.page.waitForURL(new RegExp(`/admin/crops/${cropId}$`));
  expect(panel.complaints).toEqual([]);
  await panel.page.context().close();
});

it('a page that was read for ten seconds is counted once a month, and not where data is saved', async () => {
  const { page } = await openPage(browser(), siteUrl, PHONE);
  await page.clock.install();
  // The most items that a device remembers.
  await page.addInitScript(() => {
    localStorage.opened ??= new Date().toISOString().slice(0, 7) + ' another'.repeat(500);
  });
  const asked = askedBy(page);
  await page.goto(`/en/services/article/${articleId}`);
  expect(asked).toEqual([]);
  await page.clock.fastForward(READ_MS);
  const opened = `POST {"list":"articles","id":"${articleId}","locale":"en","event":"opened"}`;
  await expect.poll(() => asked).toEqual(['GET ', opened]);
  await page.reload();
  await page.clock.fastForward(READ_MS);
  await expect.poll(() => asked.slice(2)).toEqual(['GET ']);
  await button(page, 'Yes').click();
  await expect.poll(() => asked.at(-1)).toBe(opened.replace('opened', 'yes'));
  expect(asked).toHaveLength(4);

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`/services/article/${articleId}`);
  await page.clock.fastForward(READ_MS * 2);
  expect(asked).toHaveLength(4);
  await page.context().close();
});
