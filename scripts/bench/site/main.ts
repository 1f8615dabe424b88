import { compareWithApp } from './comparison.ts';
import { startEdge } from './edge.ts';
import { type RunningSite, withSite } from './running-site.ts';
import { scorePages } from './scores.ts';

/**
 * `npm run bench -- site`: Lighthouse on every kind of page in both languages, and a crop page compared with a single-page app. Fails where a
 * score is below 100, or the largest paint takes more than 40% of the app's.
 */
const measure = async (site: RunningSite): Promise<void> => {
  const edge = await startEdge(site.siteUrl);
  const faults = await scorePages(site, edge);
  await edge.stop();
  // Last, because it measures time and a new stack is still busy.
  faults.push(...(await compareWithApp(site)));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

await withSite(measure);
