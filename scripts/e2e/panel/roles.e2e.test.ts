import { type AdminRole, invitation } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi } from './editor.ts';
import { dismissGuest, type Guest, inviteGuest } from './guest.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const { cmsUrl, inboxUrl } = inject('stack');
const api = editorApi();

const browser = withBrowser();
const guests: Guest[] = [];
afterAll(async () => {
  for (const guest of guests) await dismissGuest(guest);
});

const openAs = async (adminRole: AdminRole, path: string, view = {}) => {
  const guest = await inviteGuest(`role-${adminRole}-${guests.length}`, adminRole);
  guests.push(guest);
  const session = await openSession(createApi(cmsUrl), inboxUrl, guest);
  return { guest, session, ...(await openPanel(browser(), { ...view, session }, path)) };
};
const entries = (page: Page) => page.getByRole('complementary').getByRole('navigation').getByRole('link').allInnerTexts();
const refusals = (page: Page): string[] => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  return refused;
};

describe('a role', () => {
  it('of a recruiter has the work requests alone, and asks the server for nothing else', async () => {
    const { page, complaints } = await openAs('recruiter', '/admin');
    await page.waitForURL('**/admin/jobs');
    await page.getByRole('heading', { name: 'طلبات العمل', level: 1 }).waitFor();
    expect((await entries(page)).map((text) => text.split('\n')[0])).toEqual(['طلبات العمل']);
    expect(await page.locator('.publication').count()).toBe(0);
    const refused = refusals(page);
    await page.goto('/admin/admins');
    await page.getByRole('heading', { name: 'هذه الصفحة ليست ضمن صلاحياتك' }).waitFor();
    await page.getByText('دورك «مسؤول توظيف».').waitFor();
    expect(await problemsInAllViews(page, 'not mine')).toEqual([]);
    await page.getByRole('link', { name: 'العودة إلى البداية' }).click();
    await page.waitForURL('**/admin/jobs');
    await page.waitForLoadState('networkidle');
    expect([refused, complaints]).toEqual([[], []]);
    await page.context().close();
  });

  it('of an editor has content and publication, no people, and no button for what only owners do', async () => {
    const member = await api.send('POST', '/crops', { name: 'Role crop', arabicName: 'محصول الدور', isDraft: true });
    await api.send('DELETE', `/crops/${String(Reflect.get(Object(member), 'id'))}`);
    const { page, complaints } = await openAs('editor', '/admin', { locale: 'en' });
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    const names = await entries(page);
    expect(names).toContain('Gallery');
    for (const absent of ['Admins', 'Bin and activity']) expect(names.filter((name) => name.startsWith(absent))).toEqual([]);
    const refused = refusals(page);
    await page.goto('/admin/trash');
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /permanently/i }).count()).toBe(0);
    await page.goto('/admin/publication');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([refused, complaints]).toEqual([[], []]);
    await page.context().close();
  });

  it('does not matter for one’s own details, which everybody keeps themselves', async () => {
    const { page, guest, complaints } = await openAs('recruiter', '/admin/account');
    await page.getByRole('link', { name: 'بياناتي' }).click();
    await page.getByLabel('الاسم الكامل').fill('راوية صالح');
    await page.getByLabel('الوظيفة').fill('شؤون العاملين');
    await page.getByRole('button', { name: 'حفظ', exact: true }).click();
    await page.getByText('تم الحفظ.').waitFor();
    await page.getByRole('complementary').getByText('راوية صالح').waitFor();
    expect(await api.get(`/admins/${guest.id}`)).toMatchObject({ fullName: 'راوية صالح', job: 'شؤون العاملين', adminRole: 'recruiter' });
    expect(await problemsInAllViews(page, 'details')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that was taken away is announced: the session ends, and a refused call says why', async () => {
    const { page, guest, session } = await openAs('owner', '/admin/admins/invite', { width: 390 });
    await page.getByLabel('الاسم', { exact: true }).fill('سلوى');
    await page.getByLabel('البريد الإلكتروني').fill('salwa@sanabel.example');
    await page.route('**/api/v1/invitations', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { status: 'error', code: 'FORBIDDEN', message: 'لا يحق لك هذا الإجراء.', requestId: 'x' } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'إرسال الدعوة' }).click();
    await page.getByRole('alert').filter({ hasText: 'لا يحق لك هذا الإجراء.' }).waitFor();
    // Changing a role requires a recent second factor, which this session has.
    await createApi(cmsUrl, session.token).send('PATCH', `/admins/${guest.id}`, { adminRole: 'editor' });
    await page.unroute('**/api/v1/invitations');
    await page.getByRole('button', { name: 'إرسال الدعوة' }).click();
    await page.waitForURL('**/admin/login');
    expect(invitation.array().parse(await api.get('/invitations'))).toEqual([]);
    await page.context().close();
  });
});
