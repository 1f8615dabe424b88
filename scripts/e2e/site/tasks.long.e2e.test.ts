import { crop as cropSchema } from '@sanabel/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openPage } from '../../testing/browser.ts';
import { PHONE, withBrowser } from '../../testing/visit.ts';
import { KEEPING, untilStored } from '../../testing/worker.ts';
import { fillApplication } from './application.ts';

const { siteUrl, cmsUrl } = inject('stack');
const HEIGHT = 844;

/** A visitor's thumb, which counts. A text that is typed counts as one tap. */
interface Thumb {
  page: Page;
  taps: number;
  /** Screens scrolled. */
  screens: number;
  reach(target: Locator): Promise<void>;
  tap(target: Locator): Promise<void>;
  type(field: Locator, words: string): Promise<void>;
}

const thumbOn = (page: Page): Thumb => {
  const thumb: Thumb = {
    page,
    taps: 0,
    screens: 0,
    reach: async (target) => {
      await target.waitFor();
      const before = await page.evaluate(() => scrollY);
      await target.scrollIntoViewIfNeeded();
      thumb.screens += Math.abs((await page.evaluate(() => scrollY)) - before) / HEIGHT;
    },
    tap: async (target) => {
      await thumb.reach(target);
      await target.click();
      thumb.taps += 1;
    },
    type: async (field, words) => {
      await thumb.reach(field);
      await field.fill(words);
      thumb.taps += 1;
    },
  };
  return thumb;
};

const browser = withBrowser();
let wheat: string;
beforeAll(async () => {
  const crops = z.array(cropSchema).parse(await createApi(cmsUrl).get('/crops'));
  wheat = `/services/crop/${crops.find(({ name }) => name === 'Wheat')?.id}`;
});

const menu = async ({ page, tap }: Thumb, entry: string): Promise<void> => {
  await tap(page.getByRole('button', { name: 'فتح القائمة' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: entry }));
};
const search = async ({ page, tap, type }: Thumb, words: string, found: string): Promise<Locator> => {
  await tap(page.getByRole('link', { name: 'البحث', exact: true }));
  await type(page.getByRole('combobox'), words);
  const first = page.getByRole('option').first();
  await expect.poll(() => first.textContent()).toContain(found);
  return first;
};
const chatOf = async (link: Locator): Promise<string> => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';

interface Task {
  task: string;
  from?: () => string;
  /** The most taps and screens: those of the first review, except where the menu saves screens for one tap more. */
  taps: number;
  screens: number;
  act(thumb: Thumb): Promise<void>;
}

