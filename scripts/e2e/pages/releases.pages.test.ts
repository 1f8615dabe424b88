import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFile } from '../../../site/src/offline/build-worker.ts';
import { withBrowser } from '../../testing/visit.ts';
import { KEEPING, untilStored } from '../../testing/worker.ts';
import { ROOT } from './open.ts';
import { type Releases, serveReleases } from './releases.ts';

/** The worker saves a page in the background. */
const LONG_TIMEOUT = { timeout: 20_000 };

const browser = withBrowser();
let releases: Releases;
beforeAll(async () => {
  releases = await serveReleases(ROOT);
});
afterAll(() => releases.close());

describe('a release in between', () => {
  it('never mixes with the one that is kept: a page is shown with its own files, or the old page with the old ones', async () => {
    releases.publish('first');
    const context = await browser().newContext({ baseURL: releases.origin, ...KEEPING });
    const page = await context.newPage();
    const shown = async (): Promise<string[]> => [await page.locator('h1').innerText(), await page.locator('main p').innerText()];
    await page.goto('/');
    await untilStored(page, '/');
    await untilStored(page, '/assets/release.first.js');

    // The new page arrives without its script: the saved page stays.
    releases.publish('second', { isScriptMissing: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.locator('h1').innerText()).toBe('second');
    await context.setOffline(true);
    await page.goto('/');
    expect(await shown()).toEqual(['first', 'script of first']);

    // Now it is complete and replaces the first one, files included.
    await context.setOffline(false);
    releases.publish('second');
    await page.goto('/');
    await untilStored(page, '/assets/release.second.js');
    await expect
      .poll(async () => (await page.evaluate(async () => (await caches.match('/'))?.text())) ?? '', LONG_TIMEOUT)
      .toContain('second');
    await context.setOffline(true);
    await page.goto('/');
    expect(await shown()).toEqual(['second', 'script of second']);
    await context.close();
  });
});

describe('a worker that is switched off', () => {
  it('takes itself away at the next visit, with all that it kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sanabel-worker-'));
    await buildFile('./retired.ts', 'sw.js', folder, {});
    releases.publish('fourth');
    const context = await browser().newContext({ baseURL: releases.origin, ...KEEPING });
    const page = await context.newPage();
    await page.goto('/');
    await untilStored(page, '/');
    releases.retire(folder);
    await page.goto('/');
    const left = () =>
      page.evaluate(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1);
    await expect.poll(left, LONG_TIMEOUT).toBe(0);
    expect(await page.locator('h1').innerText()).toBe('fourth');
    await context.close();
    rmSync(folder, { recursive: true });
  });
});
