import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { openPanel, openSignIn } from './panel.ts';
import { boxes, codeIn, focusedBox, notice, unexpected } from './sign-in-page.ts';

const PHONE = { width: 390 };

const browser = withBrowser();

const next = (page: Page) => page.getByRole('button', { name: 'التالي' });
/** Puts the app between password and code, in the state that it stores itself. */
const keepPending = (page: Page, resendInMs: number) =>
  page.evaluate(
    (wait) => localStorage.setItem('sanabel.signIn', JSON.stringify({ email: 'mona@sanabel.example', resendAt: Date.now() + wait })),
    resendInMs,
  );

describe('signing in, on a telephone and in Arabic', () => {
  it('asks for e-mail and password, and shows refusals of the server and failed connections', async () => {
    const { page, complaints } = await openSignIn(browser(), PHONE);
    await next(page).click();
    await expect.poll(() => page.locator('.error-text').count()).toBe(2);
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
});

describe('the six boxes', () => {
  it('run from left to right, take digits of every script but no letters, and send a code that is pasted or filled in', async () => {
    const { page } = await openSignIn(browser(), {});
    await keepPending(page, 40_000);
    await page.goto('/admin/verify');
    await boxes(page).first().waitFor();
    expect(await page.locator('.code').getAttribute('dir')).toBe('ltr');
    await page.keyboard.type('4x٩');
    expect([await codeIn(page), await focusedBox(page)]).toEqual(['49', 'الرقم ٣ من ٦']);
    await page.keyboard.press('Backspace');
    expect([await codeIn(page), await focusedBox(page)]).toEqual(['4', 'الرقم ٢ من ٦']);
    const pasted = page.waitForRequest('**/auth/verify-login');
    await boxes(page)
      .nth(3)
      .evaluate((box) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', 'رمزك ٤٩٢-٠٣١');
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
    expect((await pasted).postDataJSON()).toMatchObject({ otp: '492031' });
    await notice(page, 'رمز التحقق غير صحيح').waitFor();
    expect([await codeIn(page), await focusedBox(page)]).toEqual(['', 'الرقم ١ من ٦']);
    // The message goes with the next digit. A device that fills in a code from a message puts all of it into the first box.
    await page.keyboard.type('1');
    await notice(page, 'رمز التحقق غير صحيح').waitFor({ state: 'detached' });
    await page.keyboard.press('Backspace');
    const filled = page.waitForRequest('**/auth/verify-login');
    await boxes(page).first().fill('470000');
    expect((await filled).postDataJSON()).toMatchObject({ otp: '470000' });
    expect(await boxes(page).first().getAttribute('autocomplete')).toBe('one-time-code');
    await page.context().close();
  });
});

it('a code that cannot arrive is no riddle: the page says that mail is out', async () => {
  const { page } = await openSignIn(browser(), {});
  await page.route('**/auth/login', (route) =>
    route.fulfill({ json: { status: 'otp_sent', resendAfter: 59, isMailOut: true }, headers: { date: new Date().toUTCString() } }),
  );
  await page.goto('/admin/login');
  await page.getByLabel('البريد الإلكتروني').fill('mona@sanabel.example');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('seven ears 7 furrows');
  await next(page).click();
  await page.getByRole('alert').filter({ hasText: 'لا يخرج البريد من الخادم' }).waitFor();
  await page.context().close();
});

describe('another code', () => {
  it('can be asked for after 59 seconds by the server’s clock, also with a wrong device clock and after reloads', async () => {
    const { page } = await openSignIn(browser(), {});
    const resend = page.getByRole('button', { name: 'إعادة إرسال الرمز' });
    // The server's clock advances as much as the device's does below.
    const headers = () => ({ date: new Date(Date.now() + 42_000).toUTCString() });
    const json = { status: 'otp_sent', resendAfter: 59 };
    await page.route('**/auth/resend-otp', (route) => route.fulfill({ json, headers: headers() }));
    await keepPending(page, 42_000);
    // A clock that is an hour fast must not shorten the wait.
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
    ['the token is missing', { 'sanabel.admin': '{"id":"1","fullName":"منى","email":"m@x.example","role":"admin","adminRole":"owner"}' }],
    [
      'the role is not allowed',
      { 'sanabel.admin': '{"id":"1","fullName":"منى","email":"m@x.example","role":"visitor","adminRole":"owner"}', 'sanabel.token': 't' },
    ],
  ])('leads to sign-in when %s', async (_what, entries) => {
    const { page } = await openSignIn(browser(), {});
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, entries);
    await page.goto('/admin/jobs');
    await page.waitForURL('**/admin/login');
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    await page.context().close();
  });

  it('sends a signed-in admin from sign-in on to the panel, in English', async () => {
    const { page, complaints } = await openPanel(browser(), { locale: 'en' }, '/admin/login');
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
