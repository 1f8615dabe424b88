import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { condition } from '../browsers/conditions.ts';
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

/** The system's Chromium, as `npm test` found or installed it; `flags` are more than every test has. */
export const openBrowser = async (flags: readonly string[] = []): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `node scripts/install.mjs --browser`, or name one in CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
};

export interface OpenPage {
  page: Page;
  /** Complaints of the browser: errors of scripts, refused by the policy, failed requests, other hosts. */
  complaints: string[];
}

/** The browser's word that a page's worker was not let in. */
const NO_WORKER = /Service Worker registration blocked/;

/**
 * A page that writes down everything that is not as it should be. It has no service worker: what such a worker answers, no test of a page
 * would see; those of the worker let it in (`serviceWorkers: 'allow'`).
 */
export const openPage = async (browser: Browser, siteUrl: string, options: BrowserContextOptions): Promise<OpenPage> => {
  const context = await browser.newContext({ baseURL: siteUrl, serviceWorkers: 'block', ...options });
  if (condition) await context.addInitScript(condition.script);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => condition?.expected.test(message) || complaints.push(`error: ${message}`));
  page.on('console', (message) => {
    if (NO_WORKER.test(message.text())) return;
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser says that a file is missing, and only beside it which one.
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
