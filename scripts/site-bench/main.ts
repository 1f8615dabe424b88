import { type Club, withClub } from './club.ts';
import { duel } from './duel.ts';
import { startEdge } from './edge.ts';
import { scorePages } from './scores.ts';

/**
 * `npm run bench:site`: a crop page beside the same as a single-page app, and Lighthouse on every kind of page in both languages. Fails
 * where the largest paint takes more than 40% of the app's, or a score is below 100.
 */
const measure = async (club: Club): Promise<void> => {
  const faults = await duel(club);
  const edge = await startEdge(club.siteUrl);
  faults.push(...(await scorePages(club, edge)));
  await edge.stop();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

await withClub(measure);
