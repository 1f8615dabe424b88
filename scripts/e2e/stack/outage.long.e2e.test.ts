import { join } from 'node:path';
import { errorBody } from '@sanabel/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../../site-server/site-server.ts';
import { openPage } from '../../testing/browser.ts';
import { freePorts } from '../../testing/free-ports.ts';
import { withBrowser } from '../../testing/visit.ts';
import { fillApplication, sendApplication } from '../site/application.ts';
import { crawl } from '../site/crawler.ts';
import { type PageKind, pageKinds } from '../site/pages.ts';

const { dataDir, cmsUrl } = inject('stack');

const browser = withBrowser();
let server: SiteServer;
let siteUrl: string;
let kinds: PageKind[];

/** The published site behind a server without a CMS: nothing listens on that port. */
beforeAll(async () => {
  kinds = await pageKinds(cmsUrl);
  const [port = 0, dead = 0] = await freePorts(2);
  siteUrl = `http://127.0.0.1:${port}`;
  server = await startSiteServer({
    host: '127.0.0.1',
    port,
    published: join(dataDir, 'published'),
    cmsUrl: `http://127.0.0.1:${dead}`,
    onError: (error) => expect.fail(error.message),
  });
});
afterAll(() => server.stop());

describe('with the CMS stopped', () => {
  it('every page and every picture is still served', async () => {
    const { page } = await openPage(browser(), siteUrl, {});
    const site = await crawl(page, siteUrl, ['/']);
    // Share pictures have the site's public address, which is that of the other server here.
    expect(site.problems.filter((problem) => !problem.includes('another host'))).toEqual([]);
    expect(site.pages.size).toBeGreaterThan(60);
  });

  it('pages look whole in a browser', async () => {
    const problems: string[] = [];
    // Pages with the most pictures and scripts; page-kinds.long.e2e.test.ts shows that no kind calls the CMS.
    const whole = [
      '/',
      '/services/crops',
      '/gallery',
      '/not-here',
      kinds.find(({ path }) => path.startsWith('/services/crop/'))?.path ?? '',
    ];
    for (const path of whole) {
      const { page, complaints } = await openPage(browser(), siteUrl, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all(
          [...document.images].filter((image) => image.currentSrc || image.src).map((image) => image.decode().catch(() => {})),
        );
      });
      const broken = await page.evaluate(() =>
        [...document.images]
          .filter((image) => (image.currentSrc || image.src) && image.naturalWidth === 0)
          .map((image) => image.currentSrc),
      );
      problems.push(...broken.map((source) => `${path}: ${source}`));
      problems.push(
        ...complaints.filter((text) => !(path.endsWith('/not-here') && text.includes('404'))).map((text) => `${path}: ${text}`),
      );
      await page.context().close();
    }
    expect(problems).toEqual([]);
  });

  it('the job form is answered with an error of the API that it can show', async () => {
    const answer = await fetch(`${siteUrl}/api/v1/job-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify({ fullName: 'Mona' }),
    });
    expect(answer.status).toBe(503);
    expect(errorBody.parse(await answer.json()).code).toBe('UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('an applicant gets a notice, keeps the answers, and can send them by chat', async () => {
    const { page, complaints } = await openPage(browser(), siteUrl, { viewport: { width: 390, height: 844 } });
    await page.goto('/jobs', { waitUntil: 'networkidle' });
    await fillApplication(page, 'mona.outage@example.com');
    await sendApplication(page);
    const chat = page.getByRole('link', { name: 'إرسال الإجابات على واتساب' });
    const address = new URL((await chat.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/\d+$/);
    expect(address.searchParams.get('text')).toContain('الاسم الكامل: منى عبد الله\nرقم الهاتف: 01012345678');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('المؤهل').inputValue()).toBe('بكالوريوس زراعة');
    expect(complaints.filter((text) => !text.includes('503'))).toEqual([]);
    await page.context().close();
  });
});
