import type { Locale } from '@sanabel/contract/enumerations';
import { FIXTURES } from '@sanabel/contract/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item, type Lists } from '../../../../scripts/testing/content/generated.ts';
import { EARLIER } from '../../../test/search/earlier-queries.ts';
import { HELD_OUT } from '../../../test/search/held-out.ts';
import { NOTHING, QUERIES, type Query } from '../../../test/search/queries.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import { searchFile } from './files.ts';
import { openIndex } from './index-reader.ts';
import { positionedIn } from './positions.ts';
import { type ShownGroup, shownOf } from './shown.ts';
import { searchable } from './texts.ts';

/** The demo content without the numbers of generated items. */
const demo = <Name extends 'crops' | 'articles' | 'gallery' | 'members' | 'partners' | 'answers'>(name: Name): Item<Name>[] =>
  FIXTURES[name].map((fixture, at) => {
    const item = generateItem(name, at);
    const own = Object.fromEntries(
      Object.keys(item).map((key) => [key, (fixture as unknown as { [key: string]: unknown })[key] ?? item[key as keyof typeof item]]),
    );
    return { ...item, ...own } as Item<Name>;
  });
const SITE_DATA = (lists: Lists) => ({ content: contentOf(lists, 1, { webp: 1, avif: 1 }), year: 2026, busyImages: new Set<never>() });

const titles = new Map<number, string>();
const asJson = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

const indexOf = (locale: Locale) =>
  openIndex(locale, async (address) => asJson(searchFile(locale, /-\w\w-(.+)\.json$/.exec(address)?.[1] ?? '')));

/** Returns the rows that a query shows, in order: the English title of an item, the address of a page. */
const searching = async (locale: Locale, typed: string): Promise<{ group: ShownGroup['group']; title: string }[]> =>
  (
    await renderIn(async () => {
      const index = indexOf(locale);
      const all = shownOf(await index.search(typed), (await index.start()).groups, 8).flatMap(({ group, found }) =>
        found.map((one) => ({ group, one })),
      );
      return Promise.all(
        all.map(async ({ group, one }) => ({
          group,
          title: one.kind === 'pages' ? (await index.shownOf(one))?.path.replace(/^\/en(?=\/|$)/, '') || '/' : (titles.get(one.at) ?? ''),
        })),
      );
    })
  ).result;

beforeAll(() => {
  const siteData = SITE_DATA({
    ...generateLists(0),
    ...{ crops: demo('crops'), articles: demo('articles'), gallery: demo('gallery') },
    ...{ members: demo('members'), partners: demo('partners'), answers: demo('answers') },
  });
  replaceSiteData(siteData);
  for (const { item, list, position } of positionedIn(siteData)) titles.set(position, searchable(item, list, 'en').title.text);
});

const localeFor = (typed: string): Locale => (/[\u0600-\u06ff]/.test(typed) ? 'ar' : 'en');

interface Judged {
  typed: string;
  isFound: boolean;
  isMeant: boolean;
  first: string;
}
const judge = async ([typed, ...wanted]: Query, locale = localeFor(typed)): Promise<Judged> => {
  const shown = await searching(locale, typed);
  const right = shown.slice(0, 3).find(({ title }) => wanted.includes(title));
  return {
    typed,
    isFound: right !== undefined,
    isMeant: right?.group === 'meant',
    first: shown
      .slice(0, 4)
      .map(({ title }) => title)
      .join(' | '),
  };
};

const measure = async (queries: Readonly<Record<string, readonly Query[]>>, name: string): Promise<number> => {
  const rows: Record<string, object> = {};
  const missed: string[] = [];
  let [total, right] = [0, 0];
  for (const [group, own] of Object.entries(queries)) {
    const judged: Judged[] = [];
    for (const query of own) judged.push(await judge(query));
    const found = judged.filter(({ isFound }) => isFound);
    rows[group] = { queries: own.length, found: found.length, 'as "did you mean"': found.filter(({ isMeant }) => isMeant).length };
    missed.push(...judged.filter(({ isFound }) => !isFound).map(({ typed, first }) => `${typed}: ${first}`));
    total += own.length;
    right += found.length;
  }
  console.table(rows);
  console.log(`${name}: ${right} of ${total} (${((100 * right) / total).toFixed(1)}%)\n${missed.join('\n')}`);
  return right / total;
};

describe('of the published queries', () => {
  const all = Object.values(QUERIES).flat();

  it('there are at least 200, each typed once', () => {
    expect(new Set(all.map(([typed]) => typed)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(200);
  });

  it('97% have the right page among the first three results', async () => {
    expect(await measure(QUERIES, 'Published queries')).toBeGreaterThanOrEqual(0.97);
  });

  it('95% of those of earlier measurements have, too', async () => {
    expect(await measure(EARLIER, 'Earlier queries')).toBeGreaterThanOrEqual(0.95);
  });

  it('a slip finds its word even in the letters by which words are sorted', async () => {
    for (const query of [
      ['bomatoes', 'Tomato'],
      ['sunflwoer', 'Sunflower'],
      ['كماطم', 'Tomato'],
    ] as const)
      expect(await judge(query), query[0]).toMatchObject({ isFound: true, isMeant: true });
  });

  it('names in the other language find their page too', async () => {
    for (const [locale, ...query] of [
      ['ar', 'wheat', 'Wheat'],
      ['ar', 'Tomatoes', 'Tomato'],
      ['ar', 'corn', 'Maize'],
      ['ar', '2am7', 'Wheat'],
      ['en', 'القمح', 'Wheat'],
      ['en', 'قوطة', 'Tomato'],
    ] as const)
      expect(await judge(query, locale), query[0]).toMatchObject({ isFound: true, isMeant: false });
  });
});

describe('of the queries that no tuning had seen', () => {
  const all = Object.values(HELD_OUT).flat();

  it('none is among the published ones', () => {
    const published = new Set([...Object.values(QUERIES), ...Object.values(EARLIER)].flat().map(([typed]) => typed));
    expect(all.filter(([typed]) => published.has(typed))).toEqual([]);
  });

  it('90% have the right page among the first three results', async () => {
    expect(await measure(HELD_OUT, 'Held-out queries')).toBeGreaterThanOrEqual(0.9);
  });
});

describe('for words that the site knows nothing about', () => {
  it.each(NOTHING)('%s: nothing is shown, not even a similar word', async (typed) => {
    for (const locale of ['ar', 'en'] as const) expect(await searching(locale, typed), locale).toEqual([]);
  });

  it('random letters: something is shown for 6% at most', async () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const shown: string[] = [];
    for (const letters of ['ابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'abcdefghijklmnopqrstuvwxyz'])
      for (let count = 0; count < 100; count += 1) {
        const typed = Array.from({ length: 4 + random(5) }, () => letters[random(letters.length)]).join('');
        if ((await searching(localeFor(typed), typed)).length > 0) shown.push(typed);
      }
    expect(shown.length, shown.join(' ')).toBeLessThanOrEqual(12);
  });
});
