import type { Page } from 'playwright-core';

export const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
export const boxes = (page: Page) => page.locator('.code input');
export const codeIn = (page: Page): Promise<string> =>
  boxes(page).evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')).join(''));
export const focusedBox = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
/** Leaves out the browser's messages about refusals that a test asked for. */
export const unexpected = (complaints: string[]) => complaints.filter((text) => !/status of (?:400|401|429|503)|ERR_FAILED/.test(text));
