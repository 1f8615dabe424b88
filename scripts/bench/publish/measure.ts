import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPublisherWithHook } from '../../../site/src/publisher/index.ts';
import { inRoot } from '../../environment/root.ts';
import { createApi } from '../../seed/api.ts';
import { startSiteServer } from '../../site-server/site-server.ts';
import { startCms } from '../../testing/cms/cms.ts';
import { generateLists } from '../../testing/content/generated.ts';
import { freePort } from '../../testing/free-ports.ts';
import { quantile } from '../statistics.ts';
import { editsOf, importDrafts, type KindOfEdit, timeEdit } from './edits.ts';
import { fillCms } from './fill.ts';
import { buildHugoSite, writeHugoSite } from './hugo/site.ts';
import type { Templates } from './hugo/templates.ts';
import { describeOutput, outputIn } from './output.ts';

const SEEN_MS: Record<KindOfEdit, number> = {
  text: 1000,
  picture: 1000,
  new: 3000,
  deleted: 3000,
  order: 3000,
  contact: 3000,
  alert: 1000,
};
/** Limits: a change of every page in full renders, and a full render in Hugo's. */
const COMPLETE_TIMES = 2;
const HUGO_TIMES = 1.5;
/** Hugo is the limit for many items only: with few, starting threads and copying the panel takes longer than rendering. */
const MANY = 10_000;
const MOST_CONTACTS = 5;
const FIRST_NUMBER = 20_000;
const QUIET = { info: () => {}, error: (text: string) => console.log(text) };

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

export interface Wanted {
  count: number;
  edits: number;
  templates: Templates | null;
}

type Publisher = Awaited<ReturnType<typeof startPublisherWithHook>>;

/** Publishes everything and returns the ms. Throws the publisher's failure. */
const publishAll = async (publisher: Publisher): Promise<number> => {
  const startedAt = performance.now();
  publisher.request(0, { isForced: true });
  await publisher.settled();
  const failure = publisher.lastFailure();
  if (failure) throw failure;
  return performance.now() - startedAt;
};

/** Measures one size with a real CMS, publisher and site server. Returns the limits that were missed. */
export const measure = async ({ count, edits, templates }: Wanted): Promise<string[]> => {
  const missed: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-publish-'));
  const first = await startCms();
  await first.halt();
  await fillCms(first.dataDir, count);
  const sitePort = await freePort();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  // The CMS needs the publisher's hook before it has an address.
  const source = { cmsUrl: '', token: first.contentToken };
  const open = (published: string): Promise<Publisher> =>
    startPublisherWithHook({
      published: join(folder, published),
      mediaFolder: join(folder, 'media'),
      site: inRoot('site', 'dist'),
      admin: inRoot('admin', 'dist'),
      source,
      settings: { SITE_URL: siteUrl, DEFAULT_LOCALE: 'ar' },
      log: QUIET,
    });
  const publisher = await open('published');
  const hooks = { REBUILD_HOOK_URL: publisher.hookUrl, RELEASES_URL: `${publisher.hookUrl}/releases` };
  const cms = await startCms({ ...hooks, SITE_URL: siteUrl, PUBLISH_DEBOUNCE_MS: '0' }, first.dataDir);
  source.cmsUrl = cms.url;
  const lists = generateLists(count);
  const editor = createApi(cms.url, await cms.signInByMail());
  await editor.send('PATCH', '/media', lists.contact);
  await publishAll(publisher);
  const site = await startSiteServer({
    ...{ host: '127.0.0.1', port: sitePort, published: join(folder, 'published'), cmsUrl: cms.url },
    onError: console.error,
  });
  const wholeRender = async (): Promise<number> => {
    // Otherwise the resident publisher draws share cards and takes a core.
    publisher.pause();
    await publisher.settled();
    const fresh = await open('fresh');
    try {
      return await publishAll(fresh);
    } finally {
      await fresh.stop();
      publisher.release();
    }
  };
  try {
    const full = await wholeRender();
    console.log(`  full render ${seconds(full)}: ${describeOutput(outputIn(join(folder, 'fresh', 'current')))}`);
    if (templates) {
      writeHugoSite(join(folder, 'hugo'), lists, templates);
      const hugo = await buildHugoSite(join(folder, 'hugo'));
      console.log(`  Hugo ${seconds(hugo)}: ${describeOutput(outputIn(join(folder, 'hugo', 'public')))}`);
      console.log(`  the full render takes ${(full / hugo).toFixed(2)} times as long as Hugo`);
      if (count >= MANY && full > HUGO_TIMES * hugo) missed.push(`the full render takes more than ${HUGO_TIMES} times as long as Hugo`);
    }
    // Two builds have written gigabytes that are not on the disk yet.
    execFileSync('sync');
    const kinds = await editsOf(editor, Math.ceil(count / 2));
    let number = FIRST_NUMBER;
    for (const [kind, make] of Object.entries(kinds) as [KindOfEdit, (typeof kinds)[KindOfEdit]][]) {
      const seen: number[] = [];
      const complete: number[] = [];
      const rounds = kind === 'contact' ? Math.min(edits, MOST_CONTACTS) : edits;
      const colleague = kind === 'alert' ? importDrafts(editor) : null;
      for (let round = 0; round < rounds; round += 1) {
        const edit = await make(number + round);
        const startedAt = performance.now();
        const { pressed, answered } = await timeEdit(siteUrl, edit);
        // An import holds the database, so an alert waits for its answer; visitors wait from then on.
        seen.push(colleague ? answered : pressed);
        await publisher.settled();
        complete.push(performance.now() - startedAt);
      }
      number += edits;
      if (colleague) console.log(`  alerts while ${await colleague.stop()} spreadsheets of 1,000 rows were imported:`);
      const [p50, p95, whole] = [quantile(seen, 0.5), quantile(seen, 0.95), quantile(complete, 0.95)];
      console.log(`  ${kind.padEnd(8)} seen p50 ${seconds(p50)}  p95 ${seconds(p95)}  complete p95 ${seconds(whole)}`);
      const p99 = quantile(seen, 0.99);
      if (colleague) console.log(`  alert    on all its pages p99 ${seconds(p99)}`);
      if ((colleague ? p99 : p95) > SEEN_MS[kind]) missed.push(`${kind}: over ${seconds(SEEN_MS[kind])}`);
      if (kind === 'contact' && whole > COMPLETE_TIMES * full)
        missed.push(`contact: complete after ${(whole / full).toFixed(1)} full renders`);
    }
    return missed;
  } finally {
    await site.stop();
    await cms.stop();
    await publisher.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
