import { crop } from '@sanabel/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { axeFindings } from '../../testing/axe.ts';
import { DESKTOP, focused, PHONE, visitor, withBrowser } from '../../testing/visit.ts';

const { siteUrl, cmsUrl } = inject('stack');
const visit = visitor(withBrowser(), siteUrl);

const item = z.object({
  id: z.string(),
  question: z.string(),
  arabicQuestion: z.string(),
  crops: z.string(),
  topic: z.string(),
  secondPictureUrl: z.string(),
});
let answers: z.infer<typeof item>[];
let wheat: string;
let aboutWheat: z.infer<typeof item>[];
beforeAll(async () => {
  const api = createApi(cmsUrl);
  answers = z.array(item).parse(await api.get('/answers'));
  wheat =
    z
      .array(crop)
      .parse(await api.get('/crops'))
      .find(({ name }) => name === 'Wheat')?.id ?? '';
  aboutWheat = answers.filter(({ crops }) => crops.split(',').includes(wheat));
});

const pairs = (page: Page) => page.locator('main [data-items] > li');
const visible = (page: Page) => pairs(page).filter({ visible: true });
const chip = (page: Page, group: string, name: RegExp) => page.getByRole('group', { name: group }).getByRole('button', { name });
const message = (page: Page): Promise<string> =>
  page
    .getByRole('complementary')
    .getByRole('link', { name: /واتساب|WhatsApp/ })
    .evaluate((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? '');

const isWithinWindow = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const LOOKS: [string, BrowserContextOptions][] = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
  ['a phone in the dark', { ...PHONE, colorScheme: 'dark' }],
];

