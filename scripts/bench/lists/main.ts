import { parseArgs } from 'node:util';
import { openBrowser } from '../../testing/browser.ts';
import { type Edge, startEdge } from '../site/edge.ts';
import { budgetOf, excesses } from '../size/budget.ts';
import { openSite } from '../size/measure.ts';
import { filterOn } from './filtering.ts';
import { type LongList, openLongList } from './long-list.ts';
import { searchOn } from './searching.ts';

const CROPS = 5000;
const MOST_MS = 50;
/** Web Vitals calls an answer to a key good up to this. */
const MOST_SEARCH_MS = 200;
/** A busy machine makes a task long: a step that fails is judged by the median of several runs. */
const ROUNDS = 5;

/** Compares every list page with its budget, as `npm run size` does, and prints the largest. */
const weigh = async ({ root, pages }: LongList): Promise<string[]> => {
  const { costOf } = openSite(root);
  const costs = new Map(await Promise.all(pages.map(async (page) => [page, await costOf(`${page.slice(1)}.html`)] as const)));
  const dearest = [...costs].toSorted(([, one], [, other]) => other.text - one.text).slice(0, 4);
  console.log(`The dearest of ${pages.length} pages, in bytes of brotli:`);
  console.table(Object.fromEntries(dearest.map(([page, { text, scripts, requests }]) => [page, { text, scripts, requests }])));
  return [...costs].flatMap(([page, cost]) => excesses(cost, budgetOf('services/crops')).map((fault) => `${page}: ${fault}`));
};

const filter = async (url: string, paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  const browser = await openBrowser();
  for (const path of paths) {
    const rounds = [await filterOn(browser, url + path)];
    while (rounds.length < ROUNDS && rounds.some((steps) => steps.some(({ longestMs }) => longestMs > MOST_MS)))
      rounds.push(await filterOn(browser, url + path));
    const judged = (rounds[0] ?? []).map(({ step, shown }, place) => {
      const longest = rounds.map((steps) => steps[place]?.longestMs ?? 0).toSorted((one, other) => one - other);
      return { step, shown, longestMs: longest[Math.floor(longest.length / 2)] ?? 0, rounds: longest.join(' ') };
    });
    console.log(
      `Filtering ${path}, processor four times slower; longest task in ms${rounds.length > 1 ? `, median of ${rounds.length}` : ''}:`,
    );
    console.table(judged);
    faults.push(
      ...judged.filter(({ longestMs }) => longestMs > MOST_MS).map(({ step, longestMs }) => `${path}, ${step}: a task of ${longestMs} ms`),
    );
  }
  await browser.close();
  return faults;
};

const search = async (url: string): Promise<string[]> => {
  const browser = await openBrowser();
  const times = {
    '/search': await searchOn(browser, `${url}/search`, 'ar'),
    '/en/search': await searchOn(browser, `${url}/en/search`, 'en'),
  };
  await browser.close();
  console.log(`Searching ${CROPS} crops, slow 4G, processor four times slower; p95 in ms from a key to its results:`);
  console.table(times);
  return Object.entries(times).flatMap(([path, { later }]) => (later > MOST_SEARCH_MS ? [`${path}: results after ${later} ms`] : []));
};

/** Runs Lighthouse on the first, a middle and the last page of each list. Imported on demand: its packages are installed separately. */
const score = async (edge: Edge, lists: readonly string[]): Promise<string[]> => {
  const { openScorer } = await import('../site/scores.ts');
  const scorer = await openScorer(edge);
  const faults: string[] = [];
  for (const path of lists.flatMap((first) => [first, `${first}/104`, `${first}/1`])) {
    const fault = await scorer.score(path, path);
    if (fault) faults.push(fault);
  }
  return faults;
};

const { values } = parseArgs({ options: { 'without-lighthouse': { type: 'boolean', default: false } } });

/**
 * `npm run bench -- lists [--without-lighthouse]`: a list of 5,000 crops. Fails where a page is over budget,
 * a Lighthouse score is below 100, a task takes over 50 ms while a visitor filters on a phone, or results of a search come later than 200 ms.
 */
const main = async (): Promise<void> => {
  console.log(`Rendering the lists of ${CROPS} crops …`);
  const list = await openLongList(CROPS);
  const edge = await startEdge(list.url);
  const faults: string[] = [];
  try {
    const lists = ['/services/crops', '/en/services/crops'];
    faults.push(...(await filter(edge.url, lists)), ...(await search(edge.url)));
    if (!values['without-lighthouse']) faults.push(...(await score(edge, lists)));
    faults.push(...(await weigh(list)));
  } finally {
    await edge.stop();
    await list.stop();
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

await main();
