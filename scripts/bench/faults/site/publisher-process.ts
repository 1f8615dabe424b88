import { channel } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { startPublisherWithHook } from '../../../../site/src/publisher/index.ts';

/** Given to the process at its start, as JSON in the environment. */
export interface PublisherSettings {
  published: string;
  mediaFolder: string;
  site: string;
  admin: string;
  cmsUrl: string;
  token: string;
  siteUrl: string;
  isOnce: boolean;
}

/** Shorter than in real life, so that a round need not wait for it; longer than a visitor takes to fetch a page with its pictures. */
const MEDIA_GRACE_MS = 5_000;

export type Report = { hookUrl: string } | { info: string } | { failure: string };
export type Command = { endRenderer: number };

/** Node reports each thread that starts: the only way to end a renderer from outside, in the middle of its work. */
const threads: Worker[] = [];
channel('worker_threads').subscribe((message) => {
  const { worker } = message as { worker: Worker };
  threads.push(worker);
  worker.once('exit', () => threads.splice(threads.indexOf(worker), 1));
});

const report = (message: Report): void => void process.send?.(message);

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
  log: { info: (info) => report({ info }), error: (failure) => report({ failure }) },
});
report({ hookUrl: publisher.hookUrl });
publisher.request(0);

const end = async (): Promise<void> => {
  await publisher.stop();
  process.exit(publisher.lastFailure() ? 1 : 0);
};
process.once('SIGTERM', end);
process.once('disconnect', () => process.exit(0));
process.on('message', ({ endRenderer }: Command) => void threads[endRenderer % Math.max(1, threads.length)]?.terminate());
if (isOnce) {
  await publisher.settled();
  await end();
}
