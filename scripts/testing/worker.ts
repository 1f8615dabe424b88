import type { Page } from 'playwright-core';
import { until } from '../process/until.ts';

/** A visitor whose browser may keep pages (`visitor` and `openPage` keep the worker out). */
export const KEEPING = { serviceWorkers: 'allow' } as const;

/** The addresses of what is kept on the visitor's phone, pages and files. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

/** Waits until a page is kept: its files come first, so they are there then. */
export const untilKept = (page: Page, path: string): Promise<boolean> =>
  until(async () => (await keptPaths(page)).includes(path), { timeoutMs: 20_000, what: `${path} on the phone` });

/** The pictures of a page that did not come, after all of them were asked for. */
export const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    return shown.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  });
