import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { condition } from '../check/browsers/conditions.ts';
import { findChromium } from '../install.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = async (flags: readonly string[] = []): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `node scripts/install.mjs --browser`, or name one in CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
};

export interface OpenPage {
  page: Page;
  /** Script errors, policy violations, failed requests and requests to other hosts. */
  complaints: string[];
}

const NO_WORKER = /Service Worker registration blocked/;
/** Chromium reports the animation between two pages that a slow machine skips. */
const SKIPPED_ANIMATION = /^Transition was (?:aborted|skipped)/;

/** Opens a page and records complaints. Blocks the service worker, whose answers would hide those of the server. */
export const openPage = async (browser: Browser, siteUrl: string, options: BrowserContextOptions): Promise<OpenPage> => {
  const context = await browser.newContext({ baseURL: siteUrl, serviceWorkers: 'block', ...options });
  if (condition) await context.addInitScript(condition.script);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (SKIPPED_ANIMATION.test(message) || condition?.expected.test(message)) return;
    complaints.push(`error: ${message}`);
  });
  page.on('console', (message) => {
    if (NO_WORKER.test(message.text())) return;
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The message leaves out the address of the missing file.
    const file = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
    complaints.push(`${message.type()}: ${message.text()}${file}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(siteUrl).origin && protocol !== 'data:' && protocol !== 'blob:')
      complaints.push(`another host: ${request.url()}`);
  });
  return { page, complaints };
};
