import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Runs axe on the page as it stands; its findings, in a line each. Evaluated by the debugger, so the page's own policy stays in force. */
export const axeFindings = async (page: Page, where: string): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'], preload: false }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${where}: ${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
};
