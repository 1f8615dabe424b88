import '../environment/dot-env.ts';
import { release } from '@sanabel/contract/publisher';
import { readEnvironment } from '../environment/environment.ts';
import { ExpectedError } from '../process/log.ts';
import { callPublisher, readPublisher } from '../process/publisher.ts';

/** `npm run rollback [-- NUMBER]` lists the kept releases of the site, or goes back to one of them. */
try {
  const { DATA_DIR, REBUILD_HOOK_URL } = readEnvironment(process.env);
  if (REBUILD_HOOK_URL) throw new ExpectedError('Visitors read the pages of a CDN: go back there, in its list of deploys.');
  const [wanted] = process.argv.slice(2);
  if (wanted === undefined) {
    const { releases, current } = await readPublisher(DATA_DIR);
    for (const { number, revision, publishedAt } of releases.toReversed())
      console.log(`${number}  ${publishedAt}  revision ${revision}${number === current ? '  (visitors see it)' : ''}`);
    console.log('\nTo go back: npm run rollback -- NUMBER');
  } else {
    const { number, publishedAt } = release.parse(await callPublisher(DATA_DIR, { release: Number(wanted) }));
    console.log(`The site is that of release ${number} (${publishedAt}). Nothing is published until somebody presses "publish now".`);
  }
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
