import { gzipSync } from 'node:zlib';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import { renderIn, replaceSiteData } from '../../../site/src/content/site-data.ts';
import { searchFile, searchPaths } from '../../../site/src/sections/search/files.ts';
import { explainsItself } from '../../../site/src/sections/search/highlighted.ts';
import { openIndex } from '../../../site/src/sections/search/index-reader.ts';
import type { Shown, ShownText } from '../../../site/src/sections/search/model.ts';
import { shownOf } from '../../../site/src/sections/search/shown.ts';
import { manyItems, TYPED } from './content.ts';

/**
 * `npm run bench:search`: the bytes of the search for 1,000 and 10,000 items, the bytes that one search fetches, and the time of its first and
 * later results compared with a plain scan of the same texts.
 */
const SIZES = [1000, 10_000];
const MOST_BYTES = { index: 60_000, oneSearch: 110_000 };
const ROUNDS = 15;
const SHOWN = 6;

const bytesOf = (text: string): number => gzipSync(text, { level: 9 }).length;
const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const timed = async (act: () => unknown): Promise<number> => {
  const from = performance.now();
  await act();
  return performance.now() - from;
};

const filesIn = async (locale: Locale): Promise<Map<string, string>> =>
  (
    await renderIn(async () => {
      const addresses = searchPaths().filter((path) => path.startsWith(`/search-${locale}-`));
      return new Map(
        addresses.map((address) => [
          address,
          JSON.stringify(searchFile(locale, address.slice(`/search-${locale}-`.length, -'.json'.length))),
        ]),
      );
    })
  ).result;

/** Returns the bytes that a first search for these words fetches, results included. */
const fetchedFor = async (typed: string, locale: Locale, files: ReadonlyMap<string, string>): Promise<number> => {
  const fetched = new Set<string>();
  const index = openIndex(locale, async (address) => {
    fetched.add(address);
    return JSON.parse(files.get(address) ?? '');
  });
  const searched = await index.search(typed);
  const { terms } = searched;
  for (const one of shownOf(searched, (await index.start()).groups, SHOWN).flatMap(({ found: some }) => some)) {
    const shown = await index.shownOf(one);
    if (shown && !explainsItself(shown, terms)) await index.textOf(one);
  }
  return [...fetched].reduce((sum, address) => sum + bytesOf(files.get(address) ?? ''), 0);
};

const measure = async (count: number, locale: Locale) => {
  const files = await filesIn(locale);
  const sum = (pattern: RegExp): number => [...files].reduce((total, [name, text]) => total + (pattern.test(name) ? bytesOf(text) : 0), 0);
  const read = <T>(pattern: RegExp): T[] => [...files].flatMap(([name, text]) => (pattern.test(name) ? (JSON.parse(text) as T[]) : []));
  const texts = new Map(read<ShownText>(/-texts-/).map(({ at, text }) => [at, text]));
  const folded = read<Shown>(/-found-/).map(({ at, title, line }) => foldForSearch(`${title} ${line} ${texts.get(at)}`));
  const index = openIndex(locale, async (address) => JSON.parse(files.get(address) ?? ''));
  const bytes = await Promise.all(TYPED[locale].map((typed) => fetchedFor(typed, locale, files)));
  const [ours, cold, plain]: [number[], number[], number[]] = [[], [], []];
  for (const typed of TYPED[locale]) {
    const fresh = openIndex(locale, async (address) => JSON.parse(files.get(address) ?? ''));
    cold.push(await timed(() => fresh.search(typed)));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const typed of TYPED[locale]) {
      const took = await timed(() => index.search(typed));
      if (round > 0) ours.push(took);
      plain.push(await timed(() => folded.filter((text) => text.includes(foldForSearch(typed)))));
    }
  }
  const whole = sum(/-(?:start|items|names|words-\d+)\.json$/);
  const faults = [
    ...(count === SIZES[0] && whole > MOST_BYTES.index ? [`the index is ${whole} of ${MOST_BYTES.index} bytes`] : []),
    ...(Math.max(...bytes) > MOST_BYTES.oneSearch ? [`one search fetches ${Math.max(...bytes)} of ${MOST_BYTES.oneSearch} bytes`] : []),
  ].map((fault) => `${locale}, ${count} items: ${fault}`);
  const row = {
    items: count,
    locale,
    files: files.size,
    index: whole,
    'one search fetches, median': median(bytes),
    'at most': Math.max(...bytes),
    'search, ms': median(ours).toFixed(2),
    'first search, ms': median(cold).toFixed(2),
    'plain scan, ms': median(plain).toFixed(2),
    ratio: (median(ours) / median(plain)).toFixed(2),
    'first, ratio': (median(cold) / median(plain)).toFixed(2),
  };
  return { row, faults };
};

const rows: object[] = [];
const faults: string[] = [];
for (const count of SIZES) {
  replaceSiteData({ content: manyItems(count), year: 2026, busyImages: new Set() });
  for (const locale of LOCALES) {
    const { row, faults: found } = await measure(count, locale);
    rows.push(row);
    faults.push(...found);
  }
}
console.table(rows);
for (const fault of faults) console.error(`over budget: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
