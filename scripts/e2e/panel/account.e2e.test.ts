import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { mailedCode, mailsTo, openSession } from '../../seed/sign-in.ts';
import type { OpenPage } from '../../testing/browser.ts';
import { totpCode } from '../../testing/totp.ts';
import { withBrowser } from '../../testing/visit.ts';
import { dismissGuest, type Guest, inviteGuest, signInAs } from './guest.ts';
import { openSignIn } from './panel.ts';
import { notice, unexpected } from './sign-in-page.ts';
import { problemsInAllViews } from './views.ts';

const { cmsUrl, inboxUrl } = inject('stack');

const STALE = { status: 'error', code: 'SECOND_STEP_REQUIRED', message: 'أعد الخطوة الثانية.', requestId: 'x' };

const browser = withBrowser();
let guest: Guest;
let opened: OpenPage;
let names = 0;
beforeEach(async () => {
  names += 1;
  guest = await inviteGuest(`own-ways-${names}`);
  opened = await openSignIn(browser(), {});
  await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(opened.page, guest);
  await opened.page.getByRole('link', { name: 'حسابي' }).click();
  await opened.page.getByRole('link', { name: 'الأمان' }).click();
});
afterEach(async () => {
  await opened.page.context().close();
  await dismissGuest(guest);
});

const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text).waitFor();
const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('الرقم ١ من ٦').focus();
  await page.keyboard.type(code);
};
const saveCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('dialog', { name: 'حفظ رموز الاسترداد' });
  await dialog.waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  const done = dialog.getByRole('button', { name: 'تم' });
  expect([codes.length, await done.isDisabled()]).toEqual([10, true]);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'الخروج قبل حفظ الرموز؟' });
  await question.getByRole('button', { name: 'إلغاء' }).click();
  await question.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'نسخ' }).click();
  await toast(page, 'نُسخت الرموز.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'تنزيل' }).click()]);
  expect(file.suggestedFilename()).toBe('رموز-الاسترداد.txt');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => codes.includes(line))).toEqual(codes);
  await dialog.getByLabel('حفظتها في مكان آمن').check();
  await done.click();
  await dialog.waitFor({ state: 'detached' });
  return codes;
};
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL('**/admin/login');
};
const begin = async (page: Page) => {
  await page.getByLabel('البريد الإلكتروني').fill(guest.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'التالي' }).click();
  await page.waitForURL('**/admin/verify');
};
const inPanel = (page: Page) => page.getByRole('button', { name: 'تسجيل الخروج' }).waitFor();

