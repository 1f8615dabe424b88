import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../../../environment/root.ts';
import { until } from '../../../process/until.ts';
import { startSiteServer } from '../../../site-server/site-server.ts';
import { openClock } from '../../../testing/clock/clock.ts';
import { freePort } from '../../../testing/free-ports.ts';
import type { Random } from '../../../testing/random.ts';
import { mountTinyDisk } from '../../../testing/tiny-disk.ts';
import { fillCms } from '../../publish/fill.ts';
import { openCms } from '../cms-process.ts';
import { startGoBetween } from './go-between.ts';
import { type PublisherChild, startPublisherChild } from './publisher-child.ts';

const DISK_MEGABYTES = 200;
const RESTART_MS = 500;
const FIRST_SITE_MS = 120_000;

/** Starts CMS, publisher and site server on generated content of so many items, with everything between them that can break. */
export const startStack = async (items: number, random: Random) => {
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
  const sitePort = await freePort();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  let hookUrl = '';
  let ahead = 0;
  const failures: string[] = [];
  const hook = await startGoBetween(() => {
    if (!hookUrl) throw new Error('The publisher is not there.');
    return hookUrl;
  }, random.fork('hook'));
  const cms = await openCms(join(folder, 'data'), '', clock, { REBUILD_HOOK_URL: hook.url, SITE_URL: siteUrl, LOG_LEVEL: 'warn' });
  await cms.start();
  await cms.end('SIGTERM');
  await fillCms(cms.dataDir, items);
  await cms.start();
  const content = await startGoBetween(() => cms.url, random.fork('content'));

  const startPublisher = (at: string, media: string, cmsUrl: string, isOnce: boolean): PublisherChild =>
    startPublisherChild(
      { published: at, mediaFolder: media, site, admin: inRoot('admin', 'dist'), cmsUrl, siteUrl, isOnce, token: cms.contentToken },
      clock,
    );
  let publisher!: PublisherChild;
  let isOpen = true;
  /** Starts it, and again when it does not come up, as a service manager does. */
  const openPublisher = async (): Promise<void> => {
    while (isOpen) {
      publisher = startPublisher(published, mediaFolder, content.url, false);
      const found = await publisher.ready.catch(() => '');
      if (found) {
        hookUrl = found;
        return;
      }
      await pause(RESTART_MS);
    }
  };
  await openPublisher();
  await until(async () => existsSync(join(published, 'current', 'build.json')), { timeoutMs: FIRST_SITE_MS, what: 'the first site' });
  const server = await startSiteServer({
    host: '127.0.0.1',
    port: sitePort,
    published,
    cmsUrl: content.url,
    onError: (error) => failures.push(`site server: ${error.stack}`),
  });

  return {
    ...{ cms, folder, published, mediaFolder, siteUrl, content, hook, disk, site },
    failures: (): string[] => [...failures.splice(0), ...publisher.failures.splice(0)],
    publisher: () => publisher,
    restartCms: async (how: 'SIGKILL' | 'SIGTERM', after: number): Promise<void> => {
      await cms.end(how);
      await pause(after);
      await cms.start();
    },
    restartPublisher: async (how: 'SIGKILL' | 'SIGTERM', after: number): Promise<void> => {
      hookUrl = '';
      publisher.signal(how);
      await publisher.ended;
      failures.push(...publisher.failures);
      await pause(after);
      await openPublisher();
    },
    /** Sets the calendar of CMS and publisher so many milliseconds ahead of this process. */
    setClock: (next: number): Promise<void> => {
      ahead = next;
      return clock.goOnFrom(Date.now() + next);
    },
    now: () => Date.now() + ahead,
    /** Starts another publisher on the same folders, which must be refused. */
    letsSecondPublisherIn: async (): Promise<boolean> => {
      const second = startPublisher(published, mediaFolder, content.url, false);
      const isIn = await second.ready.then(
        () => true,
        () => false,
      );
      second.signal('SIGKILL');
      await second.ended;
      return isIn;
    },
    renderFresh: async (target: string): Promise<void> => {
      const child = startPublisher(join(target, 'published'), join(target, 'media'), cms.url, true);
      const status = await child.ended;
      if (status !== 0) throw new Error(`The fresh render ended with ${status}:\n${child.output()}`);
    },
    stop: async (): Promise<void> => {
      isOpen = false;
      await server.stop();
      publisher.signal('SIGTERM');
      await publisher.ended;
      content.become(undefined);
      await Promise.all([content.stop(), hook.stop()]);
      await cms.close();
      disk?.remove();
      clock.stop();
      for (const path of [folder, site]) rmSync(path, { recursive: true, force: true });
    },
  };
};
export type Stack = Awaited<ReturnType<typeof startStack>>;
