import type { Page } from 'playwright-core';
import { untilQuiet } from '../site/quiet.ts';

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Records every task of the main thread over 50 ms, which is what browsers report. */
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
  tasks: number[];
}

export const measured = async (page: Page, step: string, act: () => Promise<unknown>): Promise<Step> => {
  // The publisher draws the share cards of a new site meanwhile.
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
