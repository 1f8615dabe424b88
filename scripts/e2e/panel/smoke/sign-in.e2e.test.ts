import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../../seed/api.ts';
import { openSession } from '../../../seed/sign-in.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { askForCode, dismissGuest, type Guest, inviteGuest, signInAs } from '../guest.ts';
import { openPanel, openSignIn } from '../panel.ts';
import { codeIn, focusedBox, notice, unexpected } from '../sign-in-page.ts';

const PHONE = { width: 390 };
const { cmsUrl, inboxUrl } = inject('stack');

let browser: Browser;
let guest: Guest;
beforeAll(async () => {
  browser = await openBrowser();
  guest = await inviteGuest('sign-in-test');
});
afterAll(async () => {
  await browser.close();
  await dismissGuest(guest);
});

describe('signing in', () => {
  it.each(['localStorage', 'sessionStorage'])('says what to do where the browser blocks %s', async (storage) => {
    const { page, complaints } = await openSignIn(browser, PHONE);
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

  it('keeps the e-mail, refuses an incomplete and a wrong code, accepts the right one, and stores nothing of the panel after signing out', async () => {
    const { page, complaints } = await openSignIn(browser, PHONE);
    const code = await askForCode(page, guest);
    expect(await page.evaluate(() => localStorage.getItem('sanabel.signIn'))).toContain(guest.email);
    await page.getByText(guest.email).waitFor();

    await page.getByRole('button', { name: 'تأكيد' }).click();
    await notice(page, 'الرجاء إدخال رمز التحقق كاملاً').waitFor();
    await page.getByLabel('الرقم ١ من ٦').focus();
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await notice(page, 'رمز التحقق غير صحيح').waitFor();
    expect([await codeIn(page), await focusedBox(page)]).toEqual(['', 'الرقم ١ من ٦']);

    await page.route('**/auth/verify-login', (route) => route.abort(), { times: 1 });
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await notice(page, 'حدث خطأ أثناء التحقق. حاول مرة اخرى.').waitFor();
    expect(await codeIn(page)).toBe(code);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'الخدمات المقدمة', level: 1 }).waitFor();

    const token = await page.evaluate(() => localStorage.getItem('sanabel.token'));
    // A visitor's, under the same origin.
    await page.evaluate(async () => {
      localStorage.setItem('region', 'delta');
      sessionStorage.setItem('job-application', '{}');
      await caches.open('pages');
    });
    await page.getByRole('button', { name: 'القائمة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL('**/admin/login');
    // Whoever signs out gets a new page, so that nothing stays in memory either.
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    // A page that is closed while the next one loads hangs in this browser.
    await page.waitForLoadState();
    const left = () => page.evaluate(async () => [...Object.keys({ ...localStorage, ...sessionStorage }), ...(await caches.keys())].sort());
    await expect.poll(left).toEqual(['job-application', 'pages', 'region']);
    await expect(createApi(cmsUrl, token ?? '').get('/auth/me')).rejects.toMatchObject({ status: 401 });
    expect(unexpected(complaints)).toEqual([]);
    await page.context().close();
  });

  it('is asked for when a session has ended, then returns to the same page with the typed text', async () => {
    const { page, complaints } = await openSignIn(browser, {});
    await signInAs(page, guest);
    await page.getByRole('heading', { name: 'الخدمات المقدمة', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'الشركاء' }).click();
    const name = page.getByLabel('الاسم بالإنجليزية');
    await name.fill('تعاونية الندى');
    // From another device: the panel's own token works in its own browser alone.
    const elsewhere = await openSession(createApi(cmsUrl), inboxUrl, guest);
    // The sessions end while the search is on its way: any sooner, and the panel's own questions could be the first to be told.
    await page.route(
      (url) => url.pathname.endsWith('/partners') && url.search.includes(encodeURIComponent('قطرة')),
      async (route) => {
        await createApi(cmsUrl, elsewhere.token).send('DELETE', '/account/sessions');
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('searchbox').fill('قطرة');
    await page.getByText('انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت').waitFor();
    await signInAs(page, guest);
    await page.getByText('أُعيد ما كنت تكتبه').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/partners');
    expect(await name.inputValue()).toBe('تعاونية الندى');
    expect(unexpected(complaints)).toEqual([]);

    // Another tab of the same browser shares the session.
    const other = await page.context().newPage();
    await other.goto('/admin/members');
    await other.getByRole('button', { name: 'تسجيل الخروج' }).click();
    // The text in the first tab is not saved yet.
    await other.getByRole('button', { name: 'احفظ المسودات واخرج' }).click();
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    await signInAs(other, guest);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'أهلًا' }).waitFor();
    await page.context().close();
  });

  it('is asked for when Back brings a page from memory whose admin has signed out', async () => {
    const { page } = await openPanel(browser, {}, '/admin/partners');
    await page.getByRole('heading', { name: 'الشركاء', level: 1 }).waitFor();
    await page.evaluate(() => {
      localStorage.clear();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await page.waitForURL('**/admin/login');
    await page.context().close();
  });
});
