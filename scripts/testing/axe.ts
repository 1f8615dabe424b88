import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Waits for animations, because fading text has too little contrast until it ends. Those that scrolling drives never end. */
const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return timeline === document.timeline && playState === 'running' && !isEndless;
    });
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => ending.length);
  });

/** Runs axe on the page, one line for each finding. The debugger evaluates it, so that the page's policy stays in force. */
export const axeFindings = async (page: Page, where: string, options: RunOptions = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await animationsEnd(page);
  const { violations }: AxeResults = await page.evaluate(
    (chosen) => window.axe.run(document, { resultTypes: ['violations'], preload: false, ...chosen }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${where}: ${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
};