describe('one’s own ways in', () => {
  it('an authenticator app is on once its code fits, and signs in; so does a recovery code, once', async () => {
    const { page, complaints } = opened;
    await page.getByRole('link', { name: 'إعداد تطبيق المصادقة' }).click();
    await page.getByRole('heading', { name: 'إعداد تطبيق المصادقة' }).waitFor();
    await page.getByRole('img', { name: 'رمز QR يصوّره تطبيق المصادقة' }).waitFor();
    const secret = await page.locator('.totp-key').innerText();
    expect(await page.getByRole('link', { name: 'فتحه في التطبيق' }).getAttribute('href')).toContain(
      `secret=${secret.replaceAll(' ', '')}`,
    );
    expect(await problemsInAllViews(page, 'app')).toEqual([]);
    await typeCode(page, totpCode(secret, 7));
    await page.getByText('الرمز لا يطابق. تأكد من ساعة هاتفك.').waitFor();
    await typeCode(page, totpCode(secret));
    await page.getByRole('dialog', { name: 'حفظ رموز الاسترداد' }).waitFor();
    expect(await problemsInAllViews(page, 'codes')).toEqual([]);
    const [code = ''] = await saveCodes(page);
    await page.getByText('بقيت ١٠ رموز من ١٠').waitFor();
    await page.getByRole('button', { name: 'إيقاف تطبيق المصادقة' }).waitFor();

    await signOut(page);
    await begin(page);
    await page.getByText('اكتب الرمز الذي يظهر الآن في تطبيق المصادقة').waitFor();
    await typeCode(page, totpCode(secret, 1));
    await inPanel(page);
    await signOut(page);
    await begin(page);
    await page.getByRole('button', { name: 'رمز استرداد' }).click();
    await page.getByLabel('رمز الاسترداد').fill('AAAA-AAAA');
    await page.getByRole('button', { name: 'تأكيد' }).click();
    await notice(page, 'رمز التحقق غير صحيح').waitFor();
    expect(await problemsInAllViews(page, 'recovery')).toEqual([]);
    await page.getByLabel('رمز الاسترداد').fill(code.toLowerCase().replace('-', ' '));
    await page.getByRole('button', { name: 'تأكيد' }).click();
    await inPanel(page);
    await page.goto('/admin/account');
    await page.getByText('بقيت ٩ رموز من ١٠').waitFor();
    await page.getByText('دخول برمز استرداد').first().waitFor();
    await page.getByRole('button', { name: 'إيقاف تطبيق المصادقة' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'إيقاف' }).click();
    await toast(page, 'تغيّرت الخطوة الثانية');
    await page.getByRole('link', { name: 'إعداد تطبيق المصادقة' }).waitFor();
    expect(unexpected(complaints)).toEqual([]);
  });

  it('a passkey of this device signs in without a code, and can be removed', async () => {
    const { page, complaints } = opened;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole('button', { name: 'إضافة مفتاح المرور' }).click();
    const dialog = page.getByRole('dialog', { name: 'مفتاح المرور' });
    await dialog.getByRole('button', { name: 'إنشاء المفتاح' }).click();
    await dialog.getByText('هذه الخانة مطلوبة.').waitFor();
    await dialog.getByLabel('اسم الجهاز').fill('هاتف منى');
    await dialog.getByRole('button', { name: 'إنشاء المفتاح' }).click();
    await saveCodes(page);
    await page.getByRole('button', { name: 'حذف مفتاح «هاتف منى»' }).waitFor();
    await page.getByRole('button', { name: 'إيقاف رمز بالبريد' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'إيقاف' }).click();
    await page.getByText('هذه طريقتك الوحيدة، ولا يمكن إيقافها.').waitFor();
    expect(await page.getByRole('button', { name: 'حذف مفتاح «هاتف منى»' }).count()).toBe(0);
    expect(await problemsInAllViews(page, 'account')).toEqual([]);

    await signOut(page);
    await begin(page);
    const use = page.getByRole('button', { name: 'استعمال مفتاح المرور' });
    await use.waitFor();
    expect(await page.getByRole('button', { name: 'رمز بالبريد' }).count()).toBe(0);
    expect(await problemsInAllViews(page, 'passkey')).toEqual([]);
    await use.click();
    await inPanel(page);
    await page.goto('/admin/account');
    await page.getByText('دخول بمفتاح المرور').waitFor();
    await page.getByRole('button', { name: 'تفعيل رمز بالبريد' }).click();
    await page.getByRole('button', { name: 'حذف مفتاح «هاتف منى»' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'إزالة' }).click();
    await page.getByText('بصمتك أو رقم جهازك السري').waitFor();
    expect(unexpected(complaints)).toEqual([]);
  });

  it('a password is changed with the current one; this session continues, the others end, one at a time or all', async () => {
    const { page, complaints } = opened;
    await page.getByText('جهاز واحد').waitFor();
    await openSession(createApi(cmsUrl), inboxUrl, guest);
    await page.reload();
    await page.getByText('جهازان').waitFor();
    await page.getByRole('button', { name: /^إنهاء الجلسة/ }).click();
    await page.getByText('جهاز واحد').waitFor();
    await page.getByText('هذا الجهاز', { exact: true }).waitFor();

    await openSession(createApi(cmsUrl), inboxUrl, guest);
    await page.reload();
    await page.getByRole('button', { name: 'إنهاء كل ما عدا هذه' }).click();
    const question = page.getByRole('alertdialog', { name: 'إنهاء الجلسة الأخرى؟' });
    await question.getByRole('button', { name: 'إنهاء كل ما عدا هذه' }).click();
    await toast(page, 'انتهت الجلسات الأخرى.');
    await page.getByText('جهاز واحد').waitFor();

    const change = page.getByRole('button', { name: 'تغيير كلمة المرور' });
    await change.click();
    expect(await page.getByText('هذه الخانة مطلوبة.').count()).toBe(2);
    await page.getByLabel('كلمة المرور الحالية').fill('not the right one');
    await page.getByLabel('كلمة المرور الجديدة').fill('shagara 7 wa naher');
    await change.click();
    await page.locator('.error-text').filter({ hasText: 'كلمة المرور الحالية غير صحيحة' }).waitFor();
    await page.getByLabel('كلمة المرور الحالية').fill(guest.password);
    await change.click();
    await toast(page, 'تغيّرت كلمة المرور');
    await page.reload();
    await page.getByRole('heading', { name: 'حسابي', level: 1 }).waitFor();
    expect(unexpected(complaints)).toEqual([]);
  });

  it('asks for the second step again where the server wants a fresh one, and then does what was asked for', async () => {
    const { page, complaints } = opened;
    // A test cannot wait for a session to become old; all other answers are the server's.
    await page.route('**/api/v1/account/recovery-codes', (route) => route.fulfill({ status: 403, json: STALE }), { times: 1 });
    const earlier = await mailsTo(inboxUrl, guest.email);
    await page.getByRole('button', { name: 'إنشاء رموز' }).click();
    const mailed = await mailedCode(inboxUrl, guest.email, earlier);
    const dialog = page.getByRole('dialog', { name: 'تأكيد هويتك' });
    expect(await problemsInAllViews(page, 'again')).toEqual([]);
    await typeCode(page, mailed === '000000' ? '000001' : '000000');
    await dialog.getByText('رمز التحقق غير صحيح').waitFor();
    await typeCode(page, mailed);
    await saveCodes(page);
    await page.getByText('بقيت ١٠ رموز من ١٠').waitFor();
    expect(complaints.filter((text) => !/status of (?:400|403)/.test(text))).toEqual([]);
  });
});
