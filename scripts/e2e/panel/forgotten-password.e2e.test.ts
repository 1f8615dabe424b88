import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { withBrowser } from '../../testing/visit.ts';
import { dismissGuest, type Guest, inviteGuest } from './guest.ts';
import { mailedLink } from './mailed-links.ts';
import { openPanel, openSignIn } from './panel.ts';
import { unexpected } from './sign-in-page.ts';
import { problemsInAllViews } from './views.ts';

const { cmsUrl, inboxUrl } = inject('stack');
const NEXT_WORDS = 'shagara 7 wa naher';

const browser = withBrowser();
let guest: Guest;
beforeAll(async () => {
  guest = await inviteGuest('forgetful');
});
afterAll(() => dismissGuest(guest));

describe('a forgotten password', () => {
  it('is asked for from sign-in, with the same answer for every address', async () => {
    const { page, complaints } = await openSignIn(browser(), { width: 390 });
    await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
    const send = page.getByRole('button', { name: 'إرسال الرابط' });
    await send.click();
    await page.getByText('هذه الخانة مطلوبة.').waitFor();
    expect(await problemsInAllViews(page, 'forgot')).toEqual([]);
    await page.getByLabel('البريد الإلكتروني').fill('nobody@sanabel.example');
    await send.click();
    await page.getByRole('heading', { name: 'افتح بريدك' }).waitFor();
    await page.getByText('إن كان لهذا البريد حساب').waitFor();
    expect(await page.getByRole('button', { name: 'إعادة الإرسال' }).isDisabled()).toBe(true);
    await page.getByText(/00:5\d/).waitFor();
    expect(await problemsInAllViews(page, 'sent')).toEqual([]);
    expect(unexpected(complaints)).toEqual([]);
    await page.context().close();
  });

  it('is replaced through the mailed link, once; every session ends, and one signs in with the new one', async () => {
    const session = await openSession(createApi(cmsUrl), inboxUrl, guest);
    const panel = await openPanel(browser(), { session }, '/admin');
    await panel.page.getByRole('heading', { name: 'الخدمات المقدمة', level: 1 }).waitFor();

    const { page, complaints } = await openSignIn(browser(), { locale: 'en' }, '/admin/forgot-password');
    await page.getByLabel('Email').fill(guest.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const link = await mailedLink(guest.email);
    await page.goto(link);
    await page.getByText(guest.email).waitFor();
    const field = page.getByLabel('New password', { exact: true });
    const save = page.getByRole('button', { name: 'Save the password' });
    await field.fill('shagara 12');
    await page.getByText('add a word or two').waitFor();
    await save.click();
    await page.getByText('Please enter at least 12 characters.').waitFor();
    await field.fill(NEXT_WORDS);
    await page.getByText('Strong').first().waitFor();
    expect(await problemsInAllViews(page, 'new password')).toEqual([]);
    await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
    await page.getByRole('heading', { name: 'تغيّرت كلمة المرور' }).waitFor();
    await page.goto(link);
    await page.reload();
    await page.getByRole('heading', { name: 'انتهى هذا الرابط' }).waitFor();
    await page.getByRole('link', { name: 'طلب رابط جديد' }).waitFor();

    await panel.page.reload();
    await panel.page.waitForURL('**/admin/login');
    await openSession(createApi(cmsUrl), inboxUrl, { ...guest, password: NEXT_WORDS });
    expect(unexpected(complaints).filter((text) => !text.includes('404'))).toEqual([]);
    await panel.page.context().close();
    await page.context().close();
  });
});
