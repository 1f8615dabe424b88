import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { withBrowser } from '../../testing/visit.ts';
import { dismissGuest, type Guest, inviteGuest, signInAs } from './guest.ts';
import { openPanel, openSignIn } from './panel.ts';
import { unexpected } from './sign-in-page.ts';

const PHONE = { width: 390 };
const { cmsUrl, inboxUrl } = inject('stack');

const browser = withBrowser();
let guest: Guest;
beforeAll(async () => {
  guest = await inviteGuest('sign-in-test');
});
afterAll(() => dismissGuest(guest));

describe('signing in', () => {
  it.each(['localStorage', 'sessionStorage'])('says what to do where the browser blocks %s', async (storage) => {
    const { page, complaints } = await openSignIn(browser(), PHONE);
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }, storage);
    await page.reload();
    await page.getByRole('heading', { name: 'المتصفح يمنع الحفظ على هذا الجهاز' }).waitFor();
    await page.getByRole('button', { name: 'إعادة التحميل' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is asked for when a session has ended, then returns to the same page with the typed text', async () => {
    const { page, complaints } = await openSignIn(browser(), {});
    await signInAs(page, guest);
    await page.getByRole('heading', { name: 'الخدمات المقدمة', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'الشركاء' }).first().click();
    await page.getByRole('link', { name: 'تعديل شركة أول بذرة' }).click();
    const name = page.getByLabel('الاسم بالإنجليزية');
    await name.fill('تعاونية الندى');
    // Another device ends them: the panel's token works in its own browser alone.
    const elsewhere = await openSession(createApi(cmsUrl), inboxUrl, guest);
    // The sessions end during the save: any sooner, and the panel's own polls could notice it first.
    await page.route(
      '**/api/v1/partners/*',
      async (route) => {
        await createApi(cmsUrl, elsewhere.token).send('DELETE', '/account/sessions');
        await route.continue();
      },
      { times: 1 },
    );
    await page.keyboard.press('Control+s');
    await page.getByText('انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت').waitFor();
    await signInAs(page, guest);
    await page.getByText('أُعيد ما كنت تكتبه').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/partners\/\w+/);
    expect(await name.inputValue()).toBe('تعاونية الندى');
    expect(unexpected(complaints)).toEqual([]);

    // Another tab of the same browser shares the session.
    const other = await page.context().newPage();
    await other.goto('/admin/members');
    await other.getByRole('button', { name: 'تسجيل الخروج' }).click();
    // The text in the first tab is not saved yet.
    await other.getByRole('button', { name: 'حفظ المسودات والخروج' }).click();
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    await signInAs(other, guest);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'أهلًا' }).waitFor();
    await page.context().close();
  });

  it('is asked for when Back brings a page from memory whose admin has signed out', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/partners');
    await page.getByRole('heading', { name: 'الشركاء', level: 1 }).waitFor();
    await page.evaluate(() => {
      localStorage.clear();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await page.waitForURL('**/admin/login');
    await page.context().close();
  });
});
