import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDotEnv, readEnvironment } from '../../environment/environment.ts';
import { freePorts } from '../../testing/free-ports.ts';
import { launch } from '../../testing/launch.ts';

/** A site that answers, with the demo content. */
export interface RunningSite {
  siteUrl: string;
  defaultLocale: string;
}

const isThere = (url: string): Promise<boolean> =>
  fetch(`${url}/sitemap.xml`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Uses the site that runs on this machine, or starts a stack for as long as `act` needs it. */
export const withSite = async (act: (site: RunningSite) => Promise<void>): Promise<void> => {
  loadDotEnv();
  const { SITE_URL, DEFAULT_LOCALE } = readEnvironment(process.env);
  if (await isThere(SITE_URL)) return act({ siteUrl: SITE_URL, defaultLocale: DEFAULT_LOCALE });
  console.log(`No site answers at ${SITE_URL}: starting a stack of its own …`);
  const dataDir = mkdtempSync(join(tmpdir(), 'sanabel-site-bench-'));
  const names = ['SITE_PORT', 'CMS_PORT', 'MAIL_PORT', 'SMTP_PORT'];
  const ports = await freePorts(names.length);
  const siteUrl = `http://127.0.0.1:${ports[0]}`;
  const settings = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const stack = launch({ ...settings, HOST: '127.0.0.1', DATA_DIR: dataDir, SITE_URL: siteUrl });
  try {
    await stack.ready;
    await act({ siteUrl, defaultLocale: 'ar' });
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
