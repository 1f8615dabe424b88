import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Resolves when what appears has appeared: a text that fades in has too little contrast until then. Scrolling drives other animations. */
const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), new Promise((end) => setTimeout(end, 2_000))]).then(
      () => ending.length,
    );
  });

/** Runs axe on the page as it stands; its findings, in a line each. Evaluated by the debugger, so the page's own policy stays in force. */
export const axeFindings = async (page: Page, where: string): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await animationsEnd(page);
  const { violations }: AxeResults = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'], preload: false }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${where}: ${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
};
