import { CLUB } from '@sanabel/brand/club';
import { jobNote, jobRequest, sentJobRequest } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi } from './editor.ts';
import { openPanel } from './panel.ts';

const api = editorApi();
const OURS = '@handled.example';
const NAME = 'هدى المنصوري';
const LIST = `/admin/jobs?q=${encodeURIComponent('handled.example')}`;

const browser = withBrowser();
let id: string;
const ours = async () =>
  z
    .array(jobRequest)
    .parse(await api.get('/job-requests'))
    .filter(({ email }) => email.endsWith(OURS));
const deleteOurs = async (): Promise<void> => {
  for (const one of await ours()) await api.send('DELETE', `/job-requests/${one.id}`);
};
const apply = async (fullName: string, name: string, phoneNumber = '01000000001'): Promise<string> => {
  const application = { fullName, phoneNumber, role: 'مهندسة ري', qualification: 'بكالوريوس', email: `${name}${OURS}`, experience: '4' };
  return sentJobRequest.parse(await api.send('POST', '/job-requests', application)).id;
};
const stored = async () => jobRequest.parse(await api.get(`/job-requests/${id}`));
const isRemoved = async () => (await ours()).every((one) => one.id !== id);

beforeEach(async () => {
  await deleteOurs();
  id = await apply(NAME, 'hoda');
});
afterAll(() => deleteOurs());

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

interface Labels {
  locale: 'ar' | 'en';
  status: (status: string) => string;
  statuses: Record<'new' | 'contacted' | 'interview' | 'declined', string>;
  set: string;
  nobody: string;
  note: string;
  add: string;
  sends: [chat: string, mail: string];
  sent: string;
  notSent: string;
  hint: string;
  interview: string;
}
const LABELS: Labels[] = [
  {
    locale: 'ar',
    status: (status) => `حالة طلب ${NAME}: ${status}`,
    statuses: { new: 'جديد', contacted: 'تواصلنا معه', interview: 'مقابلة', declined: 'اعتذرنا له' },
    set: `أصبحت حالة طلب ${NAME} «تواصلنا معه».`,
    nobody: 'لم يردّ أحد بعد',
    note: 'ملاحظة جديدة',
    add: 'إضافة',
    sends: ['إرسال على واتساب', 'إرسال بالبريد'],
    sent: 'نعم، أرسلتها',
    notSent: 'لم أرسلها بعد',
    hint: 'اكتب اليوم والساعة مكان ما بين القوسين، ثم أرسل.',
    interview: 'موعد مقابلة',
  },
  {
    locale: 'en',
    status: (status) => `Status of ${NAME}’s request: ${status}`,
    statuses: { new: 'New', contacted: 'Contacted', interview: 'Interview', declined: 'Declined' },
    set: `The status of ${NAME}’s request is now “Contacted”.`,
    nobody: 'Nobody has replied yet',
    note: 'New note',
    add: 'Add',
    sends: ['Send on WhatsApp', 'Send by email'],
    sent: 'Yes, I sent it',
    notSent: 'Not yet',
    hint: 'Replace the brackets with the day and time, then send.',
    interview: 'Interview',
  },
];

