import { SEASONS } from '@sanabel/contract/enumerations';
import { describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item } from '../../../../scripts/testing/content/generated.ts';
import { bookletPath, bookletPaths, seasonAt } from '../../content/list-pages.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import { bookletCrops, bookletRows, isFull } from './booklets.ts';

type Crop = Item<'crops'>;
const cropWith = (number: number, season: Crop['season'], growingGuide = ''): Crop => ({
  ...generateItem('crops', number),
  season,
  sheet: growingGuide,
});
const WINTER = JSON.stringify({ regions: { delta: { sowing: { from: 21, to: 21 }, harvest: { from: 7, to: 9 } } } });
const withSiteData = async <Result>(crops: Crop[], ask: () => Result): Promise<Result> => {
  const content = contentOf({ ...generateLists(1), crops }, 1, { webp: 1, avif: 1 });
  replaceSiteData({ content, year: 2026, busyImages: new Set<never>() });
  return (await renderIn(async () => ask())).result;
};

describe('the booklets', () => {
  it('have an address for each season, and are there for those with a crop', async () => {
    for (const season of SEASONS) expect(seasonAt(bookletPath(season).split('/').at(-1))).toBe(season);
    expect(() => seasonAt('spring')).toThrow('spring');
    const crops = [cropWith(1, 'Winter'), cropWith(2, 'Year-round')];
    expect(await withSiteData(crops, bookletPaths)).toEqual(['/this-month/booklet/winter', '/this-month/booklet/year-round']);
  });

  it('have the first 24 crops of their season alone', async () => {
    const crops = Array.from({ length: 60 }, (_, index) => cropWith(index, index % 2 ? 'Winter' : 'Summer'));
    const [found, full, none] = await withSiteData(crops, () => [bookletCrops('Winter'), isFull('Winter'), isFull('Nile')] as const);
    expect(found.map(({ id }) => id)).toEqual(
      crops
        .filter(({ season }) => season === 'Winter')
        .slice(0, 24)
        .map(({ id }) => id),
    );
    expect([full, none]).toEqual([true, false]);
    const exactly = Array.from({ length: 24 }, (_, index) => cropWith(index, 'Winter'));
    expect(await withSiteData(exactly, () => [bookletCrops('Winter').length, isFull('Winter')] as const)).toEqual([24, false]);
  });

  it('have every crop in every region, a winter crop as one run from Tut on, and without bars where nothing is known', () => {
    const rows = bookletRows([cropWith(1, 'Winter', WINTER), cropWith(2, 'Winter')]);
    expect(rows.map(({ regions, months }) => [regions, months.length])).toEqual([
      [[0, 1, 2, 3], 12],
      [[0, 1, 2, 3], 0],
    ]);
    const bars = rows[0]?.months.flat() ?? [];
    expect(bars.map(({ work }) => work)).toEqual(['sow', 'tend', 'tend', 'tend', 'tend', 'tend', 'harvest', 'harvest']);
    expect(bars.filter(({ isStart }) => isStart).map(({ work }) => work)).toEqual(['sow', 'tend', 'harvest']);
  });
});
