import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@sanabel/contract';
import { type Publisher, startPublisherWithHook } from '../../../site/src/publisher/index.ts';
import { inRoot } from '../../environment/root.ts';
import { startSiteServer } from '../../site-server/site-server.ts';
import { type Clock, openClock } from '../../testing/clock/clock.ts';
import { type Cms, startCms } from '../../testing/cms/cms.ts';
import { freePort } from '../../testing/free-ports.ts';

/** A separate CMS, publisher and site; the CMS follows the clock of the test. */
export interface ClockedStack {
  clock: Clock;
  cms: Cms;
  publisher: Publisher;
  siteUrl: string;
  /** Opens a new session: one ends after an hour without a call. */
  signIn(): Promise<Pick<SignedIn, 'admin' | 'token'>>;
  stop(): Promise<void>;
}

export const openClockedStack = async (timestamp: number): Promise<ClockedStack> => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-clock-house-'));
  const published = join(folder, 'published');
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const clock = openClock(timestamp);
  const source = { cmsUrl: '', token: '' };
  const publisher = await startPublisherWithHook({
    published,
    mediaFolder: join(folder, 'media'),
    site: inRoot('site', 'dist'),
    admin: inRoot('admin', 'dist'),
    source,
    settings: { SITE_URL: siteUrl, DEFAULT_LOCALE: 'ar' },
    log: { info: () => {}, error: console.error },
  });
  const cms = await startCms({
    ...clock.environment,
    REBUILD_HOOK_URL: publisher.hookUrl,
    RENDERER_URL: `${publisher.hookUrl}/preview`,
    SITE_URL: siteUrl,
    PUBLISH_DEBOUNCE_MS: '0',
  });
  Object.assign(source, { cmsUrl: cms.url, token: cms.contentToken });
  publisher.request(0, { isForced: true });
  await publisher.settled();
  const site = await startSiteServer({ host: '127.0.0.1', port, published, cmsUrl: cms.url, onError: console.error });
  return {
    ...{ clock, cms, publisher, siteUrl },
    signIn: async () => {
      const token = await cms.signInByMail();
      const [admin] = (await (await cms.call('GET', '/admins', { token })).json()) as SignedIn['admin'][];
      if (!admin) throw new Error('There is no admin.');
      return { admin, token };
    },
    stop: async () => {
      await site.stop();
      await cms.stop();
      await publisher.stop();
      clock.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
