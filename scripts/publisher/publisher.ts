import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Child } from '../process/child.ts';
import type { PartLog } from '../process/log.ts';
import { createHook } from './hook.ts';
import { createQueue, type Queue } from './queue.ts';
import { openReleases, type Release } from './release.ts';
import { buildSite, type SiteSettings } from './site-build.ts';

export interface Publisher extends Pick<Queue, 'request' | 'hold' | 'release' | 'settled'> {
  /** Where the CMS announces a new revision. */
  hookUrl: string;
  current(): Release | null;
  /** Why the last build failed; null when it did not. */
  lastFailure(): Error | null;
  stop(): Promise<void>;
}

interface PublisherOptions {
  dataDir: string;
  settings: Omit<SiteSettings, 'CACHE_DIR'>;
  /** The built admin app. */
  admin: string;
  log: PartLog;
  args?: readonly string[];
}

/** The CDN's build machine in small: a hook takes requests, a queue makes builds of them, a good build becomes the release. */
export const startPublisher = async ({ dataDir, settings, admin, log, args }: PublisherOptions): Promise<Publisher> => {
  const releases = openReleases(join(dataDir, 'published'));
  let child: Child | null = null;
  let isStopping = false;
  let failure: Error | null = null;

  const build = async (wanted: number): Promise<number> => {
    const folder = releases.begin();
    const startedAt = Date.now();
    try {
      await buildSite(folder, {
        settings: { ...settings, CACHE_DIR: join(dataDir, 'cache', 'site') },
        admin,
        log,
        onChild: (started) => {
          child = started;
        },
        ...(args ? { args } : {}),
      });
      const { name, revision } = releases.accept(folder, wanted);
      failure = null;
      log.info(`published ${name} in ${Date.now() - startedAt} ms`);
      return revision;
    } finally {
      child = null;
      releases.discard(folder);
    }
  };
  const queue = createQueue({
    build,
    published: () => releases.current()?.revision ?? null,
    onFailure: (error) => {
      failure = error;
      if (!isStopping) log.trouble(`The site was not published, the last good one stays: ${error.message}`);
    },
  });

  const path = `/rebuild/${randomBytes(24).toString('base64url')}`;
  const hook = createHook(path, (revision) => queue.request(revision));
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');

  return {
    ...queue,
    hookUrl: `http://127.0.0.1:${(hook.address() as AddressInfo).port}${path}`,
    current: releases.current,
    lastFailure: () => failure,
    stop: async () => {
      isStopping = true;
      queue.hold();
      hook.close();
      hook.closeAllConnections();
      await (child as Child | null)?.stop();
      await queue.settled();
    },
  };
};
