import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import { edgesOfHalves } from '@sanabel/contract/growing-guide/window';
import { describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item } from '../../../scripts/testing/content/generated.ts';
import { type SeasonRow, seasonRows } from './season-crops.ts';
import { renderIn, replaceSiteData } from './site-data.ts';

type Crop = Item<'crops'>;
const cropWith = (number: number, season: Crop['season'], regions?: GrowingGuide['regions']): Crop => ({
  ...generateItem('crops', number),
  season,
  sheet: regions ? JSON.stringify({ regions }) : '',
});
const rowsOf = async (crops: Crop[]): Promise<readonly SeasonRow[]> => {
  replaceSiteData({
    content: contentOf({ ...generateLists(1), crops }, 1, { webp: 1, avif: 1 }),
    year: 2026,
    busyImages: new Set<never>(),
  });
  return (await renderIn(async () => seasonRows(3))).result;
};
const idsIn = (rows: readonly SeasonRow[], month: number): string[] =>
  rows.filter(({ months }) => months.includes(month)).flatMap(({ crops }) => crops.map(({ id }) => id));

describe('the crops of the season', () => {
  const [first, second, third] = [1, 2, 3].map((number) => cropWith(number, 'Winter')) as [Crop, Crop, Crop];
  const summer = cropWith(4, 'Summer');

  it('are those of the usual season while no dates are known, and the next season’s where it has too few', async () => {
    const rows = await rowsOf([summer, first, second, third]);
    expect(idsIn(rows, 1)).toEqual([first.id, second.id, third.id]);
    expect(idsIn(rows, 6)).toEqual([summer.id, first.id, second.id]);
    expect(rows.flatMap(({ months }) => months).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });

  it('are first those whose dates say that there is work, in any region: sown, then harvested, then tended', async () => {
    const tended = cropWith(5, 'Summer', { delta: { sowing: [edgesOfHalves(0, 1)], harvest: [edgesOfHalves(8, 9)] } });
    const sown = cropWith(6, 'Summer', { upper: { sowing: [edgesOfHalves(7, 8)] } });
    const harvested = cropWith(7, 'Winter', { everywhere: { sowing: [edgesOfHalves(20, 21)], harvest: [edgesOfHalves(6, 7)] } });
    expect(idsIn(await rowsOf([first, tended, harvested, sown]), 4)).toEqual([sown.id, harvested.id, tended.id]);
  });

  it('are last those whose dates say that there is none, whatever their usual season', async () => {
    const resting = cropWith(8, 'Winter', { everywhere: { sowing: [edgesOfHalves(8, 9)], harvest: [edgesOfHalves(16, 17)] } });
    expect(idsIn(await rowsOf([resting, first, second]), 12)).toEqual([first.id, second.id, resting.id]);
    expect(idsIn(await rowsOf([resting, first, second]), 5)).toEqual([resting.id, first.id, second.id]);
  });
});
