import { compareWithApp } from './comparison.ts';
import { startEdge } from './edge.ts';
import { type RunningSite, withSite } from './running-site.ts';
import { scorePages } from './scores.ts';

/**
 * `npm run bench -- site`: Lighthouse on every kind of page in both languages, and a crop page beside the same as a single-page app. Fails
 * where a score is below 100, or the largest paint takes more than 40% of the app's.
 */
const measure = async (site: RunningSite): Promise<void> => {
  const edge = await startEdge(site.siteUrl);
  const faults = await scorePages(site, edge);
  await edge.stop();
  // Last: it goes by the clock, and a stack that has just begun is still busy with itself.
  faults.push(...(await compareWithApp(site)));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

await withSite(measure);
