import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../testing/browser.ts';
import { chooseAddresses, launch } from '../../testing/launch.ts';
import { compareFolders } from './compare.ts';
import { shootPanel } from './panel.ts';
import { openShotSession } from './session.ts';
import { shootSite } from './site.ts';
import { VIEWS } from './views.ts';

/**
 * `npm run build -- shots --data FOLDER --to FOLDER [--against FOLDER]`: pictures of every kind of page and every screen of the panel, in both
 * languages, on a phone and a desktop, light and dark, of a stack that runs on a copy of the data folder. The first run fills the data
 * folder with demo content. With `--against` it lists the pictures that differ from those of an earlier run, and fails when there are any.
 * `--only panel` or `--only site` takes one half, `--screens gallery,crop` the screens of these names.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    to: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
    screens: { type: 'string' },
  },
});
if (!values.data || !values.to) throw new Error('Usage: npm run build -- shots --data FOLDER --to FOLDER [--against FOLDER]');
const screens = values.screens?.split(',');
const isWanted = (name: string): boolean => !screens || screens.includes(name);
const ADMIN = { email: 'editor@sanabel.example', password: 'twelve furrows, one ear' };
const HOUR_MS = 60 * 60 * 1000;
const data = resolve(values.data);
const to = resolve(values.to);

/** Runs a stack on this data folder until `use` ends. */
const withStack = async (folder: string, use: (urls: { siteUrl: string; cmsUrl: string; inboxUrl: string }) => Promise<void>) => {
  const { settings, ...urls } = await chooseAddresses();
  const stack = launch({ ...settings, DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  try {
    await stack.ready;
    await use(urls);
  } finally {
    await stack.stop();
  }
};

if (!existsSync(join(data, 'secrets.json'))) await withStack(data, async () => {});
const copy = await mkdtemp(join(tmpdir(), 'sanabel-shots-'));
await cp(data, copy, { recursive: true, verbatimSymlinks: true });
// Both sides of a comparison see the same time, so that "3 minutes ago" is the same, too.
const now = (await stat(join(data, 'secrets.json'))).mtimeMs + HOUR_MS;
await mkdir(to, { recursive: true });
await withStack(copy, async ({ siteUrl, cmsUrl, inboxUrl }) => {
  const session = await openShotSession(cmsUrl, inboxUrl, ADMIN);
  const browser = await openBrowser();
  for (const view of VIEWS) {
    const save = async (name: string, page: Page) => {
      await page.screenshot({ path: join(to, `${name}-${view.width}-${view.scheme}.png`), fullPage: true, animations: 'disabled' });
    };
    if (values.only !== 'site') await shootPanel(browser, siteUrl, session, { ...view, now, isWanted }, save);
    if (values.only !== 'panel') await shootSite(browser, siteUrl, { ...view, now, isWanted }, save);
  }
  await browser.close();
});
await rm(copy, { recursive: true, force: true });
console.log(`Pictures are in ${to}`);
if (values.against) {
  const { compared, differences, missing } = await compareFolders(resolve(values.against), to, Boolean(values.only ?? screens));
  for (const { name, share, box, sizes } of differences)
    console.log(`${name}: ${sizes ?? `${(share * 100).toFixed(3)}% at ${box?.join(' ')}`}`);
  for (const name of missing) console.log(`${name}: only on one side`);
  console.log(`${compared} pictures compared, ${differences.length} differ, ${missing.length} on one side only`);
  if (differences.length + missing.length > 0) process.exitCode = 1;
}
