import type { Browser, Page } from 'playwright-core';
import { PHONE } from '../../testing/visit.ts';
import { TYPED } from '../search/content.ts';
import { NETWORK, SLOWER } from '../site/largest-paint.ts';

const ROUNDS = 6;

/** Returns the ms from a changed field to the frame that shows the results. */
const timeSearch = (page: Page, words: string): Promise<number> =>
  page.evaluate(async (typed) => {
    const input = document.querySelector<HTMLInputElement>('section.search input');
    const [list, message] = [document.querySelector('#search-list'), document.querySelector('section.search [data-message]')];
    if (!input || !list || !message) throw new Error('The search page has no field');
    const from = performance.now();
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve());
      });
      observer.observe(list, { childList: true });
      observer.observe(message, { attributes: true });
    });
    input.value = typed;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await shown;
    return performance.now() - from;
  }, words);

const p95 = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0);

export interface Searched {
  /** p95 in ms, index files included. */
  first: number;
  /** p95 in ms, with the index files in memory. */
  later: number;
}

/** Searches on a slow 4G phone with a processor four times slower: each query on a fresh page, then again on the same page. */
export const searchOn = async (browser: Browser, url: string, locale: keyof typeof TYPED): Promise<Searched> => {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const debuggers = await context.newCDPSession(page);
  await debuggers.send('Network.enable');
  await debuggers.send('Network.emulateNetworkConditions', NETWORK);
  await debuggers.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const [first, later]: [number[], number[]] = [[], []];
  for (const words of TYPED[locale]) {
    await debuggers.send('Network.clearBrowserCache');
    await page.goto(url, { waitUntil: 'networkidle' });
    first.push(await timeSearch(page, words));
    for (let round = 1; round < ROUNDS; round += 1) {
      await timeSearch(page, '');
      later.push(await timeSearch(page, words));
    }
  }
  await context.close();
  return { first: p95(first), later: p95(later) };
};
