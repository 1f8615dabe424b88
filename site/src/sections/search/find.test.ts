import type { Locale } from '@sanabel/contract/enumerations';
import { FIXTURES } from '@sanabel/contract/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item, type Lists } from '../../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import { searchFile } from './files.ts';
import { openIndex } from './index-reader.ts';
import { positionedIn } from './positions.ts';
import { QUERIES } from './queries.ts';
import { shownOf } from './shown.ts';

/** The demo content without the numbers of generated items. */
const demo = <Name extends 'crops' | 'articles' | 'gallery'>(name: Name): Item<Name>[] =>
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

const searching = async (locale: Locale, typed: string) =>
  (
    await renderIn(async () => {
      const index = openIndex(locale, async (address) => asJson(searchFile(locale, /-\w\w-(.+)\.json$/.exec(address)?.[1] ?? '')));
      const { found } = await index.search(typed);
      const all = shownOf(found, 8).flatMap(({ found: some }) => some);
      return Promise.all(
        all.map(async (one) =>
          one.kind === 'pages' ? (await index.shownOf(one))?.path.replace(/^\/en(?=\/|$)/, '') || '/' : (titles.get(one.at) ?? ''),
        ),
      );
    })
  ).result;

beforeAll(() => {
  const siteData = SITE_DATA({ ...generateLists(0), crops: demo('crops'), articles: demo('articles'), gallery: demo('gallery') });
  replaceSiteData(siteData);
  for (const { item, position } of positionedIn(siteData)) titles.set(position, 'name' in item ? item.name : item.title);
});

const localeFor = (typed: string): Locale => (/[\u0600-\u06ff]/.test(typed) ? 'ar' : 'en');
const isFound = async (locale: Locale, [typed, ...wanted]: readonly [string, ...string[]]): Promise<boolean> =>
  (await searching(locale, typed)).slice(0, 3).some((title) => wanted.includes(title));

describe('of the published queries', () => {
  const all = Object.values(QUERIES).flat();

  it('there are at least 120, each typed once', () => {
    expect(new Set(all.map(([typed]) => typed)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(120);
  });

  it('95% have the right page among the first three results', async () => {
    const missed: string[] = [];
    for (const query of all)
      if (!(await isFound(localeFor(query[0]), query)))
        missed.push(`${query[0]}: ${(await searching(localeFor(query[0]), query[0])).slice(0, 4).join(' | ')}`);
    expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('a slip finds its word even in the letters by which words are sorted', async () => {
    for (const query of [
      ['bomatoes', 'Tomato'],
      ['sunflwoer', 'Sunflower'],
      ['كماطم', 'Tomato'],
    ] as const)
      expect(await isFound(localeFor(query[0]), query), query[0]).toBe(true);
  });

  it('names in the other language find their page too', async () => {
    for (const query of [
      ['wheat', 'Wheat'],
      ['Tomatoes', 'Tomato'],
      ['corn', 'Maize'],
    ] as const)
      expect(await isFound('ar', query), query[0]).toBe(true);
    for (const query of [
      ['القمح', 'Wheat'],
      ['قوطة', 'Tomato'],
    ] as const)
      expect(await isFound('en', query), query[0]).toBe(true);
  });
});
