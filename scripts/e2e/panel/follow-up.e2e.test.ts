import { jobRequest, sentJobRequest } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi } from './editor.ts';
import { dismissGuest, inviteGuest } from './guest.ts';
import { openListTools, openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const { cmsUrl, inboxUrl } = inject('stack');
const api = editorApi();
const NAME = 'نادين الشربيني';
const LIST = `/admin/jobs?q=${encodeURIComponent('followed.example')}`;
const GUEST = 'ضيفة الرحلة';

const browser = withBrowser();
const made: string[] = [];
afterAll(async () => {
  for (const id of made) await api.send('DELETE', `/job-requests/${id}`);
});
const apply = async (name: string): Promise<string> => {
  const fields = { fullName: NAME, phoneNumber: '01000000001', role: 'مهندسة ري', qualification: 'بكالوريوس', experience: '4' };
  const { id } = sentJobRequest.parse(await api.send('POST', '/job-requests', { ...fields, email: `${name}@followed.example` }));
  made.push(id);
  return id;
};
const followUpOf = async (id: string) => jobRequest.parse(await api.get(`/job-requests/${id}`)).followUp;
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

const LABELS = {
  ar: {
    field: 'المتابعة',
    nobody: 'لا أحد',
    set: `متابعة طلب ${NAME} الآن مع ${GUEST}.`,
    taken: `أصبح طلب ${NAME} بلا متابعة.`,
    close: 'إغلاق',
  },
  en: {
    field: 'Follow-up',
    nobody: 'Nobody',
    set: `${GUEST} now follows up ${NAME}’s request.`,
    taken: `Nobody follows up ${NAME}’s request now.`,
    close: 'Close',
  },
} as const;

describe.each(['ar', 'en'] as const)('who follows an application up, in %s', (locale) => {
  const labels = LABELS[locale];

  it('is chosen by a recruiter, seen in the list, found by the filter, and empty again when they have left', async () => {
    const email = `chosen-${locale}@followed.example`;
    const id = await apply(`chosen-${locale}`);
    await apply(`free-${locale}`);
    const guest = await inviteGuest(`follow-${locale}`, 'recruiter');
    const session = await openSession(createApi(cmsUrl), inboxUrl, guest);
    const { page, complaints } = await openPanel(browser(), { locale, session }, `/admin/jobs/${id}?q=followed.example`);
    const dialog = page.getByRole('dialog', { name: NAME });
    await dialog.getByRole('button', { name: `${labels.field}: ${labels.nobody}` }).click();
    await dialog.getByRole('button', { name: GUEST, exact: true }).click();
    await dialog.getByText(labels.set).waitFor();
    await dialog.getByRole('button', { name: `${labels.field}: ${GUEST}` }).waitFor();
    expect(await followUpOf(id)).toBe(guest.id);

    await page.goto(LIST);
    await rowOf(page, email).getByText(`${labels.field}: ${GUEST}`).waitFor();
    await openListTools(page);
    const filter = page.getByLabel(labels.field, { exact: true });
    await filter.selectOption({ label: labels.nobody });
    await rowOf(page, email).waitFor({ state: 'detached' });
    await rowOf(page, `free-${locale}@followed.example`).waitFor();
    await filter.selectOption({ label: GUEST });
    await rowOf(page, email).waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'free-' }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('followUp')).toBe(guest.id);
    expect(complaints).toEqual([]);
    await page.context().close();

    await dismissGuest(guest);
    const owner = await openPanel(browser(), { locale }, `/admin/jobs/${id}`);
    await owner.page.getByRole('button', { name: `${labels.field}: ${labels.nobody}` }).waitFor();
    await owner.page.context().close();
  });

  it('is taken away by keys alone on a telephone, where the choice fits the screen', async () => {
    const id = await apply(`keys-${locale}`);
    const { id: own } = inject('stack').session.admin;
    await api.send('PATCH', `/job-requests/${id}`, { followUp: own });
    const { page, complaints } = await openPanel(browser(), { locale, width: 390 }, `/admin/jobs/${id}`);
    const dialog = page.getByRole('dialog', { name: NAME });
    const field = dialog.getByRole('button', { name: new RegExp(`^${labels.field}:`) });
    await field.focus();
    await page.keyboard.press('Enter');
    const menu = dialog.locator('.job-follow-menu');
    const box = await menu.boundingBox();
    expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 390]).toEqual([true, true]);
    expect(await problemsInAllViews(page, 'the choice')).toEqual([]);
    await menu.getByRole('button', { name: LABELS.ar.nobody }).press('Enter');
    await dialog.getByText(LABELS.ar.taken).waitFor();
    expect(await followUpOf(id)).toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
