import { admin as adminShape, invitation } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { mailedCode, openSession } from '../../seed/sign-in.ts';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi, pngFile } from './editor.ts';
import { mailedLink } from './mailed-links.ts';
import { openPanel, openSignIn } from './panel.ts';
import { unexpected } from './sign-in-page.ts';
import { problemsInAllViews } from './views.ts';

const api = editorApi();
const { cmsUrl, inboxUrl, admin: owner } = inject('stack');
const OWN_WORDS = 'nakhla 7 wa sabil';

const browser = withBrowser();
/** Files before this one may leave invitations, too. */
const removeOthers = async (): Promise<void> => {
  for (const { id } of z.array(invitation).parse(await api.get('/invitations'))) await api.send('DELETE', `/invitations/${id}`);
  for (const { id, email } of z.array(adminShape).parse(await api.get('/admins')))
    if (email !== owner.email) await api.send('DELETE', `/admins/${id}`);
};
beforeAll(removeOthers);
afterEach(removeOthers);

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const pending = (page: Page, total: string) => page.getByRole('heading', { name: `دعوات لم تُقبل بعد ${total}` });
const fill = async (page: Page, fullName: string, email: string) => {
  await page.getByLabel('الاسم', { exact: true }).fill(fullName);
  await page.getByLabel('البريد الإلكتروني').fill(email);
};
const send = (page: Page) => page.getByRole('button', { name: 'إرسال الدعوة' });
const ended = (page: Page) => page.getByRole('heading', { name: 'انتهت الدعوة', level: 1 });

describe('inviting an admin', () => {
  it('says what is wrong at its field, mails a link, and lists what was not accepted yet', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/admins');
    await page.getByRole('link', { name: 'دعوة مسؤول' }).click();
    await page.getByText('لا دعوات معلقة.').waitFor();
    expect(await page.getByRole('link', { name: 'المسؤولين' }).first().getAttribute('aria-current')).toBe('page');
    await send(page).click();
    expect(await page.locator('form .error-text').allInnerTexts()).toHaveLength(2);
    await fill(page, 'نادية فؤاد', owner.email);
    await send(page).click();
    await page.getByText('هذا البريد الإلكتروني مستخدم بالفعل.').waitFor();
    await page.getByLabel('البريد الإلكتروني').fill('nadia@sanabel.example');
    await page.getByLabel('مسؤول توظيف').check();
    await send(page).click();
    await page.getByRole('status').filter({ hasText: 'أُرسلت الدعوة إلى نادية فؤاد، على nadia@sanabel.example' }).waitFor();
    await pending(page, 'دعوة واحدة').waitFor();
    await rowOf(page, 'نادية فؤاد').getByText('مسؤول توظيف').waitFor();
    expect(await page.getByLabel('الاسم', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
    await fill(page, 'نادية فؤاد', 'nadia@sanabel.example');
    await send(page).click();
    await page.locator('form .error-text').filter({ hasText: 'دعوة' }).waitFor();
    expect(await problemsInAllViews(page, 'invitations')).toEqual([]);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await page.context().close();
  });

  it('can be sent again, which ends the earlier link, and revoked, which can be undone', async () => {
    await api.send('POST', '/invitations', { fullName: 'ياسين فتحي', email: 'yassin@sanabel.example', adminRole: 'editor' });
    const first = await mailedLink('yassin@sanabel.example');
    const { page } = await openPanel(browser(), { width: 390 }, '/admin/admins/invite');
    await page.getByRole('button', { name: 'إعادة الإرسال إلى ياسين فتحي' }).click();
    await page.getByText('أُرسل رابط جديد إلى ياسين فتحي.').waitFor();
    const second = await mailedLink('yassin@sanabel.example', [first]);
    const guest = await openSignIn(browser(), {}, first);
    await ended(guest.page).waitFor();
    await page.getByRole('button', { name: 'سحب الدعوة: ياسين فتحي' }).click();
    await page.getByText('لا دعوات معلقة.').waitFor();
    await guest.page.goto(second);
    await guest.page.reload();
    await ended(guest.page).waitFor();
    await page.getByRole('button', { name: 'تراجع' }).click();
    await pending(page, 'دعوة واحدة').waitFor();
    await guest.page.reload();
    await guest.page.getByRole('heading', { name: 'أهلًا بك معنا' }).waitFor();
    await guest.page.context().close();
    await page.context().close();
  });
});

describe('the page of an invitation', () => {
  it('makes an account with a password that no one else knows, a photo and a role, and works once', async () => {
    const email = 'dina@sanabel.example';
    await api.send('POST', '/invitations', { fullName: 'دينا منصور', email, adminRole: 'recruiter' });
    const link = await mailedLink(email);
    const { page, complaints } = await openSignIn(browser(), { width: 390 }, link);
    await page.getByText('ودورك: مسؤول توظيف.').waitFor();
    await page.getByText(email).waitFor();
    expect(await page.getByLabel('الاسم').inputValue()).toBe('دينا منصور');
    await page.getByRole('button', { name: 'إنشاء حسابي' }).click();
    await page.getByText('هذه الخانة مطلوبة.').waitFor();
    const password = page.getByLabel('كلمة المرور', { exact: true });
    await password.fill('dina@sanabel.example');
    await page.getByText('ضعيفة').first().waitFor();
    await page.getByRole('button', { name: 'إنشاء حسابي' }).click();
    await page.locator('.error-text').filter({ hasText: 'كلمة المرور' }).waitFor();
    await page.getByRole('button', { name: 'إظهار كلمة المرور' }).click();
    await password.fill(OWN_WORDS);
    await page.getByText('قوية').first().waitFor();
    await page.locator('input[type=file]').setInputFiles(await pngFile('face.png', 1600, 900));
    await page.getByText('تغيير الصورة').waitFor();
    expect(await problemsInAllViews(page, 'register')).toEqual([]);
    await page.getByRole('button', { name: 'إنشاء حسابي' }).click();
    await page.waitForURL('**/admin/verify');
    await page.getByLabel('الرقم ١ من ٦').focus();
    await page.keyboard.type(await mailedCode(inboxUrl, email, new Set()));
    await page.getByRole('navigation').first().waitFor();
    const { admin } = await openSession(createApi(cmsUrl), inboxUrl, { email, password: OWN_WORDS });
    expect(admin).toMatchObject({ fullName: 'دينا منصور', adminRole: 'recruiter', image: expect.stringMatching(/^\/uploads\//) });
    await page.goto(link);
    await page.reload();
    await ended(page).waitFor();
    expect(await problemsInAllViews(page, 'ended')).toEqual([]);
    expect(unexpected(complaints).filter((text) => !text.includes('404'))).toEqual([]);
    await page.context().close();
  });
});
