import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDotEnv, readEnvironment } from '../../environment/environment.ts';
import { freePorts } from '../../testing/free-ports.ts';
import { launch } from '../../testing/launch.ts';

/** A site that answers, with the demo content. */
export interface Club {
  siteUrl: string;
  defaultLocale: string;
}

const isThere = (url: string): Promise<boolean> =>
  fetch(`${url}/sitemap.xml`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The club that runs beside this, or else one of its own for as long as `act` needs it. */
export const withClub = async (act: (club: Club) => Promise<void>): Promise<void> => {
  loadDotEnv();
  const { SITE_URL, DEFAULT_LOCALE } = readEnvironment(process.env);
  if (await isThere(SITE_URL)) return act({ siteUrl: SITE_URL, defaultLocale: DEFAULT_LOCALE });
  console.log(`No site answers at ${SITE_URL}: starting a club of its own …`);
  const dataDir = mkdtempSync(join(tmpdir(), 'sanabel-site-bench-'));
  const names = ['SITE_PORT', 'CMS_PORT', 'MAIL_PORT', 'SMTP_PORT'];
  const ports = await freePorts(names.length);
  const siteUrl = `http://127.0.0.1:${ports[0]}`;
  const settings = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const club = launch({ ...settings, HOST: '127.0.0.1', DATA_DIR: dataDir, SITE_URL: siteUrl });
  try {
    await club.ready;
    await act({ siteUrl, defaultLocale: 'ar' });
  } finally {
    await club.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
