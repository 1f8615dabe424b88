import { mkdirSync } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot, packageCommand } from '../environment/root.ts';
import { type Child, describeExit, startChild } from '../process/child.ts';
import type { PartLog } from '../process/log.ts';

const TIME_LIMIT_MS = 10 * 60_000;

/** The variables that the site's build reads. */
export interface SiteSettings {
  CMS_URL: string;
  CONTENT_TOKEN: string;
  SITE_URL: string;
  DEFAULT_LOCALE: string;
  /** Kept between builds. */
  CACHE_DIR: string;
}

export interface SiteBuildOptions {
  settings: SiteSettings;
  /** The built admin app, which becomes a part of the site. */
  admin: string;
  log: PartLog;
  onChild: (child: Child) => void;
  timeLimitMs?: number;
  /** The command that builds the site; Astro's, unless a test has its own. */
  args?: readonly string[];
}

/** A second name for the same bytes where the file system allows it, a copy where it does not. */
const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));

/** Puts a folder's files into another place without moving their bytes. Hidden files stay behind. */
export const linkTree = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) await linkTree(join(from, entry.name), join(to, entry.name));
    else await linkOrCopy(join(from, entry.name), join(to, entry.name));
  }
};

/** Builds the whole public site, pages and admin, into `folder`. Throws with the reason when it fails, dies or hangs. */
export const buildSite = async (folder: string, options: SiteBuildOptions): Promise<void> => {
  const { settings, admin, log, onChild, timeLimitMs = TIME_LIMIT_MS, args = [packageCommand('astro'), 'build'] } = options;
  mkdirSync(settings.CACHE_DIR, { recursive: true });
  const env = { ...settings, OUT_DIR: folder, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = startChild({ name: 'site build', args: [...args], cwd: inRoot('site'), env, log });
  onChild(child);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void child.stop();
  }, timeLimitMs);
  const exit = await child.exited;
  clearTimeout(timer);
  if (isLate) throw new Error(`the build of the site took more than ${timeLimitMs / 1000} s and was ended`);
  if (exit.code !== 0) throw new Error(`the build of the site ${describeExit(exit)}:\n${log.tail().join('\n')}`);
  await linkTree(admin, join(folder, 'admin'));
};
