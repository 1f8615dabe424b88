import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { focused, PHONE, visitor } from '../../testing/visit.ts';
import { fillApplication, sendApplication } from './application.ts';

const { siteUrl } = inject('stack');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
const visit = visitor(() => browser, siteUrl);

const NAME = 'الاسم الكامل';
/** The applicant's address of this run; two tests share it. */
const EMAIL = `mona.${randomUUID()}@example.com`;

describe('the jobs form', () => {
  it('counts the open fields, keeps a draft in the tab, and enables Send when all six are filled', async () => {
    await visit('/jobs', PHONE, async (page) => {
      const send = page.getByRole('button', { name: 'إرسال الطلب' });
      await page.getByLabel(NAME).fill('منى عبد الله');
      await page.getByText('بقيت ٥ خانات ليُتاح الإرسال.').waitFor();
      expect(await send.isDisabled()).toBe(true);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await page.getByLabel(NAME).inputValue()).toBe('منى عبد الله');
      const none = page.getByRole('button', { name: 'بلا خبرة سابقة' });
      await none.click();
      expect([await none.getAttribute('aria-pressed'), await page.getByLabel('سنوات الخبرة').inputValue()]).toEqual(['true', '0']);
      await none.click();
      await fillApplication(page, EMAIL);
      expect(await send.isEnabled()).toBe(true);
      expect(await page.locator('main form > p').last().innerText()).toContain('تُحذف');
    });
  });

  it('takes what a program has filled in that fires nothing but `change`', async () => {
    await visit('/jobs', PHONE, async (page) => {
      await page.getByLabel(NAME).waitFor();
      await page.evaluate((email) => {
        const answers = { fullName: 'منى', phoneNumber: '01012345678', role: 'مهندسة', experience: '3', email, qualification: 'بكالوريوس' };
        for (const [name, value] of Object.entries(answers)) {
          const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main form [name="${name}"]`);
          if (!field) throw new Error(`There is no field ${name}.`);
          field.value = value;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }, EMAIL);
      await expect.poll(() => page.getByRole('button', { name: 'إرسال الطلب' }).isEnabled()).toBe(true);
    });
  });

  it('says that it has broken, with a way on, instead of going off the page', async () => {
    await visit(
      '/jobs',
      PHONE,
      async (page) => {
        await fillApplication(page, `broken.${EMAIL}`);
        await page.route('**/api/v1/job-requests', (route) => route.abort());
        // Extensions and translators move nodes that React would put others beside.
        await page.evaluate(() => {
          const insert = Node.prototype.insertBefore;
          Node.prototype.insertBefore = () => {
            Node.prototype.insertBefore = insert;
            throw new DOMException('The node is not a child of this node.', 'NotFoundError');
          };
        });
        await sendApplication(page);
        const note = page.locator('main').getByRole('alert');
        await note.getByRole('button').waitFor();
        expect(await note.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
      },
      /NotFoundError|not a child|net::ERR_FAILED/,
    );
  });

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

  it('asks the same six questions in the chat, for those without e-mail', async () => {
    await visit('/jobs', PHONE, async (page) => {
      await page.getByLabel(NAME).pressSequentially('منى عبد الله');
      const chat = page.getByRole('link', { name: 'قدّم على واتساب' });
      await expect.poll(() => chat.getAttribute('href')).toContain(encodeURIComponent('منى'));
      const lines = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')?.split('\n') ?? [];
      expect(lines).toHaveLength(7);
      expect(lines[1]).toBe('الاسم الكامل: منى عبد الله');
    });
  });

  it('offers a chat with the same answers when there is no network, and can be sent again', async () => {
    await visit(
      '/jobs',
      PHONE,
      async (page) => {
        await fillApplication(page, `offline.${EMAIL}`);
        await page.context().setOffline(true);
        await page.waitForFunction(() => !navigator.onLine);
        await sendApplication(page);
        const chat = page.getByRole('link', { name: 'إرسال الإجابات على واتساب' });
        await chat.waitFor();
        await page.context().setOffline(false);
        await sendApplication(page);
        await page.getByText('أُرسل طلبك بنجاح').first().waitFor();
      },
      // The sign for pages from the phone may not have come before the network went.
      /net::ERR_INTERNET_DISCONNECTED|\/sign\.js$/,
    );
  });
});
