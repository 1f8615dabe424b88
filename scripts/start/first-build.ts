import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fingerprintOf, inputFiles } from '../build/built-from.ts';
import { SITE_INPUTS } from '../build/targets.ts';
import type { Environment } from '../environment/environment.ts';
import { ExpectedError } from '../process/log.ts';
import type { Publisher } from '../publisher/publisher.ts';

const revisionOf = z.object({ revision: z.number().int() });

const readRevision = async (cmsUrl: string, token: string): Promise<number> => {
  const answer = await fetch(`${cmsUrl}/api/v1/content`, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new ExpectedError(`The CMS does not give its content to the site's build: GET /content answered ${answer.status}.`);
  return revisionOf.parse(await answer.json()).revision;
};

/** A fingerprint of the sources and settings that the published site was made from, beside the content. */
const sourcesOf = ({ SITE_URL, DEFAULT_LOCALE }: Environment): string =>
  fingerprintOf(inputFiles(SITE_INPUTS), [SITE_URL, DEFAULT_LOCALE, process.version]);

interface FirstBuildOptions {
  environment: Environment;
  contentToken: string;
  publisher: Publisher;
}

/**
 * Sees to it that the published site is that of the content and the sources at hand, and builds only when it is not.
 * When the build fails, an older site goes on being served; without one there is nothing to start for.
 */
export const publishIfNeeded = async ({ environment, contentToken, publisher }: FirstBuildOptions): Promise<void> => {
  const notePath = join(environment.DATA_DIR, 'published', 'built-from');
  const sources = sourcesOf(environment);
  const revision = await readRevision(environment.CMS_URL, contentToken);
  const published = publisher.current();
  const note = published && existsSync(notePath) ? readFileSync(notePath, 'utf8') : null;
  if (published?.revision === revision && note === sources) return publisher.release();
  console.log('Building the site …');
  publisher.request(revision, { isForced: true });
  publisher.release();
  await publisher.settled();
  const failure = publisher.lastFailure();
  if (!failure) return writeFileSync(notePath, sources);
  if (!publisher.current()) throw new ExpectedError(`The site could not be built.\n${failure.message}`);
};
