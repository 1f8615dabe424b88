import { describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { PHONE, visitor, withBrowser } from '../../testing/visit.ts';
import { KEEPING, missingPictures, storedPaths, untilStored } from '../../testing/worker.ts';

const { siteUrl } = inject('stack');

const browser = withBrowser();
const visit = visitor(browser, siteUrl);
/** Errors of the browser without a network, and when the worker could not answer. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

describe('without a network', () => {
  it('a page that was opened is there with its pictures, says so, and another one leads to what is kept', async () => {
    await visit(
      '/services/crops',
      { ...PHONE, ...KEEPING },
      async (page) => {
        const crop = page.locator('a[href^="/services/crop/"]').first();
        const path = (await crop.getAttribute('href')) ?? '';
        await untilStored(page, '/services/crops');
        await crop.click();
        await page.waitForURL(`**${path}`);
        const name = await page.locator('h1').textContent();
        await untilStored(page, path);
        await page.context().setOffline(true);
        // The open page shows it at once; no reload is needed.
        const sign = page.getByRole('status').filter({ hasText: 'لا يوجد اتصال الآن' });
        await sign.waitFor();
        const answer = await page.reload();
        expect(await page.locator('h1').textContent()).toBe(name);
        expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
        expect(await missingPictures(page)).toEqual([]);
        await sign.waitFor();
        expect(await axeFindings(page, page.url())).toEqual([]);
        // Asking needs no network before its message is sent.
        await page.getByRole('link', { name: 'اسأل على واتساب' }).last().click();
        await page.getByRole('group', { name: 'أين المشكلة؟' }).waitFor();
        // Other scripts were never loaded. Tools that need no network work, others say that it is missing.
        await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
        await page.getByRole('button', { name: 'المزيد' }).click();
        await page.getByRole('button', { name: 'طباعة' }).click();
        await page.locator('body[data-printed]').waitFor();
        await page.keyboard.press('Escape');
        expect(await page.getByRole('alert').count()).toBe(0);
        await page.getByRole('button', { name: 'نعم', exact: true }).click();
        expect(await page.getByRole('alert').textContent()).toBe('لا يوجد اتصال الآن');
        // The search button does the same as its link.
        await page.locator('[data-tool=search]').click();
        await page.waitForURL('**/search');
        await page.getByText('غير محفوظة على هاتفك').waitFor();
        await page.goto('/contact');
        await page.getByText('غير محفوظة على هاتفك').waitFor();
        await page.getByRole('link', { name: name ?? '' }).click();
        await page.waitForURL(`**${path}`);
        await page.getByRole('button', { name: 'نعم', exact: true }).click();
        await page.getByRole('alert').waitFor();
        await page.context().setOffline(false);
        await sign.waitFor({ state: 'hidden' });
        await page.getByRole('alert').waitFor({ state: 'detached' });
      },
      NO_NETWORK,
    );
  });

  it('nothing of the API, of the panel or of previews is kept', async () => {
    await visit(
      '/jobs',
      { ...PHONE, ...KEEPING },
      async (page) => {
        await untilStored(page, '/jobs');
        await page.goto('/admin/');
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => fetch('/api/v1/crops'));
        await page.goto('/p/no-such-preview');
        await page.goto('/about');
        await untilStored(page, '/about');
        const pages = (await storedPaths(page)).filter((path) => !/^\/(?:assets|media|art|share)\//.test(path));
        expect(pages.toSorted()).toEqual(['/about', '/jobs', '/offline', '/sign.js']);
      },
      /404|401|admin/,
    );
  });

  it('who asks for less data gets no worker', async () => {
    const context = await browser().newContext({ baseURL: siteUrl, ...KEEPING });
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } }));
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.clock.runFor(60_000);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
    await context.close();
  });
});
