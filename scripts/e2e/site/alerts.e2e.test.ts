import { crop } from '@sanabel/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { until } from '../../process/until.ts';
import { createApi } from '../../seed/api.ts';
import { axeFindings } from '../../testing/axe.ts';
import { openPage } from '../../testing/browser.ts';
import { DESKTOP, PHONE, withBrowser } from '../../testing/visit.ts';
import { KEEPING, untilStored } from '../../testing/worker.ts';

const { siteUrl, session } = inject('stack');
const editor = createApi(siteUrl, session.token);
const browser = withBrowser();

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const DAY_MS = 24 * HOUR_MS;
const NOW = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS;
const after = (time: number): string => new Date(NOW + time).toISOString();

/** Its own alerts: the demo content has fewer in a small copy. */
const made: string[] = [];
const create = async (fields: object): Promise<string> => {
  const text = {
    title: '',
    happens: '',
    arabicHappens: 'مطر غزير مع رياح ورعد.',
    steps: '',
    arabicSteps: 'أوقف الري: من اليوم، ولا تروِ بعد المطر.\nافتح المصارف: نظّف فتحاتها قبل المغرب.',
    arabicSource: 'هيئة الأرصاد',
    type: 'rain',
    level: 'act',
  };
  const { id } = z.object({ id: z.string() }).parse(await editor.send('POST', '/alerts', { ...text, ...fields }));
  made.push(id);
  return id;
};
const untilServed = (path: string, isThere: (html: string) => boolean): Promise<unknown> =>
  until(async () => isThere(await (await fetch(siteUrl + path)).text()), { timeoutMs: 30_000, what: `the alerts on ${path}` });

let earlier: { id: string }[] = [];
let cropId = '';
let calmId = '';
let valid = '';
let coming = '';
let ended = '';
beforeAll(async () => {
  earlier = z.array(z.object({ id: z.string() })).parse(await editor.get('/alerts'));
  for (const { id } of earlier) await editor.send('DELETE', `/alerts/${id}`);
  [cropId = '', calmId = ''] = z
    .array(crop.loose())
    .parse(await editor.get('/crops'))
    .map(({ id }) => id);
  ended = await create({
    arabicTitle: 'موجة حر مضت',
    steps: '\nOpen the drains: clear them before sunset.',
    type: 'heat',
    crops: cropId,
    from: after(-9 * DAY_MS),
    until: after(-6 * DAY_MS),
  });
  coming = await create({ arabicTitle: 'صقيع قادم', type: 'frost', crops: cropId, from: after(2 * DAY_MS), until: after(3 * DAY_MS) });
  valid = await create({
    title: 'Heavy rain over the Delta',
    arabicTitle: 'أمطار غزيرة على الوجه البحري',
    regions: 'delta',
    crops: cropId,
    from: after(-DAY_MS),
    until: after(DAY_MS),
  });
  await untilServed('/', (html) => [valid, coming].every((id) => html.includes(id)) && !html.includes(ended));
  await untilServed(`/services/crop/${cropId}`, (html) => html.includes(valid));
  await untilServed('/en/alerts', (html) => html.includes(ended));
});
afterAll(async () => {
  for (const id of made) await editor.send('DELETE', `/alerts/${id}`);
  for (const { id } of earlier) await editor.send('POST', `/trash/${id}/restore`);
  await untilServed('/alerts', (html) => earlier.every(({ id }) => html.includes(id)));
});

interface Opened {
  page: Page;
  complaints: string[];
}
/** Opens a page in a browser whose clock tests set. */
const open = async (path: string, options: BrowserContextOptions = PHONE, clock?: number): Promise<Opened> => {
  const opened = await openPage(browser(), siteUrl, options);
  if (clock !== undefined) await opened.page.clock.install({ time: clock });
  await opened.page.goto(path, { waitUntil: 'networkidle' });
  // The page compares its clock with the server's once. A clock that a test moves before would be a wrong one.
  if (clock !== undefined) await expect.poll(() => opened.page.evaluate(() => 'clock' in localStorage)).toBe(true);
  return opened;
};
const shut = async ({ page, complaints }: Opened, expected = /^$/): Promise<void> => {
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  await page.context().close();
};
const rows = (page: Page) => page.locator('[data-most] > [data-valid]:not([hidden])');
const titles = (page: Page): Promise<string[]> => rows(page).locator('a[href*="/alerts/"]').allTextContents();
const firstTop = (page: Page): Promise<number> =>
  page
    .locator('h1')
    .first()
    .evaluate((title) => title.getBoundingClientRect().top);

