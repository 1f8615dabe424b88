import type { Browser } from 'playwright-core';

/** Slow 4G and a processor four times slower (performance notes). */
export const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1475 * 1000) / 8, uploadThroughput: (675 * 1000) / 8 };
export const SLOWER = 4;

export interface Paint {
  ms: number;
  what: string;
  area: number;
}

/** Runs in the page: keeps the latest of the largest paints. */
const watch = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { size: number; element: Element | null })[])
      Object.assign(window, { largest: { ms: entry.startTime, what: entry.element?.localName ?? '', area: entry.size } });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

export const largestPaint = async (browser: Browser, url: string): Promise<Paint> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const debuggers = await context.newCDPSession(page);
  await debuggers.send('Network.enable');
  await debuggers.send('Network.emulateNetworkConditions', NETWORK);
  await debuggers.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  // Both paint the picture last, and nothing larger.
  const painted = await page.waitForFunction(() => {
    const { largest } = window as unknown as { largest?: Paint };
    return largest?.what === 'img' ? largest : null;
  });
  const paint = await painted.jsonValue();
  if (!paint) throw new Error(`${url} painted no picture`);
  await context.close();
  return paint;
};
