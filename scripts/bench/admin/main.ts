import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSIONS_PER_ITEM } from '@sanabel/contract/limits';
import type { Browser } from 'playwright-core';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { openBrowser } from '../../testing/browser.ts';
import { chooseAddresses, launch } from '../../testing/launch.ts';
import { watchLongTasks } from './long-tasks.ts';
import { fillCrops, fillJobRequests, fillVersions } from './rows.ts';
import { fileOfAll, workOn, workOnCrops } from './visit.ts';

const ROWS = 10_000;
const LIMIT_MS = 200;
const ADMIN = { email: 'editor@sanabel.example', password: 'twelve furrows, one ear' };

interface Club {
  siteUrl: string;
  cmsUrl: string;
  inboxUrl: string;
}

const measure = async (browser: Browser, dataDir: string, { siteUrl, cmsUrl, inboxUrl }: Club): Promise<string[]> => {
  const { admin, token } = await openSession(createApi(cmsUrl), inboxUrl, ADMIN);
  const crop = fillCrops(dataDir, ROWS);
  fillVersions(dataDir, crop, VERSIONS_PER_ITEM);
  fillJobRequests(dataDir, ROWS);
  const entries = { 'sanabel.language': 'en', 'sanabel.token': token, 'sanabel.admin': JSON.stringify(admin) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await watchLongTasks(page);
  const steps = [...(await workOnCrops(page, crop)), ...(await workOn(page, ROWS))];
  const { step, applicants } = await fileOfAll(page);
  console.table(
    [...steps, step].map(({ step: name, ms, tasks }) => ({
      step: name,
      ms,
      'tasks over 50 ms': tasks.length,
      'longest ms': Math.max(0, ...tasks),
    })),
  );
  console.log(`${applicants} of ${ROWS} applicants in the file; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  return [
    ...[...steps, step].flatMap(({ step: name, tasks }) =>
      tasks.filter((ms) => ms > LIMIT_MS).map((ms) => `${name}: a task of ${ms} ms, over ${LIMIT_MS} ms`),
    ),
    ...(applicants === ROWS ? [] : ['the file is not complete']),
  ];
};

/** `npm run bench:admin`: lists of 10,000 crops and applications in the panel. Fails at a task over 200 ms or a file that misses one. */
const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sanabel-admin-bench-'));
  const { settings, ...urls } = await chooseAddresses();
  const stack = launch({
    ...settings,
    DATA_DIR: dataDir,
    SEED: 'demo-small',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    console.log('Starting a stack of its own …');
    await stack.ready;
    const browser = await openBrowser();
    const faults = await measure(browser, dataDir, urls).finally(() => browser.close());
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
