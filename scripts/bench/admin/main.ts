import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { openBrowser } from '../../testing/browser.ts';
import { chooseAddresses, launch } from '../../testing/launch.ts';
import { watchLongTasks } from './long-tasks.ts';
import { fillJobRequests } from './rows.ts';
import { fileOfAll, workOn } from './visit.ts';

const REQUESTS = 10_000;
const LIMIT_MS = 200;
const ADMIN = { email: 'editor@sanabel.example', password: 'twelve furrows, one ear' };

interface Club {
  siteUrl: string;
  cmsUrl: string;
  inboxUrl: string;
}

const measure = async (browser: Browser, { siteUrl, cmsUrl, inboxUrl }: Club): Promise<string[]> => {
  const { admin, token } = await openSession(createApi(cmsUrl), inboxUrl, ADMIN);
  const entries = { 'sanabel.language': 'en', 'sanabel.token': token, 'sanabel.admin': JSON.stringify(admin) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await watchLongTasks(page);
  const steps = await workOn(page, REQUESTS);
  const { step, applicants } = await fileOfAll(page);
  console.table(
    [...steps, step].map(({ step: name, ms, tasks }) => ({
      step: name,
      ms,
      'tasks over 50 ms': tasks.length,
      'longest ms': Math.max(0, ...tasks),
    })),
  );
  console.log(`${applicants} of ${REQUESTS} applicants in the file; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  return [
    ...[...steps, step].flatMap(({ step: name, tasks }) =>
      tasks.filter((ms) => ms > LIMIT_MS).map((ms) => `${name}: a task of ${ms} ms, over ${LIMIT_MS} ms`),
    ),
    ...(applicants === REQUESTS ? [] : ['the file is not complete']),
  ];
};

/** `npm run bench:admin`: the list of 10,000 job requests in the control panel; fails at a task over 200 ms or a file that misses one. */
const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sanabel-admin-bench-'));
  const { settings, ...urls } = await chooseAddresses();
  const stack = launch({
    ...settings,
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    console.log('Starting a stack of its own …');
    await stack.ready;
    fillJobRequests(dataDir, REQUESTS);
    const browser = await openBrowser();
    const faults = await measure(browser, urls).finally(() => browser.close());
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
