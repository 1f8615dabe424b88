import type { Content } from '@sanabel/contract/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item } from '../../../../scripts/testing/content/generated.ts';
import { listPageAt, listPaths } from '../../content/list-pages.ts';
import { pageOf } from '../../content/selections.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import { mapParts, pagesInPart } from '../../seo/listed-pages.ts';
import { cropFacets } from './facets.ts';
import { finderData, namesPart, namesPaths } from './finder-data.ts';
import { listTitles, positionOf, resultText } from './list-texts.ts';

/** One item more or less adds no page and no file: the newest page has 36, the newest file of names 20. */
const MANY = 1020;
const NUMBERED = (MANY - 36) / 24;
const BASE: Content = contentOf({ ...generateLists(0), crops: cropsFrom(MANY, 1) }, 1, { webp: 1, avif: 1 });

function cropsFrom(newest: number, oldest: number): Item<'crops'>[] {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => generateItem('crops', newest - index));
}

/** Makes a list page's reads without rendering it. */
const readAsPage = (path: string) => {
  const listPage = listPageAt('crops', path.replace('/services/crops', '').slice(1));
  listTitles('ar', listPage);
  positionOf(listPage);
  resultText('ar', listPage);
  cropFacets(listPage, 'ar');
  finderData(listPage, 'ar');
  return pageOf(listPage.selection, listPage.page);
};
const readAsFile = (path: string) => {
  const [, part = ''] = /-(\d+)\.json$/.exec(path) ?? [];
  return namesPart('crops', Number(part));
};
const readAsMap = (part: string) => pagesInPart(part, listPaths);

const readersNow = async (): Promise<Map<string, ReadonlySet<string>>> => {
  const paths = await renderIn(async () =>
    [...listPaths(), ...namesPaths(), ...mapParts(listPaths())].filter((path) => /crops|^pages$/.test(path)),
  );
  const readers = new Map<string, ReadonlySet<string>>();
  for (const path of paths.result) {
    const act = path.startsWith('/services') ? readAsPage : path.startsWith('/names') ? readAsFile : readAsMap;
    readers.set(path, (await renderIn(async () => act(path))).reads);
  }
  return readers;
};

const siteDataWith = (crops: Item<'crops'>[]) => ({ content: { ...BASE, crops }, year: 2026, busyImages: new Set<never>() });

let before: Map<string, ReadonlySet<string>>;
/** Lists the pages and files to render again for these crops. */
const changedBy = (crops: Item<'crops'>[]): string[] => {
  const changed = new Set(replaceSiteData(siteDataWith(crops)).changed);
  return [...before].filter(([, reads]) => [...reads].some((name) => changed.has(name))).map(([path]) => path);
};
const isNumbered = (path: string): boolean => /^\/services.*\/\d+$/.test(path);

beforeEach(async () => {
  replaceSiteData(siteDataWith(BASE.crops));
  before = await readersNow();
});

describe('of the pages of a thousand crops', () => {
  it('there are dozens, and the first of each list has no number', () => {
    const pages = [...before.keys()].filter((path) => path.startsWith('/services'));
    expect(pages.filter((path) => !isNumbered(path))).toHaveLength(12);
    expect(pages.filter((path) => /^\/services\/crops\/\d+$/.test(path))).toHaveLength(NUMBERED);
    expect(pages).toContain('/services/crops/1');
    expect(pages).not.toContain(`/services/crops/${NUMBERED + 1}`);
  });

  it('a crop that comes in at the top changes no numbered one: its counts stand on the first pages alone', () => {
    const changed = changedBy([generateItem('crops', MANY + 1), ...BASE.crops]);
    expect(changed.filter(isNumbered)).toEqual([]);
    expect(changed).toHaveLength(12 + ['/names-crops-3.json', 'pages', 'crops-5'].length);
    expect(changed).toEqual(expect.arrayContaining(['/services/crops', '/names-crops-3.json', 'pages', 'crops-5']));
  });

  it('the crop that fills another page gives the others of its list another number, of which there is one more', () => {
    const changed = changedBy([...cropsFrom(MANY + 12, MANY + 1), ...BASE.crops]);
    expect(changed.filter((path) => /^\/services\/crops\/\d+$/.test(path))).toHaveLength(NUMBERED);
  });

  it('a new text of one crop changes the three that show it, the names and the map', () => {
    const index = MANY / 2;
    const crops = BASE.crops.with(index, { ...(BASE.crops[index] as Item<'crops'>), name: 'Emmer', updatedAt: '2026-01-01T00:00:00.000Z' });
    const changed = changedBy(crops);
    expect(changed.filter((path) => path.startsWith('/services'))).toHaveLength(3);
    expect(changed.filter((path) => path.startsWith('/names'))).toHaveLength(1);
    expect(changed).toHaveLength(6);
  });

  it('a deletion changes those that are newer, and none that is older', () => {
    const index = BASE.crops.length - 100;
    const changed = changedBy(BASE.crops.toSpliced(index, 1)).filter((path) => /^\/services\/crops\/\d+$/.test(path));
    const numbers = changed.map((path) => Number(path.split('/').at(-1))).sort((one, other) => one - other);
    expect(numbers[0]).toBe(5);
    expect(numbers).toHaveLength(NUMBERED - 4);
  });

  it('two neighbours that change places change the page that shows them', () => {
    const [one, other] = [BASE.crops[500], BASE.crops[501]] as [Item<'crops'>, Item<'crops'>];
    const changed = changedBy(
      BASE.crops.with(500, { ...other, createdAt: one.createdAt }).with(501, { ...one, createdAt: other.createdAt }),
    );
    expect(changed.filter((path) => /^\/services\/crops\/\d+$/.test(path))).toHaveLength(1);
  });

  it('a list that shrinks to one page has that one alone', async () => {
    replaceSiteData(siteDataWith(BASE.crops.slice(0, 47)));
    const { result } = await renderIn(async () => listPaths());
    expect(result).toEqual(['/services/crops', '/services/awareness', '/services/climate']);
  });

  it('a quality that no crop has any more has no list', async () => {
    replaceSiteData(siteDataWith(BASE.crops.filter(({ type }) => type !== 'Sugar Crops')));
    const { result } = await renderIn(async () => listPaths());
    expect(result.filter((path) => path.includes('sugar'))).toEqual([]);
    expect(result).toContain('/services/crops/grains');
    await renderIn(async () => {
      const [type] = cropFacets(listPageAt('crops', '3'), 'ar');
      expect(type?.options.find(({ value }) => value === 'Sugar Crops')?.address).toBeUndefined();
    });
  });
});

describe('an address of a list', () => {
  it.each(['grains/x', 'cars', '/3', '3/grains', 'constructor'])('is none with %s', (rest) => {
    expect(() => listPageAt('crops', rest)).toThrow();
  });
  it('has no quality where the list has none', () => {
    expect(() => listPageAt('awareness', 'grains')).toThrow();
    expect(listPageAt('awareness', '3')).toEqual({ selection: { list: 'awareness', by: undefined }, page: 3 });
  });
});
