import '../environment/dot-env.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publisherState, release } from '@sanabel/contract/publisher';
import { readEnvironment } from '../environment/environment.ts';
import { ExpectedError } from '../process/log.ts';

/** `npm run rollback [-- NUMBER]`: lists the releases of the site that are kept, or goes back to one of them. */
const call = async (hookUrl: string, body: object): Promise<unknown> => {
  const answer = await fetch(`${hookUrl}/releases`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new ExpectedError(await answer.text());
  return answer.json();
};

try {
  const file = join(readEnvironment(process.env).DATA_DIR, 'published', 'hook');
  if (!existsSync(file)) throw new ExpectedError('Nothing is running on this data folder: start it first, with npm start.');
  const hookUrl = readFileSync(file, 'utf8');
  const [wanted] = process.argv.slice(2);
  if (wanted === undefined) {
    const { releases, current } = publisherState.parse(await call(hookUrl, {}));
    for (const { number, revision, publishedAt } of releases.toReversed())
      console.log(`${number}  ${publishedAt}  revision ${revision}${number === current ? '  (visitors see it)' : ''}`);
    console.log('\nTo go back: npm run rollback -- NUMBER');
  } else {
    const { number, publishedAt } = release.parse(await call(hookUrl, { release: Number(wanted) }));
    console.log(`The site is that of release ${number} (${publishedAt}). Nothing is published until somebody presses "publish now".`);
  }
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
