import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Publisher, startPublisherWithHook } from '../../../site/src/publisher/index.ts';
import { inRoot } from '../../environment/root.ts';
import { startSiteServer } from '../../site-server/site-server.ts';
import { openPage } from '../../testing/browser.ts';
import { type Cms, startCms } from '../../testing/cms/cms.ts';
import { freePort } from '../../testing/free-ports.ts';
import { withBrowser } from '../../testing/visit.ts';
import { longFilm, photo } from './gallery-files.ts';
import { boxes } from './sign-in-page.ts';

/** The server makes a dozen renditions of each picture, and a busy machine takes its time. */
const ENCODING = { timeout: 120_000 };

let folder: string;
let cms: Cms;
let publisher: Publisher;
let site: Awaited<ReturnType<typeof startSiteServer>>;
const browser = withBrowser();
/** Two hosts of one domain; browsers resolve every name under localhost to this machine. */
let siteUrl: string;
let apiUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-two-hosts-'));
  const [port, cmsPort] = [await freePort(), await freePort()];
  siteUrl = `http://club.localhost:${port}`;
  apiUrl = `http://cms.club.localhost:${cmsPort}`;
  cms = await startCms({ SITE_URL: siteUrl, PORT: String(cmsPort), PUBLISH_DEBOUNCE_MS: '0' });
  const published = join(folder, 'published');
  publisher = await startPublisherWithHook({
    published,
    mediaFolder: join(folder, 'media'),
    site: inRoot('site', 'dist'),
    admin: inRoot('admin', 'dist'),
    source: { cmsUrl: `http://127.0.0.1:${cmsPort}`, token: cms.contentToken },
    settings: { SITE_URL: siteUrl, DEFAULT_LOCALE: 'ar', API_URL: apiUrl },
    log: { info: () => {}, error: console.error },
  });
  publisher.request(0, { isForced: true });
  await publisher.settled();
  site = await startSiteServer({ host: '127.0.0.1', port, published, cmsUrl: `http://127.0.0.1:${cmsPort}`, onError: console.error });
});
afterAll(async () => {
  await site.stop();
  await publisher.stop();
  await cms.stop();
  rmSync(folder, { recursive: true });
});

describe('a panel whose CMS has a host of its own (API_URL)', () => {
  it('signs in, uploads and edits there, and asks the site for nothing but files', async () => {
    const { page, complaints } = await openPage(browser(), siteUrl, { viewport: { width: 1440, height: 900 }, locale: 'ar' });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(origin);
    });
    await page.goto('/admin/login');
    await page.getByLabel('البريد الإلكتروني').fill(cms.admin.email);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(cms.admin.password);
    await page.getByRole('button', { name: 'التالي' }).click();
    await boxes(page).first().waitFor();
    await page.keyboard.type((await cms.inbox.code(cms.admin.email, 1)) ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'الخدمات المقدمة', level: 1 }).waitFor();
    await page.goto('/admin/gallery');
    await page.getByLabel('رفع صور').setInputFiles([await photo('حقل.jpg', { width: 640, height: 480 })]);
    await page.getByLabel('العنوان بالعربية، حقل.jpg').fill('حقل بعيد');
    await page.getByText('تم الرفع.').last().waitFor(ENCODING);
    await page.getByRole('button', { name: 'حفظ العناوين' }).click();
    await page.getByRole('button', { name: 'تعديل حقل بعيد' }).waitFor();
    // Large enough for an upload in pieces, with their own headers and methods.
    await page.getByLabel('رفع فيديو').setInputFiles({ name: 'حصاد.webm', mimeType: 'video/webm', buffer: longFilm() });
    const saved = async () => {
      const items = (await (await fetch(`http://127.0.0.1:${new URL(apiUrl).port}/api/v1/gallery`)).json()) as Record<string, string>[];
      return items.map(({ type, arabicTitle }) => `${type} ${arabicTitle}`).toSorted();
    };
    await expect.poll(saved, ENCODING).toEqual(['image حقل بعيد', 'video ']);
    // The cookie shows pictures of drafts, and the site's own host has none.
    const { url, status } = await page.evaluate(async (api) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('sanabel.token')}`, 'content-type': 'application/json' };
      const items = (await (await fetch(`${api}/gallery`, { headers, credentials: 'include' })).json()) as Record<string, string>[];
      const { id, url } = items.find(({ type }) => type === 'image') ?? {};
      const change = { method: 'PATCH', headers, credentials: 'include', body: JSON.stringify({ isDraft: true }) } as const;
      return { url, status: (await fetch(`${api}/gallery/${id}`, change)).status };
    }, `${apiUrl}/api/v1`);
    expect(status).toBe(200);
    await page.reload();
    const picture = page.locator(`img[src="${apiUrl}${url}"]`);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect([...new Set(calls)]).toEqual([apiUrl]);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ domain, sameSite, httpOnly }) => [domain, sameSite, httpOnly])).toEqual(
      cookies.map(() => ['cms.club.localhost', 'Strict', true]),
    );
    expect(cookies.length).toBeGreaterThan(0);
    expect(complaints.filter((text) => !text.startsWith(`another host: ${apiUrl}/`))).toEqual([]);
    await page.context().close();
  });
});