const SIZES = { phone: PHONE, desktop: DESKTOP } as const;
const DARK = { colorScheme: 'dark' } as const;

describe.each(Object.entries(SIZES))('on a %s', (_, size) => {
  it.each([
    { prefix: '', slot: 'تنبيهات سارية', title: 'أمطار غزيرة على الوجه البحري', level: 'تصرّف اليوم' },
    { prefix: '/en', slot: 'Alerts in force', title: 'Heavy rain over the Delta', level: 'Act today' },
  ])(
    'an alert hangs from the header of home, this month and its crop, and leads to its page: $slot',
    async ({ prefix, slot, title, level }) => {
      for (const path of [prefix || '/', `${prefix}/this-month`, `${prefix}/services/crop/${cropId}`]) {
        const opened = await open(path, size);
        const aside = opened.page.getByRole('complementary', { name: slot });
        expect(await aside.innerText()).toContain(level);
        expect(await titles(opened.page)).toEqual([title]);
        const header = await opened.page.locator('body > header').boundingBox();
        const box = await aside.boundingBox();
        expect(Math.abs((box?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0))).toBeLessThan(2);
        expect(await opened.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await aside.getByRole('link', { name: title }).focus();
        await opened.page.keyboard.press('Enter');
        await opened.page.waitForURL(`**${prefix}/alerts/${valid}`);
        expect(await opened.page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
        await shut(opened);
      }
    },
  );

  it('its pages have no finding of axe, in light and dark', async () => {
    for (const look of [{}, DARK])
      for (const path of [
        '/',
        '/this-month',
        `/en/services/crop/${cropId}`,
        '/alerts',
        '/en/alerts',
        `/alerts/${valid}`,
        `/en/alerts/${ended}`,
      ]) {
        const opened = await open(path, { ...size, ...look });
        expect(await axeFindings(opened.page, path)).toEqual([]);
        await shut(opened);
      }
  });
});

describe('time', () => {
  it('takes an alert away at its minute while the page is open, with its room', async () => {
    const opened = await open('/', PHONE, Date.now());
    const withRow = await firstTop(opened.page);
    await opened.page.clock.fastForward(DAY_MS - HOUR_MS);
    expect(await titles(opened.page)).toHaveLength(1);
    await opened.page.clock.fastForward(HOUR_MS);
    await expect.poll(() => titles(opened.page)).toEqual([]);
    expect(await opened.page.locator('[data-most]').isHidden()).toBe(true);
    expect(await firstTop(opened.page)).toBeLessThan(withRow - 60);
    await shut(opened);
  });

  it('starts a coming one without a publication, and ends it', async () => {
    const opened = await open(`/services/crop/${cropId}`, PHONE, Date.now());
    await opened.page.clock.fastForward(2 * DAY_MS);
    await expect.poll(() => titles(opened.page)).toEqual(['صقيع قادم']);
    await opened.page.clock.fastForward(DAY_MS);
    await expect.poll(() => titles(opened.page)).toEqual([]);
    await shut(opened);
  });

  it('is right when the tab comes back', async () => {
    const opened = await open('/', PHONE, Date.now());
    await opened.page.clock.setSystemTime(NOW + DAY_MS + QUARTER_MS);
    expect(await titles(opened.page)).toHaveLength(1);
    await opened.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await titles(opened.page)).toEqual([]);
    await shut(opened);
  });

  it.each([
    ['ahead', 40 * DAY_MS],
    ['behind', -400 * DAY_MS],
  ])('of a phone whose clock is %s is that of the server, from the first paint of the next page on', async (_, off) => {
    const opened = await open('/', PHONE, Date.now() + off);
    await expect.poll(() => titles(opened.page)).toEqual(['أمطار غزيرة على الوجه البحري']);
    await expect.poll(() => opened.page.evaluate(() => Math.round(Number(localStorage.clock) / 86_400_000))).toBe(-off / DAY_MS);
    await opened.page.route('**/favicon.svg', (route) => route.abort());
    await opened.page.goto('/this-month');
    expect(await titles(opened.page)).toEqual(['أمطار غزيرة على الوجه البحري']);
    await shut(opened, /favicon|ERR_FAILED/);
  });

  it('ends an alert on a page that was kept for the field', async () => {
    const opened = await open('/', { ...PHONE, ...KEEPING });
    await untilStored(opened.page, '/');
    await opened.page.context().setOffline(true);
    await opened.page.clock.install({ time: NOW + DAY_MS + QUARTER_MS });
    await opened.page.reload();
    expect(await opened.page.locator('h1').first().isVisible()).toBe(true);
    expect(await titles(opened.page)).toEqual([]);
    await shut(opened, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  });

  it('says the end in words where there is no script', async () => {
    const opened = await open('/', { ...PHONE, javaScriptEnabled: false });
    expect(await rows(opened.page).allInnerTexts()).toEqual([expect.stringContaining('حتى')]);
    await shut(opened);
  });
});

describe('a page without an alert', () => {
  it('has no room, style or script for one, and makes no request for the time', async () => {
    const opened = await openPage(browser(), siteUrl, PHONE);
    const asked: string[] = [];
    opened.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await opened.page.goto(`/services/crop/${calmId}`, { waitUntil: 'networkidle' });
    expect(await opened.page.content()).not.toMatch(/data-most|alert-ground|localStorage\.clock/);
    expect(asked.filter((call) => call.startsWith('HEAD'))).toEqual([]);
    await shut(opened);
  });
});

describe('the page of an alert', () => {
  it('says what to do, and is sent as a picture with a dialog of its own name', async () => {
    const opened = await open(`/alerts/${valid}`);
    const { page } = opened;
    expect(await page.getByRole('heading', { name: 'ماذا تفعل اليوم؟' }).isVisible()).toBe(true);
    expect(await page.locator('ol li').filter({ hasText: 'افتح المصارف' }).count()).toBe(1);
    expect(await page.getByText('انتهى هذا التنبيه').isHidden()).toBe(true);
    await page.getByRole('button', { name: 'إرسال التنبيه' }).click();
    const dialog = page.getByRole('dialog', { name: 'إرسال التنبيه' });
    await dialog.getByText('تُكتب في الصورة مدة التنبيه').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' }).catch(() => dialog.waitFor({ state: 'hidden' }));
    await shut(opened, /404/);
  });

  it('turns into what has been when its time is over, while it is open', async () => {
    const opened = await open(`/alerts/${valid}`, PHONE, Date.now());
    await opened.page.clock.fastForward(DAY_MS);
    await opened.page.getByText('انتهى هذا التنبيه').waitFor();
    expect(await opened.page.getByRole('heading', { name: 'ما كان مطلوبًا' }).isVisible()).toBe(true);
    for (const name of ['إرسال التنبيه', 'طباعة']) expect(await opened.page.getByRole('button', { name }).isHidden()).toBe(true);
    await shut(opened);
  });

  it('shows Arabic text as Arabic in English, a step among English ones too', async () => {
    const opened = await open(`/en/alerts/${ended}`);
    const title = opened.page.getByRole('heading', { level: 1 }).locator('[lang=ar]');
    expect([await title.textContent(), await title.getAttribute('dir')]).toEqual(['موجة حر مضت', 'rtl']);
    const steps = opened.page.locator('main ol li p');
    expect(await steps.evaluateAll((all) => (all as HTMLElement[]).map(({ lang, dir }) => `${lang} ${dir}`))).toEqual(['ar rtl', ' ']);
    expect(await steps.nth(1).innerText()).toContain('Open the drains');
    await opened.page.getByText('This alert ended').waitFor();
    await shut(opened);
  });
});

describe('the list of alerts', () => {
  it('shows the valid and the ended, and those of a region, which is remembered', async () => {
    const opened = await open('/alerts', DESKTOP);
    const { page } = opened;
    const now = page.getByRole('region', { name: 'سارية الآن' }).getByRole('heading', { level: 3 });
    const status = page.getByRole('status').first();
    expect(await now.allInnerTexts()).toEqual(['أمطار غزيرة على الوجه البحري']);
    expect(await status.textContent()).toBe('تنبيه واحد ساري، وانتهى تنبيه واحد');
    await page.getByRole('radio', { name: 'الصعيد' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => status.textContent()).toBe('لا تنبيهات سارية، وانتهى تنبيه واحد');
    expect(await page.getByText('لا تنبيهات سارية الآن.').isVisible()).toBe(true);
    await page.reload();
    expect(await page.getByRole('radio', { name: 'الصعيد' }).isChecked()).toBe(true);
    await shut(opened);
  });

  it('moves an alert to the ended ones at its minute', async () => {
    const opened = await open('/alerts', PHONE, Date.now());
    const ended = opened.page.getByRole('region', { name: 'انتهت هذا الموسم' }).getByRole('link');
    expect(await ended.count()).toBe(1);
    await opened.page.clock.fastForward(DAY_MS);
    await expect.poll(() => ended.count()).toBe(2);
    await shut(opened);
  });
});
