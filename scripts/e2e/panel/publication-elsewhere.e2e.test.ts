import { join } from 'node:path';
import { CONTACT } from '@sanabel/brand/club';
import { type Publication, publication, signedIn } from '@sanabel/contract';
import type { Locale } from '@sanabel/contract/enumerations';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startSiteServer } from '../../site-server/site-server.ts';
import { axeFindings } from '../../testing/axe.ts';
import { type Cms, startCms } from '../../testing/cms/cms.ts';
import { query, setTimestamp } from '../../testing/cms/database.ts';
import { startSiteHost } from '../../testing/cms/site-host.ts';
import { freePort } from '../../testing/free-ports.ts';
import { stickingOut } from '../../testing/sticking-out.ts';
import { withBrowser } from '../../testing/visit.ts';
import { openPanel } from './panel.ts';

const PAGE = '/admin/publication';

/** A separate CMS whose site is on a host that counts deploys; the panel is that of the shared stack. */
let host: Awaited<ReturnType<typeof startSiteHost>>;
let cms: Cms;
let server: { stop(): Promise<void> };
let siteUrl: string;
let session: { token: string; admin: Awaited<ReturnType<typeof me>> };
const browser = withBrowser();

const me = async (token: string) => signedIn.shape.admin.parse(await (await cms.call('GET', '/auth/me', { token })).json());

beforeAll(async () => {
  host = await startSiteHost();
  const hook = { SITE_URL: host.url, REBUILD_HOOK_URL: `${host.url}/hook` };
  cms = await startCms({ ...hook, PUBLISH_DEBOUNCE_MS: '40000', PUBLISH_MONTHLY_LIMIT: '7' });
  const token = await cms.signInByMail();
  session = { token, admin: await me(token) };
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  const published = join(inject('stack').dataDir, 'published');
  server = await startSiteServer({ host: '127.0.0.1', port, published, cmsUrl: cms.url, onError: () => {} });
});
afterAll(async () => {
  await server.stop();
  await cms.stop();
  host.stop();
});

const open = (locale: Locale, width: number, theme: 'light' | 'dark' = 'light') =>
  openPanel(browser(), { locale, width, theme, session, siteUrl }, PAGE);
const edit = (address: string) => cms.call('PATCH', '/media', { token: session.token, json: { ...CONTACT, address } });
const read = async (): Promise<Publication> =>
  publication.parse(await (await cms.call('GET', '/publication', { token: session.token })).json());
const strip = (page: Page) => page.locator('.publication');
const state = (page: Page) => strip(page).getByRole('status');
const publishNow = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(?:النشر الآن|Publish now)$/ });
const problems = async (page: Page, where: string): Promise<string[]> => [
  ...(await axeFindings(page, where)),
  ...(await page.evaluate(stickingOut)),
];

it('shows what waits, until when, and what is left; publishes now; then shows that it is live', async () => {
  const { page, complaints } = await open('ar', 1440);
  await page.getByText('لا شيء ينتظر').waitFor();
  const gauge = page.getByRole('region', { name: 'عمليات النشر الباقية هذا الشهر' });
  await gauge.getByText('٧', { exact: true }).waitFor();
  expect(await gauge.locator('[data-filled]').count()).toBe(7);
  await edit('One street');
  await state(page).getByText('تغيير واحد بانتظار النشر').waitFor();
  await strip(page).getByText('يبدأ النشر بعد').waitFor();
  // Constant changes are not announced.
  expect(await state(page).textContent()).toBe('تغيير واحد بانتظار النشر');
  await page.getByRole('main').getByRole('listitem').getByText('بيانات التواصل').waitFor();
  await page.getByRole('main').getByRole('listitem').getByText(`، ${session.admin.fullName}`).waitFor();
  await page
    .getByRole('main')
    .getByText(/أو انتظر [٠-٩]+ ثانية:/)
    .waitFor();
  expect(await problems(page, 'waiting')).toEqual([]);

  await publishNow(page).click();
  await state(page).getByText('جارٍ النشر').waitFor();
  expect(JSON.parse(host.calls.at(-1)?.body ?? '')).toMatchObject({ revision: 1, trigger: 'button' });
  await gauge.getByText('٦', { exact: true }).waitFor();
  expect(await gauge.locator('[data-filled]').count()).toBe(6);
  host.show(1);
  await state(page).getByText('الموقع محدّث').waitFor();
  const [line] = await page.getByRole('table').locator('tbody tr').all();
  expect(await line?.textContent()).toMatch(/«النشر الآن».*يراها الزوّار/s);
  await page.getByText('النسخ القديمة محفوظة عند مضيف الموقع').waitFor();
  expect(await page.getByRole('button', { name: /^الرجوع إليها/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('says that the host refuses, and tries again when it is asked to: on a telephone, in English', async () => {
  // An hour passes: with few deploys left, a press waits until then.
  await setTimestamp(cms, 'publication_state', 'requested_at', -3_700);
  const { page } = await open('en', 390, 'dark');
  await page.getByText('Nothing is waiting').waitFor();
  host.hook = 'refuses';
  await edit('Two streets');
  await page.getByRole('main').getByRole('listitem').waitFor();
  await publishNow(page).click();
  const panel = page.getByRole('alert').filter({ hasText: 'Publishing failed' });
  await panel.getByText('The host of the site refused to build it.').waitFor();
  await panel.getByText('all your changes are saved').waitFor();
  expect(await panel.getByRole('link').count()).toBe(0);
  expect(await problems(page, 'refused')).toEqual([]);
  host.hook = 'takes';
  await panel.getByRole('button', { name: 'Try again' }).click();
  await state(page).getByText('Publishing', { exact: true }).waitFor();
  host.show(2);
  await state(page).getByText('The site is up to date').waitFor();
  await page.context().close();
});

it('takes the button away with the last deploy, and says when there are new ones', async () => {
  await query(cms, 'update publication_state set month_calls = 7');
  await edit('Three streets');
  const { deploys } = await read();
  expect(deploys?.left).toBe(0);
  for (const [locale, width] of [
    ['ar', 390],
    ['en', 1440],
  ] as const) {
    const { page, complaints } = await open(locale, width);
    await publishNow(page).waitFor();
    expect(await publishNow(page).getAttribute('aria-disabled')).toBe('true');
    await publishNow(page).click({ force: true });
    await page
      .getByRole('main')
      .getByText(/^(?:نفد رصيد النشر لهذا الشهر، ويتجدد ١|No releases are left this month; the allowance renews on 1)/)
      .waitFor();
    expect(await strip(page).getByRole('button').isDisabled()).toBe(true);
    expect(await page.getByRole('main').locator('[data-filled]').count()).toBe(0);
    expect(await problems(page, `${locale} without deploys`)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
  expect([host.calls.length, (await read()).waitsFor]).toEqual([2, 'limit']);
});
