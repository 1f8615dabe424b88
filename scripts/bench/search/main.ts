import { gzipSync } from 'node:zlib';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import { renderIn, replaceWorld } from '../../../site/src/content/world.ts';
import { searchFile, searchPaths } from '../../../site/src/sections/search/files.ts';
import { addBody, bodyFilesOf, find, open, termsOf } from '../../../site/src/sections/search/find.ts';
import type { IndexPart, Shown, Start } from '../../../site/src/sections/search/model.ts';
import type { Packed } from '../../../site/src/sections/search/packed.ts';
import { manyItems } from './content.ts';

/**
 * `npm run bench:search`: the bytes of the search's index for 1,000 and 10,000 items, and how long its first result takes beside a plain
 * search for the same letters in the same texts, in one run.
 */
const SIZES = [1000, 10_000];
const MOST_BYTES = 60_000;
const ROUNDS = 15;
const TYPED = ['قمح', 'طماطم', 'كيف أروي بالتنقيط', 'سماد', 'صقيع', 'خشب'];

const bytesOf = (text: string): number => gzipSync(text, { level: 9 }).length;
const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const timed = (act: () => unknown): number => {
  const from = performance.now();
  act();
  return performance.now() - from;
};

const nameOf = (address: string, locale: Locale): string => address.slice(`/search-${locale}-`.length, -'.json'.length);

const measure = async (count: number) => {
  replaceWorld({ content: manyItems(count), year: 2026, lively: new Set() });
  const rows: { [name: string]: unknown }[] = [];
  const faults: string[] = [];
  for (const locale of LOCALES) {
    const files = (
      await renderIn(async () =>
        searchPaths()
          .filter((path) => path.startsWith(`/search-${locale}-`))
          .map((path) => [nameOf(path, locale), JSON.stringify(searchFile(locale, nameOf(path, locale)))] as const),
      )
    ).result;
    const sum = (pattern: RegExp): number =>
      files.filter(([name]) => pattern.test(name)).reduce((total, [, text]) => total + bytesOf(text), 0);
    const textOf = new Map(files);
    const read = <T>(name: string): T => JSON.parse(textOf.get(name) ?? '');
    const start = read<Start>('start');
    const numbers = Array.from({ length: start.parts }, (_, number) => number);
    const search = (typed: string) => {
      const terms = termsOf(typed, start.synonyms);
      return { terms, files: bodyFilesOf(terms) };
    };
    const first = numbers.map((part) => open(read<IndexPart>(`part-${part}`)));
    for (const part of numbers)
      for (let file = 0; file < 8; file += 1) addBody(first[part] as ReturnType<typeof open>, file, read<Packed>(`body-${part}-${file}`));
    const texts = files.filter(([name]) => name.startsWith('found')).flatMap(([, text]) => JSON.parse(text) as Shown[]);
    const folded = texts.map(({ title, line, text }) => foldForSearch(`${title} ${line} ${text}`));
    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const typed of TYPED) {
        ours.push(timed(() => find(first, search(typed).terms)));
        plain.push(timed(() => folded.filter((text) => text.includes(foldForSearch(typed)))));
      }
    }
    const opened = timed(() => numbers.map((part) => open(read<IndexPart>(`part-${part}`))));
    const index = sum(/^(?:start|part|body)/);
    const oneSearch = Math.max(
      ...TYPED.map((typed) =>
        search(typed).files.reduce((total, file) => total + sum(new RegExp(`^body-\\d+-${file}$`)), sum(/^(?:start|part)/)),
      ),
    );
    if (count === SIZES[0] && index > MOST_BYTES) faults.push(`${locale}: the index of ${count} items is ${index} of ${MOST_BYTES} bytes`);
    rows.push({
      items: count,
      locale,
      files: files.length,
      index,
      'of it fetched by one search, at most': oneSearch,
      'shown texts, never all fetched': sum(/^found/),
      'opened, ms': opened.toFixed(1),
      'search, ms': median(ours).toFixed(2),
      'plain scan, ms': median(plain).toFixed(2),
      ratio: (median(ours) / median(plain)).toFixed(2),
    });
  }
  return { rows, faults };
};

const faults: string[] = [];
for (const count of SIZES) {
  const { rows, faults: found } = await measure(count);
  console.table(rows);
  faults.push(...found);
}
for (const fault of faults) console.error(`over budget: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
