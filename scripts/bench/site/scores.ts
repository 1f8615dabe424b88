import { isPlaceholderPage } from '@sanabel/contract/pages';
import { fetchMap, shotsOf } from '../../pictures/shots/page-kinds.ts';
import { median } from '../statistics.ts';
import { type Edge, EMPTY_PAGE } from './edge.ts';
import { CATEGORIES, type Report, reportAtLast, slowdownFor, USUAL_SLOWDOWN } from './lighthouse.ts';
import { untilQuiet } from './quiet.ts';
import type { RunningSite } from './running-site.ts';

const FULL = 100;
/** Load times vary with the machine: a page that fails is judged by the median of five, as Lighthouse advises. */
const RUNS = 5;

const isFull = ({ scores }: Report): boolean => CATEGORIES.every((name) => scores[name] === FULL);
const middle = (reports: Report[]): Report | undefined =>
  reports.toSorted((one, other) => one.scores.performance - other.scores.performance)[Math.floor(reports.length / 2)];

export interface Scorer {
  score(name: string, path: string): Promise<string | null>;
}

/**
 * Measures the machine, then returns the scorer of pages. An empty page comes first: where it falls short, the machine is too slow or too
 * busy to judge performance.
 */
export const openScorer = async (edge: Edge): Promise<Scorer> => {
  const measure = async (path: string, slowdown: number) => {
    await untilQuiet();
    return reportAtLast(edge.url + path, isPlaceholderPage(path), slowdown);
  };
  const empty: Report[] = [];
  while (empty.length < RUNS) empty.push(await measure(EMPTY_PAGE, USUAL_SLOWDOWN));
  const index = median(empty.map(({ benchmarkIndex }) => benchmarkIndex));
  const slowdown = slowdownFor(index);
  const score: Scorer['score'] = async (name, path) => {
    await edge.warm(path);
    const reports = [await measure(path, slowdown)];
    if (!reports.every(isFull)) while (reports.length < RUNS) reports.push(await measure(path, slowdown));
    const judged = middle(reports);
    if (!judged) return `${name}: no report`;
    const line = CATEGORIES.map((category) => judged.scores[category]).join(' / ');
    console.log(`${name.padEnd(24)} ${line}${reports.length > 1 ? `  (median of ${reports.length})` : ''}`);
    return isFull(judged) ? null : `${name}: ${line}, for ${judged.lost.join(', ')}`;
  };
  console.log(
    `This machine has a benchmark index of ${Math.round(index)}: a phone of middle price is ${slowdown.toFixed(1)} times slower.\n` +
      `Lighthouse, phone: ${CATEGORIES.join(' / ')}`,
  );
  await score('an empty page', EMPTY_PAGE);
  return { score };
};

/** Runs Lighthouse on every kind of page in both languages and returns what is below 100. */
export const scorePages = async ({ siteUrl, defaultLocale }: RunningSite, edge: Edge): Promise<string[]> => {
  const sitemap = await fetchMap(siteUrl);
  if (sitemap === null) throw new Error(`The map of ${siteUrl} did not come.`);
  const { score } = await openScorer(edge);
  const faults: (string | null)[] = [];
  for (const { name, path } of shotsOf(sitemap, defaultLocale)) faults.push(await score(name, path));
  return faults.filter((fault) => fault !== null);
};
