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

const scriptsFor = async ({ saveData, reducedMotion }: Wish, path: string): Promise<{ scripts: string[]; page: Page }> => {
  const { page } = await openPage(browser(), SITE, { viewport: { width: 1440, height: 900 }, reducedMotion });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const connection = { effectiveType: '4g', saveData };
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  await page.goto(path, { waitUntil: 'networkidle' });
  await readThrough(page);
  return { scripts, page };
};

const isReact = (script: string): boolean => /\/(?:client|react|Typewriter)\./.test(script);

describe('typed text on the start page', () => {
  it.each([
    ['fetched where motion and data are welcome', { saveData: false, reducedMotion: 'no-preference' }, true],
    ['not fetched where data is to be saved', { saveData: true, reducedMotion: 'no-preference' }, false],
    ['not fetched where less motion is asked for', { saveData: false, reducedMotion: 'reduce' }, false],
  ] as const)('is %s', async (_what, wish, isFetched) => {
    const { scripts, page } = await scriptsFor(wish, '/');
    expect(scripts.some(isReact)).toBe(isFetched);
    expect((await page.locator('astro-island .typed').first().textContent())?.length).toBeGreaterThan(40);
    await page.context().close();
  });
});

describe('with Save-Data', () => {
  it('no page is fetched ahead, and no video before it is played', async () => {
    const { page } = await scriptsFor({ saveData: true, reducedMotion: 'no-preference' }, '/gallery');
    expect(await page.locator('html[data-quick]').count()).toBe(0);
    const preloads = await page.locator('video').evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).preload));
    expect(preloads.filter((preload) => preload === 'auto')).toEqual([]);
    await page.context().close();
  });
});
