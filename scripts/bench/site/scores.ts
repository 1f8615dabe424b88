import { isStandIn } from '@sanabel/contract/pages';
import { fetchMap, shotsOf } from '../shots/page-kinds.ts';
import { type Edge, EMPTY_PAGE } from './edge.ts';
import { CATEGORIES, type Report, reportAtLast } from './lighthouse.ts';
import { untilQuiet } from './quiet.ts';
import type { RunningSite } from './running-site.ts';

const FULL = 100;
/** The load time depends on what else this machine does: a page that falls short is judged by five, as Lighthouse itself advises. */
const RUNS = 5;

const isFull = ({ scores }: Report): boolean => CATEGORIES.every((name) => scores[name] === FULL);
const median = (reports: Report[]): Report | undefined =>
  reports.toSorted((one, other) => one.scores.performance - other.scores.performance)[Math.floor(reports.length / 2)];

/** Lighthouse on one page, told in a line; gives what is below 100, or null. A page that falls short is judged by the median of five. */
export const scorePage = async (edge: Edge, name: string, path: string): Promise<string | null> => {
  const measure = async () => {
    await untilQuiet();
    return reportAtLast(edge.url + path, isStandIn(path));
  };
  await edge.warm(path);
  const reports = [await measure()];
  if (!reports.every(isFull)) while (reports.length < RUNS) reports.push(await measure());
  const judged = median(reports);
  if (!judged) return `${name}: no report`;
  const line = CATEGORIES.map((category) => judged.scores[category]).join(' / ');
  console.log(`${name.padEnd(24)} ${line}${reports.length > 1 ? `  (median of ${reports.length})` : ''}`);
  return isFull(judged) ? null : `${name}: ${line}, for ${judged.lost.join(', ')}`;
};

export const printCategories = (): void => console.log(`Lighthouse, phone: ${CATEGORIES.join(' / ')}`);

/** Lighthouse on every kind of page in both languages; gives what is below 100. */
export const scorePages = async ({ siteUrl, defaultLocale }: RunningSite, edge: Edge): Promise<string[]> => {
  const sitemap = await fetchMap(siteUrl);
  if (sitemap === null) throw new Error(`The map of ${siteUrl} did not come.`);
  const faults: (string | null)[] = [];
  printCategories();
  // Beside it a reader sees what a page loses by itself: on a slow or busy machine even this one falls short.
  await scorePage(edge, 'an empty page', EMPTY_PAGE);
  for (const { name, path } of shotsOf(sitemap, defaultLocale)) faults.push(await scorePage(edge, name, path));
  return faults.filter((fault) => fault !== null);
};
