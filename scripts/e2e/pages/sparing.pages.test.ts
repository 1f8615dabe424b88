import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/browser.ts';
import { withBrowser } from '../../testing/visit.ts';
import { readThrough, SITE } from './open.ts';

const browser = withBrowser();

interface Wish {
  saveData: boolean;
  reducedMotion: 'reduce' | 'no-preference';
}

const openFor = async ({ saveData, reducedMotion }: Wish, path: string): Promise<{ scripts: string[]; page: Page }> => {
  const { page } = await openPage(browser(), SITE, { viewport: { width: 1440, height: 900 }, reducedMotion });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const connection = { effectiveType: '4g', saveData };
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  await page.goto(path, { waitUntil: 'networkidle' });
  return { scripts, page };
};

describe('typed text on the start page', () => {
  it.each([
    ['typed where motion and data are welcome', { saveData: false, reducedMotion: 'no-preference' }, true],
    ['there at once where data is to be saved', { saveData: true, reducedMotion: 'no-preference' }, false],
    ['there at once where less motion is asked for', { saveData: false, reducedMotion: 'reduce' }, false],
  ] as const)('is %s, without React', async (_what, wish, isTyped) => {
    const { scripts, page } = await openFor(wish, '/');
    expect(scripts.filter((script) => /\/(?:client|react)\./.test(script))).toEqual([]);
    const text = page.locator('.typed').first();
    expect((await text.textContent())?.length).toBeGreaterThan(40);
    expect(await page.evaluate(() => CSS.highlights.has('untyped'))).toBe(isTyped);
    await text.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !CSS.highlights.has('untyped'));
    await page.context().close();
  });
});

describe('with Save-Data', () => {
  it('no page is fetched ahead, and no video before it is played', async () => {
    const { page } = await openFor({ saveData: true, reducedMotion: 'no-preference' }, '/gallery');
    await readThrough(page);
    expect(await page.locator('html[data-quick]').count()).toBe(0);
    const preloads = await page.locator('video').evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).preload));
    expect(preloads.filter((preload) => preload === 'auto')).toEqual([]);
    await page.context().close();
  });
});
