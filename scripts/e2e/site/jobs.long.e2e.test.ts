import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { PHONE, visitor, withBrowser } from '../../testing/visit.ts';
import { fillApplication, sendApplication } from './application.ts';

const { siteUrl } = inject('stack');

const browser = withBrowser();
const visit = visitor(browser, siteUrl);

const NAME = 'الاسم الكامل';
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
      expect(await page.locator('main form > p').filter({ hasText: 'تُحذف' }).count()).toBe(1);
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
        // Browser extensions and translators move nodes that React inserts before.
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

  it('asks the same six questions in the chat, for those without e-mail', async () => {
    await visit('/jobs', PHONE, async (page) => {
      await page.getByLabel(NAME).pressSequentially('منى عبد الله');
      const chat = page.getByRole('link', { name: 'أو أرسله على واتساب' });
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
      // The offline sign may not have loaded before the network went down.
      /net::ERR_INTERNET_DISCONNECTED|\/sign\.js$/,
    );
  });
});
