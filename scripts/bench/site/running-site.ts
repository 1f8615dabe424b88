import '../../environment/dot-env.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../environment/environment.ts';
import { chooseAddresses, launch } from '../../testing/launch.ts';

export interface RunningSite {
  siteUrl: string;
  defaultLocale: string;
}

const isThere = (url: string): Promise<boolean> =>
  fetch(`${url}/sitemap.xml`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Uses the site that runs on this machine, or starts a stack while `act` runs. */
export const withSite = async (act: (site: RunningSite) => Promise<void>): Promise<void> => {
  const { SITE_URL, DEFAULT_LOCALE } = readEnvironment(process.env);
  if (await isThere(SITE_URL)) return act({ siteUrl: SITE_URL, defaultLocale: DEFAULT_LOCALE });
  console.log(`No site answers at ${SITE_URL}: starting a stack of its own …`);
  const dataDir = mkdtempSync(join(tmpdir(), 'sanabel-site-bench-'));
  const { siteUrl, settings } = await chooseAddresses();
  const stack = launch({ ...settings, DATA_DIR: dataDir });
  try {
    await stack.ready;
    await act({ siteUrl, defaultLocale: 'ar' });
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
