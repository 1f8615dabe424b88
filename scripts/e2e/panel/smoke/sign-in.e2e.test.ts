import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../../seed/api.ts';
import { withBrowser } from '../../../testing/visit.ts';
import { askForCode, dismissGuest, type Guest, inviteGuest } from '../guest.ts';
import { openSignIn } from '../panel.ts';
import { codeIn, focusedBox, notice, unexpected } from '../sign-in-page.ts';

const PHONE = { width: 390 };
const { cmsUrl } = inject('stack');

const browser = withBrowser();
let guest: Guest;
beforeAll(async () => {
  guest = await inviteGuest('sign-in-test');
});
afterAll(() => dismissGuest(guest));

describe('signing in', () => {
  it('keeps the e-mail, refuses an incomplete and a wrong code, accepts the right one, and stores nothing of the panel after signing out', async () => {
    const { page, complaints } = await openSignIn(browser(), PHONE);
    const code = await askForCode(page, guest);
    expect(await page.evaluate(() => localStorage.getItem('sanabel.signIn'))).toContain(guest.email);
    await page.getByText(guest.email).waitFor();

    await page.getByRole('button', { name: 'تأكيد' }).click();
    await notice(page, 'الرجاء إدخال رمز التحقق كاملاً').waitFor();
    await page.getByLabel('الرقم ١ من ٦').focus();
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    await notice(page, 'رمز التحقق غير صحيح').waitFor();
    expect([await codeIn(page), await focusedBox(page)]).toEqual(['', 'الرقم ١ من ٦']);

    await page.route('**/auth/verify-login', (route) => route.abort(), { times: 1 });
    await page.keyboard.type(code);
    await notice(page, 'حدث خطأ أثناء التحقق. حاول مرة اخرى.').waitFor();
    expect(await codeIn(page)).toBe(code);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'الخدمات المقدمة', level: 1 }).waitFor();

    const token = await page.evaluate(() => localStorage.getItem('sanabel.token'));
    // Data of a visitor at the same origin.
    await page.evaluate(async () => {
      localStorage.setItem('region', 'delta');
      sessionStorage.setItem('job-application', '{}');
      await caches.open('pages');
    });
    await page.getByRole('button', { name: 'القائمة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL('**/admin/login');
    // Signing out loads a new page, so that nothing stays in memory either.
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    // A page that is closed while the next one loads hangs in this browser.
    await page.waitForLoadState();
    const left = () => page.evaluate(async () => [...Object.keys({ ...localStorage, ...sessionStorage }), ...(await caches.keys())].sort());
    await expect.poll(left).toEqual(['job-application', 'pages', 'region']);
    await expect(createApi(cmsUrl, token ?? '').get('/auth/me')).rejects.toMatchObject({ status: 401 });
    expect(unexpected(complaints)).toEqual([]);
    await page.context().close();
  });
});
