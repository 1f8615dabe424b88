import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { openBrowser } from '../browser.ts';
import { askForCode, dismissGuest, type Guest, inviteGuest, signInAs } from './guest.ts';
import { openPanel, openSignIn } from './panel.ts';

const PHONE = { width: 390 };
const { cmsUrl } = inject('stack');

let browser: Browser;
let guest: Guest;
beforeAll(async () => {
  browser = await openBrowser();
  guest = await inviteGuest('sign-in-journey');
});
afterAll(async () => {
  await browser.close();
  await dismissGuest(guest);
});

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const next = (page: Page) => page.getByRole('button', { name: 'التالي' });
const boxes = (page: Page) => page.locator('.code input');
const codeIn = (page: Page): Promise<string> =>
  boxes(page).evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')).join(''));
const focusedBox = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
/** What the browser writes about answers that are meant to be refusals. */
const unexpected = (complaints: string[]) => complaints.filter((text) => !/status of (?:400|401|429|503)|ERR_FAILED/.test(text));
/** A sign-in between its steps, as the app keeps it. */
const keepPending = (page: Page, resendInMs: number) =>
  page.evaluate(
    (wait) => localStorage.setItem('sanabel.signIn', JSON.stringify({ email: 'mona@sanabel.example', resendAt: Date.now() + wait })),
    resendInMs,
  );

describe('signing in, on a telephone and in Arabic', () => {
  it('asks for e-mail and password, and says what the server refused and what went wrong on the way', async () => {
    const { page, complaints } = await openSignIn(browser, PHONE);
    await next(page).click();
    expect(await page.locator('.fault').count()).toBe(2);
    await page.getByLabel('البريد الإلكتروني').fill('not an address');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('not the right one');
    await next(page).click();
    expect(await page.getByLabel('البريد الإلكتروني').getAttribute('aria-invalid')).toBe('true');

    await page.getByLabel('البريد الإلكتروني').fill('nobody@sanabel.example');
    await next(page).click();
    await notice(page, 'فشل تسجيل الدخول. يرجى التحقق من بيانات الاعتماد الخاصة بك.').waitFor();
    await page.route('**/auth/login', (route) => route.abort());
    await next(page).click();
    await notice(page, 'حدث خطأ أثناء تسجيل الدخول. حاول مرة اخرى.').waitFor();
    expect(unexpected(complaints)).toEqual([]);
    await page.context().close();
  });

  it('keeps the e-mail, refuses an incomplete and a wrong code, lets the right one in, and signing out leaves nothing', async () => {
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
    await page.getByRole('button', { name: 'القائمة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL('**/admin/login');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await expect(createApi(cmsUrl, token ?? '').get('/auth/me')).rejects.toMatchObject({ status: 401 });
    expect(unexpected(complaints)).toEqual([]);
    await page.context().close();
  });
});

describe('the six boxes', () => {
  it('run from left to right, take digits of every family and no letter, and are pasted, filled in and cleared as one', async () => {
    const { page } = await openSignIn(browser, {});
    await keepPending(page, 40_000);
    await page.goto('/admin/verify');
    await boxes(page).first().waitFor();
    expect(await page.locator('.code').getAttribute('dir')).toBe('ltr');
    await page.keyboard.type('4x٩');
    expect([await codeIn(page), await focusedBox(page)]).toEqual(['49', 'الرقم ٣ من ٦']);
    await page.keyboard.press('Backspace');
    expect([await codeIn(page), await focusedBox(page)]).toEqual(['4', 'الرقم ٢ من ٦']);
    await boxes(page)
      .nth(3)
      .evaluate((box) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', 'رمزك ٤٩٢-٠٣١');
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
    expect(await codeIn(page)).toBe('492031');
    // As a device fills in a code from a message: the whole of it into the first box.
    await boxes(page).first().fill('470000');
    expect([await codeIn(page), await boxes(page).first().getAttribute('autocomplete')]).toEqual(['470000', 'one-time-code']);
    await page.context().close();
  });
});

describe('another code', () => {
  it('can be had after 59 seconds of the server’s clock, whatever this device’s says, and however often the page is loaded', async () => {
    const { page } = await openSignIn(browser, {});
    const resend = page.getByRole('button', { name: 'إعادة إرسال الرمز' });
    // The server's own clock goes on by as much as the device's does below.
    const headers = () => ({ date: new Date(Date.now() + 42_000).toUTCString() });
    const json = { status: 'otp_sent', resendAfter: 59 };
    await page.route('**/auth/resend-otp', (route) => route.fulfill({ json, headers: headers() }));
    await keepPending(page, 42_000);
    // A device that is an hour fast must not shorten the wait.
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await page.goto('/admin/verify');
    await page.getByText(/00:4\d/).waitFor();
    expect(await resend.isDisabled()).toBe(true);
    await page.reload();
    await page.getByText(/00:4\d/).waitFor();
    await page.clock.fastForward(42_000);
    await resend.click();
    await page.getByRole('status').filter({ hasText: 'أرسلنا رمزًا جديدًا' }).waitFor();
    await page.getByText(/00:5\d/).waitFor();
    expect(await resend.isDisabled()).toBe(true);
    await page.context().close();
  });
});

describe('the guard', () => {
  it.each([
    ['nothing is stored', {}],
    ['the token is missing', { 'sanabel.admin': '{"id":"1","fullName":"منى","email":"m@x.example","role":"admin"}' }],
    [
      'the role is not allowed',
      { 'sanabel.admin': '{"id":"1","fullName":"منى","email":"m@x.example","role":"visitor"}', 'sanabel.token': 't' },
    ],
  ])('leads to sign-in when %s', async (_what, entries) => {
    const { page } = await openSignIn(browser, {});
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, entries);
    await page.goto('/admin/jobs');
    await page.waitForURL('**/admin/login');
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    await page.context().close();
  });

  it('asks for sign-in when a session has ended, and goes back to where one was, with what one had typed', async () => {
    const { page, complaints } = await openSignIn(browser, {});
    await signInAs(page, guest);
    await page.getByRole('heading', { name: 'الخدمات المقدمة', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'الشركاء' }).click();
    const name = page.getByLabel('الاسم', { exact: true });
    await name.fill('تعاونية الندى');
    const token = await page.evaluate(() => localStorage.getItem('sanabel.token') ?? '');
    await createApi(cmsUrl, token).send('POST', '/auth/logout');
    await page.getByRole('searchbox').fill('قطرة');
    await page.getByText('انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت').waitFor();
    await signInAs(page, guest);
    await page.getByText('أُعيد ما كنت تكتبه').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/partners');
    expect(await name.inputValue()).toBe('تعاونية الندى');
    expect(unexpected(complaints)).toEqual([]);

    // Another tab of the same browser: what happens to the session there holds here.
    const other = await page.context().newPage();
    await other.goto('/admin/members');
    await other.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    await signInAs(other, guest);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'أهلًا' }).waitFor();
    await page.context().close();
  });

  it('in English, lets whoever is signed in pass from sign-in to the panel', async () => {
    const { page, complaints } = await openPanel(browser, { locale: 'en' }, '/admin/login');
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
