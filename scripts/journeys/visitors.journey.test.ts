import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { DESK, PHONE, visitor } from './visit.ts';

const { siteUrl } = inject('stack');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visit = visitor(() => browser, siteUrl);

const fillApplication = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('الاسم الكامل').fill('منى عبد الله');
  await page.getByLabel('رقم الهاتف').fill('٠١٠١٢٣٤٥٦٧٨');
  await page.getByLabel('الوظيفة المطلوبة').fill('مهندسة زراعية');
  await page.getByRole('button', { name: 'بلا خبرة سابقة' }).click();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('المؤهل').fill('بكالوريوس زراعة');
};

describe('the jobs form', () => {
  it('opens Send when all six fields are filled, sends, says so and is empty again', async () => {
    await visit('/jobs', PHONE, async (page) => {
      const send = page.getByRole('button', { name: 'إرسال الطلب' });
      expect(await send.isDisabled()).toBe(true);
      await fillApplication(page, 'mona.journey@example.com');
      expect(await send.isEnabled()).toBe(true);
      await send.click();
      await page.getByText('أُرسل طلبك بنجاح').first().waitFor();
      expect(await page.getByLabel('الاسم الكامل').inputValue()).toBe('');
    });
  });

  it("shows the server's words when the address has an open request, and keeps what was typed", async () => {
    await visit(
      '/jobs',
      PHONE,
      async (page) => {
        await fillApplication(page, 'MONA.journey@example.com');
        await page.getByRole('button', { name: 'إرسال الطلب' }).click();
        await page.getByText('البريد الإلكتروني مسجّل بالفعل').first().waitFor();
        expect(await page.getByLabel('الاسم الكامل').inputValue()).toBe('منى عبد الله');
      },
      /409/,
    );
  });
});

describe('typed text', () => {
  it('is whole for everyone, and moves nothing while it is typed', async () => {
    await visit('/', DESK, async (page) => {
      const word = page.locator('[data-island="typewriter"]').first();
      const before = await word.boundingBox();
      await word.scrollIntoViewIfNeeded();
      const after = await word.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect((await word.textContent())?.length).toBeGreaterThan(40);
    });
  });
});

describe('the menu of a telephone', () => {
  it('opens, keeps the focus, closes with Escape and gives the focus back', async () => {
    await visit('/en', PHONE, async (page) => {
      const burger = page.getByRole('button', { name: 'Open the menu' });
      await burger.click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await burger.evaluate((element) => element === document.activeElement)).toBe(true);
    });
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
