import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { focused, PHONE, visitor, withBrowser } from '../../testing/visit.ts';
import { fillApplication, sendApplication } from './application.ts';

const { siteUrl } = inject('stack');

const browser = withBrowser();
const visit = visitor(browser, siteUrl);

const NAME = 'الاسم الكامل';
/** Two tests share this address. */
const EMAIL = `mona.${randomUUID()}@example.com`;

describe('the jobs form', () => {
  it('lists all mistakes with links to the fields before anything is sent', async () => {
    await visit('/jobs', PHONE, async (page) => {
      await fillApplication(page, 'mona@');
      await page.getByLabel('رقم الهاتف').fill('123');
      const calls: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
      await sendApplication(page);
      const summary = page.locator('main form [role="alert"]');
      await summary.waitFor();
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await summary.getByRole('link').allInnerTexts()).toEqual(['رقم الهاتف', 'البريد الإلكتروني']);
      await summary.getByRole('link', { name: 'البريد الإلكتروني' }).press('Enter');
      const email = page.getByLabel('البريد الإلكتروني');
      expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
      const note = await email.getAttribute('aria-describedby');
      expect(await page.locator(`#${note}`).innerText()).toContain('name@example.com');
      expect(calls).toEqual([]);
    });
  });

  it('is locked while it is sent, then says that it has come and is empty again; the message stays while the pointer is on it', async () => {
    await visit('/jobs', { viewport: { width: 1280, height: 900 } }, async (page) => {
      const reaches = Promise.withResolvers<void>();
      await page.route('**/api/v1/job-requests', async (route) => {
        await reaches.promise;
        await route.continue();
      });
      await fillApplication(page, EMAIL);
      await page.clock.install();
      await sendApplication(page);
      await page.getByRole('button', { name: 'جارٍ الإرسال…' }).waitFor();
      expect(await page.getByLabel(NAME).isEditable()).toBe(false);
      reaches.resolve();
      const toast = page.locator('[data-toast]');
      await toast.getByText('أُرسل طلبك بنجاح').waitFor();
      expect(await focused(page)).toBe('وصلنا طلبك يا منى عبد الله');
      expect(await page.locator('main dl').innerText()).toContain(EMAIL);
      expect(await page.getByLabel(NAME).count()).toBe(0);
      await toast.hover();
      await page.clock.fastForward(20_000);
      expect(await toast.isVisible()).toBe(true);
      await page.mouse.move(5, 890);
      await page.clock.fastForward(5_000);
      await toast.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'إرسال طلب آخر' }).click();
      expect(await focused(page)).toBe('طلب عمل');
      expect(await page.getByLabel(NAME).inputValue()).toBe('');
    });
  });

  it("shows the server's refusal of a second open request, keeps typed text, and offers no chat", async () => {
    await visit(
      '/jobs',
      PHONE,
      async (page) => {
        await fillApplication(page, EMAIL.toUpperCase());
        await sendApplication(page);
        await page.getByText('لدينا طلب عمل سابق بهذا البريد الإلكتروني').first().waitFor();
        expect(await page.getByLabel(NAME).inputValue()).toBe('منى عبد الله');
        expect(await page.locator('main form [role="alert"] a[href^="https://wa.me/"]').count()).toBe(0);
        await page.keyboard.press('Escape');
        await page.locator('[data-toast]').waitFor({ state: 'detached' });
      },
      /409/,
    );
  });
});
