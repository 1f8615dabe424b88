import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../../environment/root.ts';
import { until } from '../../process/until.ts';
import { type SiteServer, startSiteServer } from '../../site-server/site-server.ts';
import { openClock } from '../../testing/clock/clock.ts';
import { type Cms, startCms } from '../../testing/cms/cms.ts';
import { query } from '../../testing/cms/database.ts';
import { freePort } from '../../testing/free-ports.ts';
import { mountTinyDisk, type TinyDisk } from '../../testing/tiny-disk.ts';
import { fillCms } from '../publish/fill.ts';
import type { Random } from '../random.ts';
import { type GoBetween, startGoBetween } from './go-between.ts';
import { type PublisherChild, startPublisherChild } from './publisher-child.ts';

const DISK_MEGABYTES = 200;
const RESTART_MS = 500;
const FIRST_SITE_MS = 120_000;

/** The whole house on this machine, with everything between its parts that can break. */
export interface House {
  folder: string;
  published: string;
  mediaFolder: string;
  siteUrl: string;
  cms(): Cms;
  publisher(): PublisherChild;
  /** Between publisher and CMS, and between CMS and publisher. */
  content: GoBetween;
  hook: GoBetween;
  /** Where site and media lie; null where none can be mounted. */
  disk: TinyDisk | null;
  /** Ends the CMS at once, as a power cut would, or as asked; and starts it again after so many milliseconds. */
  restartCms(how: 'SIGKILL' | 'SIGTERM', after: number): Promise<void>;
  restartPublisher(how: 'SIGKILL' | 'SIGTERM', after: number): Promise<void>;
  /** Sets the calendar of CMS and publisher so many milliseconds ahead of this process. */
  setClock(ahead: number): Promise<void>;
  now(): number;
  /** The built site that the publisher is started with. */
  site: string;
  /** Forgets what limits have counted, so that an editor can sign in as often as a clock ends sessions. */
  forgetLimits(): Promise<void>;
  /** What the site server and the publishers have complained of since the last question. */
  troubles(): string[];
  /** Starts another publisher on the same folders beside the running one. */
  startSecondPublisher(): Promise<'refused' | 'let in'>;
  /** A publisher on other folders that renders everything and ends. */
  renderFresh(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts CMS, publisher and site server on generated content of so many items. */
export const startHouse = async (items: number, random: Random): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-faults-'));
  // Inside of the repository, because the site's server module imports packages.
  const cache = inRoot('node_modules', '.cache', 'faults');
  mkdirSync(cache, { recursive: true });
  const site = mkdtempSync(join(cache, 'site-'));
  cpSync(inRoot('site', 'dist'), site, { recursive: true });
  const disk = mountTinyDisk(DISK_MEGABYTES);
  const here = disk?.dataDir ?? folder;
  const [published, mediaFolder] = [join(here, 'published'), join(here, 'media')];
  const clock = openClock(Date.now());

  const first = await startCms();
  await first.halt();
  await fillCms(first.dataDir, items);
  const sitePort = await freePort();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  let cms = first;
  let hookUrl = '';
  let ahead = 0;
  const troubles: string[] = [];
  const content = await startGoBetween(() => cms.url, random.fork('content'));
  const hook = await startGoBetween(() => {
    if (!hookUrl) throw new Error('The publisher is not there.');
    return hookUrl;
  }, random.fork('hook'));

  const environment = {
    REBUILD_HOOK_URL: hook.url,
    SITE_URL: siteUrl,
    LOG_LEVEL: 'warn',
    ...clock.environment,
  };
  const openCms = async (): Promise<Cms> => startCms(environment, first.dataDir);

  const settingsFor = (at: string, media: string, cmsUrl: string, isOnce: boolean) => ({
    ...{ published: at, mediaFolder: media, site, admin: inRoot('admin', 'dist'), cmsUrl, siteUrl, isOnce },
    token: first.contentToken,
  });
  let publisher!: PublisherChild;
  let isOpen = true;
  /** Starts it, and again when it does not come up, as a service manager does. */
  const openPublisher = async (): Promise<void> => {
    for (;;) {
      publisher = startPublisherChild(settingsFor(published, mediaFolder, content.url, false), clock);
      const found = await publisher.ready.catch((error: Error) => error.message);
      if (found.startsWith('http')) {
        hookUrl = found;
        return;
      }
      if (!isOpen) return;
      await pause(RESTART_MS);
    }
  };
  cms = await openCms();
  await openPublisher();
  await until(async () => existsSync(join(published, 'current', 'build.json')), { timeoutMs: FIRST_SITE_MS, what: 'the first site' });
  const server: SiteServer = await startSiteServer({
    host: '127.0.0.1',
    port: sitePort,
    published,
    cmsUrl: content.url,
    onError: (error) => troubles.push(`site server: ${error.stack}`),
  });

  return {
    ...{ folder, published, mediaFolder, siteUrl, content, hook, disk, site },
    cms: () => cms,
    troubles: () => [...troubles.splice(0), ...publisher.troubles.splice(0)],
    publisher: () => publisher,
    restartCms: async (how, after) => {
      process.kill(cms.pid, how);
      await cms.halt();
      await pause(after);
      cms = await openCms();
    },
    restartPublisher: async (how, after) => {
      hookUrl = '';
      publisher.signal(how);
      await publisher.ended;
      troubles.push(...publisher.troubles);
      await pause(after);
      await openPublisher();
    },
    setClock: (next) => {
      ahead = next;
      return clock.goOnFrom(Date.now() + next);
    },
    now: () => Date.now() + ahead,
    forgetLimits: async () => {
      await query(cms, 'delete from rate_limits');
    },
    startSecondPublisher: async () => {
      const second = startPublisherChild(settingsFor(published, mediaFolder, content.url, false), clock);
      const isIn = await second.ready.then(
        () => true,
        () => false,
      );
      second.signal('SIGKILL');
      await second.ended;
      return isIn ? 'let in' : 'refused';
    },
    renderFresh: async (target) => {
      const child = startPublisherChild(settingsFor(join(target, 'published'), join(target, 'media'), cms.url, true), clock);
      const status = await child.ended;
      if (status !== 0) throw new Error(`The fresh render ended with ${status}:\n${child.said()}`);
    },
    stop: async () => {
      isOpen = false;
      await server.stop();
      publisher.signal('SIGTERM');
      await publisher.ended;
      content.become(undefined);
      await Promise.all([content.stop(), hook.stop()]);
      await cms.stop();
      disk?.remove();
      clock.stop();
      for (const path of [folder, site]) rmSync(path, { recursive: true, force: true });
    },
  };
};
