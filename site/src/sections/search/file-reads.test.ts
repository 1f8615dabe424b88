import type { Content } from '@sanabel/contract/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, digestOf, generateItem, generateLists, type Item } from '../../../../scripts/testing/content/generated.ts';
import { renderIn, replaceWorld } from '../../content/world.ts';
import { searchFile, searchPaths } from './files.ts';

/** Two parts of the index and 128 files of records, in each language. */
const MANY = 1000;
const withOwnId = (number: number): Item<'crops'> => ({
  ...generateItem('crops', number),
  id: `${digestOf(number)}${digestOf([number]).slice(0, 8)}`,
});
const CROPS = Array.from({ length: MANY }, (_, at) => withOwnId(MANY - at));
const BASE: Content = contentOf({ ...generateLists(0), gallery: [], crops: CROPS }, 1, { webp: 1, avif: 1 });
const worldWith = (crops: Item<'crops'>[]) => ({ content: { ...BASE, crops }, year: 2026, lively: new Set<never>() });

const fileAt = (path: string) => {
  const [, locale = '', name = ''] = /^\/search-(ar|en)-(.+)\.json$/.exec(path) ?? [];
  return JSON.stringify(searchFile(locale as 'ar', name));
};

let before: Map<string, { text: string; reads: ReadonlySet<string> }>;
const render = async () => {
  const { result: paths } = await renderIn(async () => searchPaths());
  const files = new Map<string, { text: string; reads: ReadonlySet<string> }>();
  for (const path of paths) {
    const { result, reads } = await renderIn(async () => fileAt(path));
    files.set(path, { text: result, reads });
  }
  return files;
};
/** The files of the Arabic search that are made again when the crops become these, by their kind. */
const madeAgain = (crops: Item<'crops'>[]): Record<string, number> => {
  const changed = new Set(replaceWorld(worldWith(crops)));
  const stale = [...before].filter(([path, { reads }]) => path.startsWith('/search-ar') && [...reads].some((name) => changed.has(name)));
  return Object.fromEntries(
    [...Map.groupBy(stale, ([path]) => path.split('-')[2]?.replace('.json', '') ?? '')].map(([kind, files]) => [kind, files.length]),
  );
};

beforeEach(async () => {
  replaceWorld(worldWith(CROPS));
  before = await render();
});

describe('of the files of the search', () => {
  it('an edit makes one part again, its words, and one file of what is shown', () => {
    const edited = CROPS.map((crop, at) => (at === 500 ? { ...crop, arabicDescription: 'كلمة جديدة' } : crop));
    expect(madeAgain(edited)).toEqual({ part: 1, body: 8, found: 1 });
  });

  it('one more item, or one less, makes no more of them again, wherever it stands in the list', () => {
    const [, ...others] = CROPS;
    expect(madeAgain(others.toSpliced(700, 1))).toMatchObject({ body: expect.any(Number) });
    replaceWorld(worldWith(CROPS));
    expect(madeAgain(CROPS.toSpliced(500, 1))).toEqual({ part: 1, body: 8, found: 1 });
    replaceWorld(worldWith(CROPS));
    expect(madeAgain([withOwnId(MANY + 1), ...CROPS])).toMatchObject({ part: 1, body: 8, found: 1 });
  });

  it('another order makes none again but what the season offers', () => {
    expect(madeAgain(CROPS.toReversed())).toEqual({ start: 1 });
  });

  it('all are made again as the content doubles, and have the bytes of a first render', async () => {
    // Items of their own, of which nothing is known yet.
    const own = CROPS.map((crop) => ({ ...crop }));
    replaceWorld(worldWith(own.slice(0, 300)));
    await render();
    replaceWorld(worldWith(own));
    for (const [path, { text }] of await render()) expect(text, path).toBe(before.get(path)?.text);
  });

  it('those that are not made again have the same bytes', async () => {
    const edited = CROPS.map((crop, at) => (at === 500 ? { ...crop, arabicDescription: 'كلمة جديدة' } : crop));
    const changed = new Set(replaceWorld(worldWith(edited)));
    const after = await render();
    for (const [path, { text, reads }] of before) {
      if (![...reads].some((name) => changed.has(name))) expect(after.get(path)?.text, path).toBe(text);
    }
  });
});
