import type { Page } from 'playwright-core';

/** Runs before the page starts: records each layout shift that no input caused. */
const watchMoves = () => {
  const moves: string[] = [];
  Object.assign(window, { moves });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      moves.push(`${entry.value.toFixed(5)} by ${entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 24)).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
};
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const untilDrawn = async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

/** Opens paths with fonts delayed until the first paint, and lists the layout shifts. */
export const stillnessOf = async (page: Page): Promise<(path: string) => Promise<string[]>> => {
  let painted = Promise.withResolvers<void>();
  await page.addInitScript(watchMoves);
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  return async (path) => {
    painted = Promise.withResolvers<void>();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(isPainted);
    painted.resolve();
    await page.evaluate(untilDrawn);
    const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves);
    return moves.map((move) => `${path}: ${move}`);
  };
};
