import { loadavg } from 'node:os';
import { fetchMap } from '../../pictures/shots/page-kinds.ts';
import { openBrowser } from '../../testing/browser.ts';
import { median, spreadOf } from '../statistics.ts';
import { startBaseline } from './baseline.ts';
import { startEdge } from './edge.ts';
import { largestPaint, type Paint } from './largest-paint.ts';
import { untilQuiet } from './quiet.ts';
import type { RunningSite } from './running-site.ts';

const ROUNDS = 11;
const LIMIT = 0.4;
/** The result is unreliable when the control spreads more. */
const MOST_SPREAD = 0.25;

const timesOf = (paints: readonly Paint[]): number[] => paints.map(({ ms }) => ms);

/** Loads a crop page and the same as a single-page app alternately, cold, on slow 4G. Returns the faults. */
export const compareWithApp = async ({ siteUrl }: RunningSite): Promise<string[]> => {
  const [path] = /\/services\/crop\/[\w-]+/.exec((await fetchMap(siteUrl)) ?? '') ?? [];
  if (!path) throw new Error(`The map of ${siteUrl} names no crop.`);
  const baseline = await startBaseline(siteUrl, await fetch(siteUrl + path).then((answer) => answer.text()));
  const edge = await startEdge(baseline.url, siteUrl);
  const browser = await openBrowser();
  const appPath = `/spa?id=${path.split('/').at(-1)}`;
  const site: Paint[] = [];
  const app: Paint[] = [];
  await untilQuiet();
  // The first round fills the edge.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await largestPaint(browser, edge.url + path);
    const theirs = await largestPaint(browser, edge.url + appPath);
    if (round > 0) site.push(ours);
    if (round > 0) app.push(theirs);
  }
  await browser.close();
  await edge.stop();
  await baseline.stop();

  const ratio = median(timesOf(site)) / median(timesOf(app));
  const show = (paints: readonly Paint[]) =>
    `${Math.round(median(timesOf(paints)))} ms (${paints[0]?.what}, ${paints[0]?.area} px², spread ${Math.round(spreadOf(timesOf(paints)) * 100)}%)`;
  console.log(`Largest paint of a crop page, median of ${ROUNDS}: site ${show(site)}, single-page app ${show(app)}`);
  console.log(
    `That is ${Math.round(ratio * 100)}% of the app’s, at most ${LIMIT * 100}% wanted; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  if (spreadOf(timesOf(app)) > MOST_SPREAD) console.log('The control spread by more than 25%: measure again on a quiet machine.');
  return ratio > LIMIT ? [`the largest paint takes ${Math.round(ratio * 100)}% of the app’s`] : [];
};