describe.each([
  ['', 'المحصول', 'عرض المزيد', /^القمح/],
  ['/en', 'Crop', 'Show more', /^Wheat/],
] as const)('the questions of %s/ask', (language, group, more, name) => {
  it.each(LOOKS)('come six at a time on %s, and are accessible', async (where, options) => {
    await visit(`${language}/ask`, options, async (page) => {
      expect(await visible(page).count()).toBe(6);
      expect(await isWithinWindow(page)).toBe(true);
      expect(await axeFindings(page, where)).toEqual([]);
      await page.getByRole('button', { name: more }).click();
      await expect.poll(() => visible(page).count()).toBe(12);
      expect(await focused(page)).toBe((await pairs(page).nth(6).locator('a').innerText()).trim());
      for (let count = 18; count < answers.length + 6; count += 6) {
        await page.getByRole('button', { name: more }).click();
        await expect.poll(() => visible(page).count()).toBe(Math.min(count, answers.length));
      }
      expect(await page.getByRole('button', { name: more }).isVisible()).toBe(false);
      expect(new Set(await pairs(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-id')))).size).toBe(answers.length);
    });
  });

  it('are chosen by crop with the keyboard alone, and the address keeps the choice', async () => {
    await visit(`${language}/ask`, DESKTOP, async (page) => {
      await chip(page, group, name).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => pairs(page).count()).toBe(Math.min(6, aboutWheat.length));
      expect(new URL(page.url()).search).toBe(`?crop=${wheat}`);
      expect(await focused(page)).toMatch(name);
      expect(await message(page)).toMatch(language ? /Wheat/ : /القمح/);
      await page.reload();
      await expect.poll(() => pairs(page).count()).toBe(Math.min(6, aboutWheat.length));
      expect(await chip(page, group, name).getAttribute('aria-pressed')).toBe('true');
      await page.locator('[data-language]').click();
      await page.waitForURL((url) => url.search === `?crop=${wheat}`);
      await page.goBack();
      await page.goBack();
      await expect.poll(() => new URL(page.url()).search).toBe('');
    });
  });
});

it('words are found in any spelling and underlined, and words without an answer go along to WhatsApp', async () => {
  await visit('/ask', PHONE, async (page) => {
    const field = page.getByRole('searchbox', { name: 'ابحث في الأسئلة' });
    await field.fill('الطماطم');
    await page.locator('mark').filter({ hasText: /طماطم/ }).first().waitFor();
    await field.fill('زرافة زرقاء');
    await page.getByRole('heading', { name: 'لم نجب بعد عن «زرافة زرقاء»' }).waitFor();
    await page.getByRole('heading', { name: 'كن أول من يسأل' }).waitFor();
    expect(await message(page)).toBe('مرحبًا، أحتاج إلى استشارة زراعية عن «زرافة زرقاء».');
    expect(await axeFindings(page, 'nothing found')).toEqual([]);
    await page.getByRole('button', { name: 'مسح كل الاختيارات' }).click();
    await expect.poll(() => pairs(page).count()).toBe(6);
    expect(new URL(page.url()).search).toBe('');
    expect(await message(page)).toBe('مرحبًا، أحتاج إلى استشارة زراعية.');
  });
});

it('nothing found about a crop offers its other questions', async () => {
  await visit(`/ask?crop=${wheat}&q=${encodeURIComponent('زرافة')}`, DESKTOP, async (page) => {
    await page.getByRole('heading', { name: 'أسئلة أخرى عن القمح' }).waitFor();
    expect(await page.locator('[data-others] li').count()).toBe(2);
    await page.getByRole('button', { name: 'إبقاء «القمح» فقط' }).click();
    await expect.poll(() => pairs(page).count()).toBe(Math.min(6, aboutWheat.length));
  });
});

it('home leads there with the words, also without script', async () => {
  for (const javaScriptEnabled of [true, false])
    await visit('/', { ...PHONE, javaScriptEnabled }, async (page) => {
      await page.getByLabel('ابحث في ما سُئل من قبل').fill('قمح');
      await page.getByLabel('ابحث في ما سُئل من قبل').press('Enter');
      await page.waitForURL((url) => url.pathname === '/ask' && url.searchParams.get('q') === 'قمح');
      if (javaScriptEnabled) await page.locator('mark').first().waitFor();
      else expect(await visible(page).count()).toBeGreaterThan(6);
    });
});

it('without script all questions are there, page by page', async () => {
  await visit('/ask', { ...PHONE, javaScriptEnabled: false }, async (page) => {
    let seen = await visible(page).count();
    while (await page.getByRole('link', { name: 'الأقدم' }).isVisible()) {
      await page.getByRole('link', { name: 'الأقدم' }).click();
      seen += await visible(page).count();
    }
    expect(seen).toBe(answers.length);
  });
});

describe('an answer', () => {
  it.each(LOOKS)('is accessible on %s, in both languages', async (where, options) => {
    for (const language of ['', '/en'])
      await visit(`${language}/ask/${aboutWheat[0]?.id}`, options, async (page) => {
        expect(await isWithinWindow(page)).toBe(true);
        expect(await axeFindings(page, `${where}${language}`)).toEqual([]);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(aboutWheat[0]?.[language ? 'question' : 'arabicQuestion']);
      });
  });

  it('leads to its crop’s questions, and was found on the crop’s page', async () => {
    await visit(`/services/crop/${wheat}`, PHONE, async (page) => {
      const block = page.locator('section', { has: page.getByRole('heading', { name: 'سُئلنا عن القمح' }) });
      expect(await block.getByRole('listitem').count()).toBe(Math.min(3, aboutWheat.length));
      expect(await axeFindings(page, 'crop')).toEqual([]);
      await block.getByRole('link').first().click();
      await page.waitForURL('**/ask/*');
      await page.getByRole('main').getByRole('link', { name: 'القمح', exact: true }).click();
      await page.waitForURL((url) => url.searchParams.get('crop') === wheat);
      await expect.poll(() => pairs(page).count()).toBe(Math.min(6, aboutWheat.length));
    });
  });
});

describe('the pictures of an answer', () => {
  const path = (): string => `/ask/${answers.find(({ secondPictureUrl }) => secondPictureUrl)?.id}`;
  const picture = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

  it.each(LOOKS)('open in the full-screen view of the gallery on %s, and Escape returns to the one shown last', async (where, options) => {
    await visit(path(), options, async (page) => {
      const hasFramework = () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /react/.test(name)));
      expect(await hasFramework()).toBe(false);
      await picture(page, /عدسة/).press('Enter');
      const view = page.getByRole('dialog', { name: 'الصورة بملء الشاشة' });
      await view.getByRole('heading', { name: /عدسة/ }).waitFor();
      expect(await view.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual(
        await page.evaluate(() => [innerWidth, innerHeight]),
      );
      expect(await axeFindings(page, `full screen on ${where}`)).toEqual([]);
      await view.getByRole('button', { name: 'الصورة التالية' }).click();
      await view.getByRole('heading', { name: /تربة للمعمل/ }).waitFor();
      expect(await view.getByRole('status').first().innerText()).toContain('٢ من ٢');
      await page.keyboard.press('Escape');
      await view.waitFor({ state: 'detached' });
      await expect.poll(() => picture(page, /تربة للمعمل/).evaluate((link) => link === document.activeElement)).toBe(true);
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    });
  });

  it('close by the browser’s "back", and open again', async () => {
    await visit(path(), PHONE, async (page) => {
      for (const name of [/عدسة/, /تربة للمعمل/]) {
        await picture(page, name).click();
        await page.getByRole('dialog').getByRole('heading', { name }).waitFor();
        await page.goBack();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        expect(new URL(page.url()).pathname).toBe(path());
      }
    });
  });

  it('are links to the files without script', async () => {
    await visit(`/en${path()}`, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      const address = await picture(page, /magnifying/).getAttribute('href');
      expect((await fetch(new URL(address ?? '', siteUrl))).headers.get('content-type')).toBe('image/webp');
    });
  });
});

it('the footer and the header lead there from any page', async () => {
  for (const [path, questions, alerts, services] of [
    ['/about', 'أسئلة وأجوبة', 'التنبيهات', 'خدماتنا'],
    ['/en/about', 'Questions and answers', 'Alerts', 'Services'],
  ] as const)
    await visit(path, DESKTOP, async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: questions, exact: true }).click();
      await page.waitForURL('**/ask');
      expect(await page.getByRole('banner').getByRole('link', { name: services, exact: true }).getAttribute('aria-current')).toBe('true');
      await page.getByRole('contentinfo').getByRole('link', { name: alerts, exact: true }).click();
      await page.waitForURL('**/alerts');
    });
});
