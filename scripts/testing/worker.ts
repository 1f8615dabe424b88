import type { Page } from 'playwright-core';
import { until } from '../process/until.ts';

/** Allows the service worker that saves pages (`visitor` and `openPage` block it). */
export const KEEPING = { serviceWorkers: 'allow' } as const;

export const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

/** Waits until a page is saved; its files are saved before it. */
export const untilStored = (page: Page, path: string): Promise<boolean> =>
  until(async () => (await storedPaths(page)).includes(path), { timeoutMs: 20_000, what: `${path} on the phone` });

/** Loads all pictures of a page and lists those that failed. */
export const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    return shown.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  });