describe.each(LABELS)('an application, in $locale', ({ locale, ...labels }) => {
  it('is given a status in the list, which all see, and is found by it', async () => {
    const { page, complaints } = await openPanel(browser(), { locale }, LIST);
    const row = rowOf(page, NAME);
    await row.getByText(labels.nobody).waitFor();
    await row.getByRole('button', { name: labels.status(labels.statuses.new) }).click();
    await row.getByRole('button', { name: labels.statuses.contacted, exact: true }).click();
    await page.getByText(labels.set).waitFor();
    await row.getByRole('button', { name: labels.status(labels.statuses.contacted) }).waitFor();
    const { status, statusBy } = await stored();
    expect(status).toBe('contacted');
    await row.getByText(statusBy).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${labels.statuses.declined}`) }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: new RegExp(`^${labels.statuses.contacted}`) }).click();
    await row.waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('contacted');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is answered in a text of ours, by WhatsApp and mail, once its blank is filled; the status follows', async () => {
    await api.send('PATCH', `/job-requests/${id}`, { status: 'contacted' });
    const { page, complaints } = await openPanel(browser(), { locale }, `/admin/jobs/${id}`);
    const dialog = page.getByRole('dialog', { name: NAME });
    await dialog.getByText(labels.hint).waitFor();
    const [chat, mail] = labels.sends;
    expect(await dialog.getByRole('link', { name: chat }).count()).toBe(0);
    const text = dialog.getByRole('textbox').first();
    await text.fill((await text.inputValue()).replace(/\[[^\]]+\]/, 'يوم الأربعاء الساعة ١ ظهرًا'));
    const link = new URL((await dialog.getByRole('link', { name: chat }).getAttribute('href')) ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/201000000001');
    expect(link.searchParams.get('text')).toBe(
      `أهلًا ${NAME}، معك ${CLUB.name.ar}. قرأنا طلبك لوظيفة مهندسة ري، ونودّ أن نلتقي بك يوم الأربعاء الساعة ١ ظهرًا. هل يناسبك الموعد؟`,
    );
    expect(await dialog.getByRole('link', { name: mail }).getAttribute('href')).toMatch(
      /^mailto:hoda@handled\.example\?subject=[^&]+&body=[^&]+$/,
    );
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    const [opened] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name: chat }).click()]);
    await opened.close();
    await dialog.getByRole('button', { name: labels.notSent }).click();
    expect((await stored()).status).toBe('contacted');
    const [again] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name: chat }).click()]);
    await again.close();
    await dialog.getByRole('button', { name: labels.sent }).click();
    await expect.poll(async () => (await stored()).status).toBe('interview');
    await dialog
      .getByRole('button', { name: labels.statuses.interview, exact: true })
      .and(page.locator('[aria-pressed=true]'))
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('carries notes with who and when', async () => {
    const { page, complaints } = await openPanel(browser(), { locale, width: 390 }, `/admin/jobs/${id}`);
    const dialog = page.getByRole('dialog', { name: NAME });
    await dialog.getByRole('textbox', { name: labels.note }).fill('اتصلت بها.\nتأتي يوم الأحد.');
    await dialog.getByRole('button', { name: labels.add }).click();
    const note = dialog.getByRole('listitem').filter({ hasText: 'تأتي يوم الأحد.' });
    await note.waitFor();
    const [first] = z.array(jobNote).parse(await api.get(`/job-requests/${id}/notes`));
    await note.getByText(first?.adminName ?? '').waitFor();
    expect(await dialog.getByRole('textbox', { name: labels.note }).inputValue()).toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const QUESTION = { ar: 'هل أنت متأكد من حذف هذا الطلب؟', en: 'are you sure you want to delete this request' } as const;
const DELETE = { ar: `حذف طلب ${NAME}`, en: `Delete ${NAME}’s request` } as const;
const UNDO = { ar: 'تراجع', en: 'Undo' } as const;
/** Confirms the deletion; ten seconds begin. */
const agree = async (page: Page, locale: 'ar' | 'en'): Promise<void> => {
  await rowOf(page, NAME).getByRole('button', { name: DELETE[locale] }).click();
  await page.getByRole('alertdialog', { name: QUESTION[locale] }).locator('.button.danger').click();
  await page.getByRole('button', { name: UNDO[locale], exact: true }).waitFor();
  await rowOf(page, NAME).and(page.locator('[data-leaving]')).waitFor();
};
/** Stops the ten-second timer, however slow the machine is. */
const holdTenSeconds = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const fakeTimeout = (work: () => void, delay?: number) => (delay === 10_000 ? 0 : real(work, delay));
    Object.assign(window, { setTimeout: fakeTimeout });
  });
  await page.reload();
};
const deletions = (page: Page): string[] => {
  const made: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && made.push(new URL(request.url()).pathname));
  return made;
};

describe.each(['ar', 'en'] as const)('deleting an application, in %s', (locale) => {
  it('can be undone for ten seconds, in which the server hears nothing of it', async () => {
    const { page } = await openPanel(browser(), { locale }, LIST);
    const made = deletions(page);
    await rowOf(page, NAME).waitFor();
    await page.clock.install();
    await agree(page, locale);
    // The remaining time is drawn but not announced, and moves in steps of a second with reduced motion.
    for (const locator of [page.getByRole('status'), rowOf(page, NAME)]) {
      const bar = locator.locator('.time-left');
      expect(await bar.getAttribute('aria-hidden')).toBe('true');
      const drawn = await bar.evaluate((element) => element.getAnimations().map((animation) => animation.effect?.getTiming()));
      expect(drawn).toMatchObject([{ duration: 10_000, easing: 'linear' }]);
      expect(await bar.evaluate((element) => getComputedStyle(element).animationTimingFunction)).toMatch(/^steps\(10/);
    }
    await page.clock.fastForward(4_000);
    await page.getByRole('button', { name: UNDO[locale], exact: true }).click();
    await rowOf(page, NAME).and(page.locator(':not([data-leaving])')).waitFor();
    await page.clock.fastForward(20_000);
    expect([made, await isRemoved()]).toEqual([[], false]);
    await page.context().close();
  });

  it('can be undone in its row, when another message has come meanwhile', async () => {
    const other = locale === 'ar' ? 'سامي' : 'Sami';
    await apply(other, 'sami');
    const { page } = await openPanel(browser(), { locale }, LIST);
    await holdTenSeconds(page);
    await rowOf(page, NAME).waitFor();
    await agree(page, locale);
    await rowOf(page, other).locator('.job-stage').click();
    await rowOf(page, other).locator('.job-menu button').last().click();
    await page.getByRole('button', { name: UNDO[locale], exact: true }).waitFor({ state: 'detached' });
    await rowOf(page, NAME).getByRole('button', { name: UNDO[locale] }).click();
    await rowOf(page, NAME).and(page.locator(':not([data-leaving])')).waitFor();
    await rowOf(page, NAME)
      .getByRole('link', { name: 'WhatsApp' })
      .or(rowOf(page, NAME).getByRole('link', { name: /واتساب/ }))
      .waitFor();
    await page.context().close();
  });

  it('happens after them, wherever in the panel one is by then', async () => {
    const { page } = await openPanel(browser(), { locale }, LIST);
    await rowOf(page, NAME).waitFor();
    await page.clock.install();
    await agree(page, locale);
    await page.locator('.sidebar [href="/admin/members"]').click();
    await page.waitForURL('**/admin/members');
    await page.clock.fastForward(10_500);
    await expect.poll(isRemoved).toBe(true);
    await page.context().close();
  });
});

it('an application whose deletion waits is deleted when the tab is closed, and when its admin signs out', async () => {
  const closed = await openPanel(browser(), {}, LIST);
  await rowOf(closed.page, NAME).waitFor();
  await agree(closed.page, 'ar');
  await closed.page.close({ runBeforeUnload: true });
  await expect.poll(isRemoved).toBe(true);
  await closed.page.context().close();

  id = await apply(NAME, 'hoda');
  const { page } = await openPanel(browser(), {}, LIST);
  // All tests share the session, so its end is intercepted.
  await page.route('**/api/v1/auth/logout', (route) => route.fulfill({ json: { status: 'success' } }));
  await rowOf(page, NAME).waitFor();
  await agree(page, 'ar');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL('**/admin/login**');
  await expect.poll(isRemoved).toBe(true);
  await page.context().close();
});

it('a failed deletion says so in the words of the specification, and the application is listed again', async () => {
  const { page } = await openPanel(browser(), { locale: 'en' }, LIST);
  await rowOf(page, NAME).waitFor();
  await page.route('**/api/v1/job-requests/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()));
  await page.clock.install();
  await agree(page, 'en');
  await page.clock.fastForward(10_500);
  await page.getByRole('alertdialog', { name: 'an error occurred while deleting the request' }).getByRole('button', { name: 'OK' }).click();
  await rowOf(page, NAME).and(page.locator(':not([data-leaving])')).waitFor();
  await page.context().close();
});

it('new applications are counted beside the section, for every admin alike, until someone sets their status', async () => {
  const { page } = await openPanel(browser(), {}, '/admin/admins');
  const count = page.getByRole('link', { name: /^طلبات العمل/ }).locator('.sidebar-count [aria-hidden]');
  const before = Number((await count.innerText()).replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))));
  await page.goto(LIST);
  await rowOf(page, NAME).waitFor();
  await page.goto('/admin/admins');
  await count.getByText(before.toLocaleString('ar-EG'), { exact: true }).waitFor();
  await api.send('PATCH', `/job-requests/${id}`, { status: 'declined' });
  await page.goto('/admin/admins');
  const left = (before - 1).toLocaleString('ar-EG');
  await (before === 1 ? count.waitFor({ state: 'detached' }) : count.getByText(left, { exact: true }).waitFor());
  await page.context().close();
});

it('a number that WhatsApp cannot know has no button for it', async () => {
  id = await apply('سامي الطنطاوي', 'sami', '0403334455');
  const { page } = await openPanel(browser(), {}, LIST);
  await rowOf(page, 'سامي الطنطاوي').waitFor();
  expect(
    await rowOf(page, NAME)
      .getByRole('link', { name: `واتساب: ${NAME}` })
      .getAttribute('href'),
  ).toBe('https://wa.me/201000000001');
  expect(
    await rowOf(page, 'سامي الطنطاوي')
      .getByRole('link', { name: /واتساب/ })
      .count(),
  ).toBe(0);
  await page.goto(`/admin/jobs/${id}`);
  const dialog = page.getByRole('dialog', { name: 'سامي الطنطاوي' });
  await dialog.getByRole('link', { name: 'إرسال بالبريد' }).waitFor();
  expect(await dialog.getByRole('link', { name: 'إرسال على واتساب' }).count()).toBe(0);
  await page.context().close();
});
