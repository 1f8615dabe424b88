import type { Content } from '@sanabel/contract/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, digestOf, generateItem, generateLists, type Item } from '../../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import { searchFile, searchPaths } from './files.ts';

/** Eight files of words and as many as 32 of cards, in each language. */
const MANY = 490;
const withOwnId = (number: number): Item<'crops'> => ({
  ...generateItem('crops', number),
  id: `${digestOf(number)}${digestOf([number]).slice(0, 8)}`,
});
const CROPS = Array.from({ length: MANY }, (_, at) => withOwnId(MANY - at));
const BASE: Content = contentOf({ ...generateLists(0), gallery: [], answers: [], crops: CROPS }, 1, { webp: 1, avif: 1 });
const siteDataWith = (crops: Item<'crops'>[]) => ({ content: { ...BASE, crops }, year: 2026, busyImages: new Set<never>() });

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
/** The files of the Arabic search to render again for these crops, by kind. */
const madeAgain = (crops: Item<'crops'>[]): Record<string, number> => {
  const changed = new Set(replaceSiteData(siteDataWith(crops)).changed);
  const stale = [...before].filter(([path, { reads }]) => path.startsWith('/search-ar') && [...reads].some((name) => changed.has(name)));
  return Object.fromEntries(
    [...Map.groupBy(stale, ([path]) => path.split('-')[2]?.replace('.json', '') ?? '')].map(([kind, files]) => [kind, files.length]),
  );
};

beforeEach(async () => {
  replaceSiteData(siteDataWith(CROPS));
  before = await render();
});

const isEdited = (edit: Partial<Item<'crops'>>) => CROPS.map((crop, at) => (at === 200 ? { ...crop, ...edit } : crop));

describe('of the files of the search', () => {
  it('an edit makes again those that have a word that it brings or takes, and the one that shows the item', () => {
    const { arabicDescription } = CROPS[200] as Item<'crops'>;
    const one = madeAgain(isEdited({ arabicDescription: `${arabicDescription} زعفران` }));
    expect(one).toEqual({ items: 1, names: 1, words: 1, found: 1, texts: 1 });
  });

  it('an edit of what the search does not read makes no words again', () => {
    expect(madeAgain(isEdited({ growthPeriod: 7 }))).toEqual({ items: 1, found: 1, texts: 1 });
  });

  it('one more item, or one less, moves hardly any other, wherever it stands in the list', () => {
    const few = { found: 1, texts: 1 };
    expect(madeAgain(CROPS.toSpliced(100, 1))).toMatchObject(few);
    replaceSiteData(siteDataWith(CROPS));
    expect(madeAgain([withOwnId(MANY + 1), ...CROPS])).toMatchObject(few);
  });

  it('another order makes none again but what the season offers', () => {
    expect(madeAgain(CROPS.toReversed())).toEqual({ start: 1 });
  });

  it('all are made again as the content doubles, and have the bytes of a first render', async () => {
    // Fresh objects, so that no cache knows them.
    const own = CROPS.map((crop) => ({ ...crop }));
    replaceSiteData(siteDataWith(own.slice(0, 200)));
    await render();
    replaceSiteData(siteDataWith(own));
    for (const [path, { text }] of await render()) expect(text, path).toBe(before.get(path)?.text);
  });

  it('whatever changes one after another, those that are not made again have the bytes of a first render', async () => {
    const last = new Map([...before].map(([path, file]) => [path, { ...file }]));
    const steps = [
      isEdited({ arabicDescription: 'كلمة جديدة', name: 'Saffron' }),
      CROPS.toSpliced(100, 1),
      [withOwnId(MANY + 1), withOwnId(MANY + 2), ...CROPS.toSpliced(300, 2)],
      CROPS,
    ];
    for (const crops of steps) {
      const changed = new Set(replaceSiteData(siteDataWith(crops)).changed);
      const fresh = await render();
      for (const [path, { text, reads }] of fresh) {
        const known = last.get(path);
        if (known && ![...known.reads].some((name) => changed.has(name))) expect(text, path).toBe(known.text);
        last.set(path, { text, reads });
      }
    }
    for (const [path, { text }] of last) expect(text, path).toBe(before.get(path)?.text);
  });
});
