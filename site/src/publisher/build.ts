import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeCloudflareFiles } from '../cloudflare/files.ts';
import { readEnvironment } from '../environment.ts';
import { startPublisher } from './publisher.ts';
import { linkFolder } from './site-version.ts';

/** The end of `npm run build --workspace @sanabel/site`, as a CDN runs it: renders the whole site once, with the panel, into OUT_DIR. */
const { CMS_URL, CONTENT_TOKEN, SITE_URL, DEFAULT_LOCALE, API_URL, S3_PUBLIC_URL, OUT_DIR, CACHE_DIR, CF_PAGES } = readEnvironment();
const publisher = startPublisher({
  published: join(CACHE_DIR, 'published'),
  mediaFolder: join(CACHE_DIR, 'media'),
  site: resolve('dist'),
  admin: resolve('..', 'admin', 'dist'),
  source: { cmsUrl: CMS_URL, token: CONTENT_TOKEN },
  settings: { SITE_URL, DEFAULT_LOCALE, API_URL, S3_PUBLIC_URL },
  // A CDN serves each build separately.
  mediaGraceMs: 0,
  log: { info: console.log, error: console.error },
});
publisher.request(0);
await publisher.settled();
const missing = await publisher.drawImages();
if (missing > 0) console.error(`${missing} pictures for sharing are missing, so this build is not complete.`);
const failure = publisher.lastFailure();
await publisher.stop();
if (failure || missing > 0) process.exitCode = 1;
else {
  rmSync(OUT_DIR, { recursive: true, force: true });
  await linkFolder(join(CACHE_DIR, 'published', 'current'), OUT_DIR);
  if (CF_PAGES) await writeCloudflareFiles(OUT_DIR, CMS_URL);
}
