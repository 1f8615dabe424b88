import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { editsOf, timeEdit } from './edits.ts';
import { fillCms } from './fill.ts';
import { buildHugoSite, hasHugo, writeHugoSite } from './hugo.ts';

const SIZES = (process.argv[2] ?? '100,1000,10000').split(',').map(Number);
const EDITS = Number(process.argv[3] ?? 50);
/** What touches every page is measured fewer times: each is a whole render. */
const FEW = { contact: 3, order: 10 } as const;
const QUIET = { info: () => {}, trouble: (text: string) => console.log(text) };

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** One size: fills a real CMS, publishes, edits, renders everything anew, and lets Hugo build the same items. */
const measure = async (count: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-publish-'));
  const first = await startCms();
  await first.halt();
  await fillCms(first.dataDir, count);
  const sitePort = await freePort();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  // The CMS has to know the publisher's hook before it has an address itself.
  const source = { cmsUrl: '', token: first.contentToken };
  const options = (published: string) => ({
    published: join(folder, published),
    mediaFolder: join(folder, 'media'),
    site: inRoot('site', 'dist'),
    admin: inRoot('admin', 'dist'),
    source,
    settings: { SITE_URL: siteUrl, DEFAULT_LOCALE: 'ar' },
    log: QUIET,
  });
  const publisher = await startPublisherWithHook(options('published'));
  const cms = await startCms({ REBUILD_HOOK_URL: publisher.hookUrl, SITE_URL: siteUrl, PUBLISH_DEBOUNCE_MS: '0' }, first.dataDir);
  source.cmsUrl = cms.url;
  const whole = async (target: typeof publisher): Promise<number> => {
    const startedAt = performance.now();
    target.request(0, { isForced: true });
    await target.settled();
    if (target.lastFailure()) throw target.lastFailure();
    return performance.now() - startedAt;
  };
  await whole(publisher);
  const site = await startSiteServer({
    host: '127.0.0.1',
    port: sitePort,
    published: join(folder, 'published'),
    cmsUrl: cms.url,
    onError: console.error,
  });
  try {
    const editor = createApi(cms.url, await cms.signIn());
    const edits = await editsOf(editor, Math.ceil(count / 2));
    console.log(`\n${count} items in two languages`);
    let number = 20_000;
    for (const [kind, make] of Object.entries(edits)) {
      const times: number[] = [];
      const complete: number[] = [];
      for (let round = 0; round < Math.min(EDITS, kind in FEW ? FEW[kind as keyof typeof FEW] : EDITS); round += 1) {
        const edit = await make(number + round);
        const startedAt = performance.now();
        times.push(await timeEdit(siteUrl, edit));
        await publisher.settled();
        complete.push(performance.now() - startedAt);
      }
      number += EDITS;
      console.log(
        `  ${kind.padEnd(8)} seen p50 ${seconds(quantile(times, 0.5))}  p95 ${seconds(quantile(times, 0.95))}  complete p95 ${seconds(quantile(complete, 0.95))}`,
      );
    }
    const fresh = await startPublisherWithHook(options('fresh'));
    const full = await whole(fresh);
    await fresh.stop();
    console.log(`  full render ${seconds(full)}`);
    if (!hasHugo()) return console.log('  Hugo is not on this machine; nothing to compare with.');
    writeHugoSite(join(folder, 'hugo'), generateLists(count));
    const hugo = buildHugoSite(join(folder, 'hugo'));
    const pages = JSON.parse(readFileSync(join(folder, 'fresh', 'current', 'build.json'), 'utf8')).revision;
    console.log(`  Hugo ${seconds(hugo)}; full render is ${(full / hugo).toFixed(2)} times that (revision ${pages})`);
  } finally {
    await site.stop();
    await cms.stop();
    await publisher.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

for (const size of SIZES) await measure(size);
process.exit();
