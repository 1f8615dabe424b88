import { sentJobRequest } from '@sanabel/contract';
import { LOCALES } from '@sanabel/contract/enumerations';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { APPLICATION } from './application.ts';
import { editorApi } from './editor.ts';
import { openPanel } from './panel.ts';
import { show } from './screens.ts';

const api = editorApi();
const browser = withBrowser();
let request: string;
beforeAll(async () => {
  const application = { ...APPLICATION, email: 'narrow-test@sanabel.example' };
  ({ id: request } = sentJobRequest.parse(await api.send('POST', '/job-requests', application)));
});
afterAll(() => api.send('DELETE', `/job-requests/${request}`));

const PHONE = { width: 390, height: 844 };
const KEYBOARD = 336;
const FORMS = [
  { path: '/admin/crops/new', isDialog: true },
  { path: '/admin/articles/newest', list: '/articles', isDialog: true },
  { path: '/admin/gallery/newest', list: '/gallery', isDialog: true },
  { path: '/admin/members/newest', list: '/members', isDialog: true },
  { path: '/admin/partners/new', isDialog: true },
  { path: '/admin/contacts' },
] as const;

/** Measures what stays between the head and the foot of the form. */
const room = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('dialog:modal') ?? document;
    const foot = form.querySelector('.form-foot')?.getBoundingClientRect();
    const close = form.querySelector('dialog .form-head > :last-of-type, dialog .form-head .icon-button:last-of-type');
    const head = form.querySelector('.form-head') ?? document.querySelector('header')?.parentElement;
    const box = close?.getBoundingClientRect();
    return {
      share: ((foot?.top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0)) / window.innerHeight,
      isFootLow: Math.round(foot?.bottom ?? 0) <= window.innerHeight && (foot?.height ?? 0) <= 64,
      isCloseHere: !box || (box.left >= 0 && box.right <= window.innerWidth && box.width >= 44),
      isWide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });

/** Counts the lines of the first long text that are in sight while it is written. */
const linesInSight = async (page: Page): Promise<number> => {
  const text = page.locator('textarea:visible').first();
  await text.fill(`${'سطر من النص\n'.repeat(12)}`);
  await text.scrollIntoViewIfNeeded();
  return text.evaluate((area) => {
    area.scrollIntoView({ block: 'center' });
    const form = area.closest('dialog') ?? document;
    const box = area.getBoundingClientRect();
    const top = Math.max(box.top, form.querySelector('.form-head')?.getBoundingClientRect().bottom ?? 0);
    const bottom = Math.min(box.bottom, form.querySelector('.form-foot')?.getBoundingClientRect().top ?? 0);
    return (bottom - top) / Number.parseFloat(getComputedStyle(area).lineHeight);
  });
};

describe('a form on a phone', () => {
  it.each(LOCALES)('keeps two thirds of the screen for its text, and a way out, in %s', async (locale) => {
    const { page } = await openPanel(browser(), { locale, width: PHONE.width }, '/admin/not-here');
    for (const screen of FORMS) {
      await show(page, screen);
      const { share, ...rest } = await room(page);
      expect(share, screen.path).toBeGreaterThanOrEqual(0.65);
      expect(rest, screen.path).toEqual({ isFootLow: true, isCloseHere: true, isWide: false });
    }
    await page.context().close();
  });

  it('shows five lines over the keyboard', async () => {
    const { page } = await openPanel(browser(), { width: PHONE.width }, '/admin/not-here');
    for (const screen of FORMS.slice(0, 2)) {
      await show(page, screen);
      await page.setViewportSize({ ...PHONE, height: PHONE.height - KEYBOARD });
      expect(await linesInSight(page), screen.path).toBeGreaterThanOrEqual(5);
      await page.setViewportSize(PHONE);
    }
    await page.context().close();
  });

  it('opens the timing from the button that names it', async () => {
    const { page } = await openPanel(browser(), { width: PHONE.width }, '/admin/crops/new');
    const timing = page.getByRole('region', { name: 'النشر' });
    await page.getByRole('button', { name: 'النشر: الآن' }).click();
    await timing.getByText('مسودة').click();
    await page.getByRole('button', { name: 'النشر: مسودة' }).click();
    await expect.poll(() => timing.isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'حفظ المسودة' }).isVisible()).toBe(true);
    expect(await page.getByText('لا يراه الزوّار').isVisible()).toBe(true);
    await page.context().close();
  });
});

/** Home has a field, links and what waits above its lists (dashboard.e2e.test.ts). */
const LISTS = ['/gallery', '/library', '/partners', '/members', '/jobs', '/admins', '/activity', '/glossary'];
const GRIDS = ['', '/gallery', '/library', '/members'];

describe('a list', () => {
  it('begins within 260 px of the head of a phone', async () => {
    const { page } = await openPanel(browser(), { width: PHONE.width }, '/admin/not-here');
    const late: string[] = [];
    for (const path of LISTS) {
      await show(page, { path: `/admin${path}` });
      const items = page.getByRole('main').locator('.content-card, [data-tile], tbody tr, ol > li, ul > li');
      const first = items.filter({ visible: true }).first();
      await first.waitFor();
      const head = await page.getByRole('banner').evaluate((banner) => banner.parentElement?.getBoundingClientRect().bottom ?? 0);
      const below = ((await first.boundingBox())?.y ?? 0) - head;
      if (below > 260) late.push(`${path} begins ${below} px below the head`);
    }
    expect(late).toEqual([]);
    await page.context().close();
  });

  it('has four in a row on a tablet, and buttons as wide as their words', async () => {
    const { page } = await openPanel(browser(), { width: 768 }, '/admin/not-here');
    for (const path of GRIDS) {
      await show(page, { path: `/admin${path}` });
      const items = page.getByRole('main').locator('ul.grid > li');
      await items.nth(4).waitFor();
      const tops = await items.evaluateAll((all) => all.slice(0, 8).map((item) => Math.round(item.getBoundingClientRect().top)));
      expect(
        tops.filter((top) => top === tops[0]),
        path,
      ).toHaveLength(4);
    }
    for (const path of [...GRIDS, '/admins', '/health', '/account', '/admins/invitations', '/guide']) {
      await show(page, { path: `/admin${path}` });
      const buttons = page.locator('main .button').filter({ visible: true });
      const wide = await buttons.evaluateAll((all) =>
        all.filter((button) => button.getBoundingClientRect().width > 330).map((button) => button.textContent),
      );
      expect(wide, path).toEqual([]);
    }
    await page.context().close();
  });
});
