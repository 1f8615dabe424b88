import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inRoot, ROOT } from '../../environment/root.ts';
import { openBrowser } from '../../testing/browser.ts';
import { chooseAddresses, launch } from '../../testing/launch.ts';
import { takePictures } from './take.ts';

/** `npm run build -- guide`: takes the pictures of the editors' guide from a temporary stack with demo content. */
const ADMIN = { email: 'editor@sanabel.example', password: 'twelve furrows, one ear' };

const dataDir = mkdtempSync(join(tmpdir(), 'sanabel-guide-'));
const { settings, ...urls } = await chooseAddresses();
const stack = launch({ ...settings, DATA_DIR: dataDir, SEED: 'demo-small', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
try {
  console.log('Starting a stack of its own …');
  await stack.ready;
  const browser = await openBrowser();
  const files = await takePictures(browser, { ...urls, admin: ADMIN }, inRoot('docs', 'guide')).finally(() => browser.close());
  console.log(`${files.length} pictures are in ${relative(ROOT, inRoot('docs', 'guide'))}`);
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
