import { channel } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { startPublisherWithHook } from '../../../site/src/publisher/index.ts';

/** What the house tells the publisher's process at its start, as JSON in the environment. */
export interface PublisherSettings {
  published: string;
  mediaFolder: string;
  site: string;
  admin: string;
  cmsUrl: string;
  token: string;
  siteUrl: string;
  /** Publishes once, and ends. */
  isOnce: boolean;
}

/** Shorter than in real life, so that a round need not wait for it, and longer than a visitor takes to fetch a page with its pictures. */
const MEDIA_GRACE_MS = 5_000;

/** What the process tells, and what it is told: to end a renderer by its number. */
export type Told = { hookUrl: string } | { info: string } | { trouble: string };
export type Wanted = { endRenderer: number };

/** Node tells of each thread that is started: the one way to end a renderer from outside, in the middle of its work. */
const threads: Worker[] = [];
channel('worker_threads').subscribe((message) => {
  const { worker } = message as { worker: Worker };
  threads.push(worker);
  worker.once('exit', () => threads.splice(threads.indexOf(worker), 1));
});

const tell = (told: Told): void => {
  process.send?.(told);
};

const settings: PublisherSettings = JSON.parse(process.env.PUBLISHER_SETTINGS ?? '{}');
const { published, mediaFolder, site, admin, cmsUrl, token, siteUrl, isOnce } = settings;
const publisher = await startPublisherWithHook({
  published,
  mediaFolder,
  site,
  admin,
  source: { cmsUrl, token },
  settings: { SITE_URL: siteUrl, DEFAULT_LOCALE: 'ar' },
  mediaGraceMs: isOnce ? 0 : MEDIA_GRACE_MS,
  log: { info: (info) => tell({ info }), trouble: (trouble) => tell({ trouble }) },
});
tell({ hookUrl: publisher.hookUrl });
publisher.request(0);

const end = async (): Promise<void> => {
  await publisher.stop();
  process.exit(publisher.lastFailure() ? 1 : 0);
};
process.once('SIGTERM', end);
// The house is gone: nobody is left to publish for.
process.once('disconnect', () => process.exit(0));
process.on('message', ({ endRenderer }: Wanted) => void threads[endRenderer % Math.max(1, threads.length)]?.terminate());
if (isOnce) {
  await publisher.settled();
  await end();
}
