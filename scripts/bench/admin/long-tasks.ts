import type { Page } from 'playwright-core';
import { untilQuiet } from '../site/quiet.ts';

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Writes down every task of the page's main thread that takes over 50 ms, which is what browsers report. */
export const watchLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });

export interface Step {
  step: string;
  ms: number;
  /** The long tasks in it. */
  tasks: number[];
}

/** Does a step and says how long it took and which long tasks it had; the observer is heard before the next one begins. */
export const measured = async (page: Page, step: string, act: () => Promise<unknown>): Promise<Step> => {
  // The publisher beside it draws the pictures for sharing of a new site.
  await untilQuiet();
  const startedAt = performance.now();
  await act();
  const ms = Math.round(performance.now() - startedAt);
  const tasks = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return window.longTasks.splice(0).map(Math.round);
  });
  return { step, ms, tasks };
};