const TASKS: readonly Task[] = [
  {
    task: 'when to sow wheat in Upper Egypt',
    taps: 2,
    screens: 2,
    act: async ({ page, tap, reach }) => {
      await tap(page.getByRole('link', { name: 'هذا وقت زراعة القمح' }));
      await tap(page.getByText('الصعيد', { exact: true }));
      await reach(page.locator('[data-year] dd:visible').filter({ hasText: 'من ١٠ إلى ٢٥ نوفمبر' }));
    },
  },
  {
    task: 'send this crop to a brother',
    from: () => wheat,
    taps: 2,
    screens: 0,
    act: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: 'إرسال', exact: true }));
      const chat = page.getByRole('link', { name: 'الرابط على واتساب' });
      expect(await chatOf(chat)).toContain(wheat);
      await tap(chat);
    },
  },
  {
    task: 'ask about this crop',
    from: () => wheat,
    taps: 1,
    screens: 0,
    act: async ({ page, tap }) => {
      await tap(page.getByRole('link', { name: 'اسأل خبيرًا' }).first());
      expect(await chatOf(page.getByRole('form').getByRole('link', { name: 'اسأل على واتساب' }))).toContain('القمح');
    },
  },
  {
    task: 'apply from the phone',
    taps: 2,
    screens: 1,
    act: async (thumb) => {
      await menu(thumb, 'الوظائف');
      await thumb.reach(thumb.page.getByLabel('الاسم الكامل'));
      await fillApplication(thumb.page, 'tasks@example.com');
      expect(await thumb.page.getByRole('button', { name: 'إرسال الطلب' }).isEnabled()).toBe(true);
    },
  },
  {
    task: 'what spots on tomato leaves mean',
    taps: 3,
    screens: 0,
    act: async (thumb) => {
      await thumb.tap(await search(thumb, 'بقع على ورق الطماطم', 'الطماطم'));
      await thumb.page.waitForURL(/\/services\//);
    },
  },
  {
    task: 'call the club',
    taps: 1,
    screens: 0,
    act: async ({ page, tap }) => {
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
      const call = page.locator('a[href^="tel:"]:visible').first();
      await tap(call);
    },
  },
  {
    task: 'print the crop',
    from: () => wheat,
    // One tap more than a button four screens down.
    taps: 2,
    screens: 0,
    act: async ({ page, tap }) => {
      await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
      await tap(page.getByRole('button', { name: 'المزيد' }));
      await tap(page.getByRole('button', { name: 'طباعة' }));
      await page.locator('body[data-printed]').waitFor();
    },
  },
  {
    task: 'what to do this month',
    taps: 1,
    screens: 0,
    act: async ({ page, tap, reach }) => {
      await tap(page.getByRole('link', { name: /هاتور/ }).first());
      await page.waitForURL('**/this-month');
      await reach(page.getByRole('heading', { name: 'ازرع' }));
    },
  },
  {
    task: 'who supplies seed',
    taps: 3,
    screens: 0,
    act: async (thumb) => {
      const partner = await search(thumb, 'مورد بذور', 'شركة أول بذرة');
      expect(await partner.getAttribute('href')).toMatch(/^https:/);
    },
  },
  {
    task: 'watch a film',
    taps: 3,
    screens: 1.5,
    act: async (thumb) => {
      await menu(thumb, 'المعرض');
      await thumb.tap(thumb.page.getByRole('button', { name: /^تشغيل/ }).first());
    },
  },
  {
    task: 'find an article by half-remembered words',
    taps: 3,
    screens: 0,
    act: async (thumb) => {
      await thumb.tap(await search(thumb, 'حرق القش', 'القش'));
      await thumb.page.waitForURL(/\/services\/article\//);
    },
  },
  {
    task: 'switch to English and back',
    from: () => wheat,
    taps: 2,
    screens: 0,
    act: async ({ page, tap }) => {
      const toggle = page.locator('[data-language]');
      await tap(toggle);
      await page.waitForURL(`**/en${wheat}`);
      await tap(toggle);
      await page.waitForURL(`${siteUrl}${wheat}`);
    },
  },
];

describe('on a phone, a first visit in Arabic', () => {
  it.each(TASKS)('$task: at most $taps taps and $screens screens', async ({ from, taps, screens, act }) => {
    const { page } = await openPage(browser(), siteUrl, { ...PHONE, reducedMotion: 'reduce' });
    // A tap on WhatsApp leaves the site.
    await page.context().route(/wa\.me|\.example/, (route) => route.abort());
    await page.clock.setFixedTime(new Date('2026-11-28T09:00:00Z'));
    await page.goto(from?.() ?? '/', { waitUntil: 'networkidle' });
    const thumb = thumbOn(page);
    await act(thumb);
    expect(thumb.taps).toBeLessThanOrEqual(taps);
    expect(thumb.screens).toBeLessThanOrEqual(screens);
    await page.context().close();
  });

  it('a page that was opened is read without a network: no tap', async () => {
    const { page } = await openPage(browser(), siteUrl, { ...PHONE, ...KEEPING });
    await page.goto(wheat);
    await untilStored(page, wheat);
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.locator('h1').textContent()).toBe('القمح');
    await page.context().close();
  });
});
