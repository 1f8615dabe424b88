import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { PHONE } from '../../testing/visit.ts';
import { NETWORK, SLOWER } from '../site/largest-paint.ts';
import { untilQuiet } from '../site/quiet.ts';

/** Pause between two keys of a fast typist. */
const KEY_MS = 120;
/** The list is at rest when it has not changed for so many polls, and no request is open. */
const [POLL_MS, POLLS] = [150, 8];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args: { name?: string };
}

/** Returns the ms of the tasks of main threads in a trace. */
const tasksIn = (trace: Buffer): number[] => {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf));
  return events.filter((event) => /RunTask$/.test(event.name) && mains.has(threadOf(event))).map(({ dur = 0 }) => dur / 1000);
};

/** Reads the list without forcing a layout. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const items = document.querySelector<HTMLElement>('[data-items]');
    const cards = items?.hidden ? [] : [...document.querySelectorAll<HTMLElement>('li[data-id]')];
    return `${document.querySelector('[data-result]')?.textContent}: ${cards.length} ${cards.at(-1)?.dataset.id}`;
  });

const watchRequests = (page: Page): (() => number) => {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
};

const untilAtRest = async (page: Page, openRequests: () => number): Promise<void> => {
  for (let [known, same] = ['', 0]; same < POLLS; ) {
    await after(POLL_MS);
    const state = await stateOf(page);
    same = state === known && openRequests() === 0 ? same + 1 : 0;
    known = state;
  }
};

export interface Step {
  step: string;
  shown: string;
  longestMs: number;
  over50: number;
}

const field = (page: Page) => page.locator('[data-words]');
const typed = (text: string) => async (page: Page) => {
  await field(page).fill('');
  await field(page).pressSequentially(text, { delay: KEY_MS });
};

/** Searches in both languages, with diacritics, other forms of letters, digits, nearly all results, none, and back. */
const STEPS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['first key', typed('ا')],
  ['القَمْحُ', typed('القَمْحُ')],
  ['more', (page) => page.locator('[data-more]').click()],
  ['WHEAT', typed('WHEAT')],
  ['أُرز', typed('أُرز')],
  ['١١٧', typed('١١٧')],
  ['nothing', typed('xyz')],
  ['cleared', (page) => field(page).fill('')],
];

/** Filters a list on a phone with a processor four times slower, and returns the longest task of each step. */
export const filterOn = async (browser: Browser, url: string): Promise<Step[]> => {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const debuggers = await context.newCDPSession(page);
  await debuggers.send('Network.enable');
  await debuggers.send('Network.emulateNetworkConditions', NETWORK);
  const openRequests = watchRequests(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const steps: Step[] = [];
  for (const [step, act] of STEPS) {
    // A throttled processor is never idle.
    await debuggers.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await untilQuiet();
    await debuggers.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // The first query of a field loads Playwright's script, a task of 70 ms.
    await field(page).focus();
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-lighthouse'] });
    await act(page);
    await untilAtRest(page, openRequests);
    const tasks = tasksIn(await browser.stopTracing());
    const longestMs = Math.round(Math.max(...tasks));
    steps.push({ step, shown: (await stateOf(page)).replace(/ \w*$/, ''), longestMs, over50: tasks.filter((ms) => ms > 50).length });
  }
  await context.close();
  return steps;
};
