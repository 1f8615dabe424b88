import { expect, it } from 'vitest';
import { contentOf, generateLists } from '../../../scripts/testing/content/generated.ts';
import { cropsOf, monthsOf, relatedCrops, sizeOfBoth, YEAR_SEASONS } from './selections.ts';
import { renderIn, replaceSiteData } from './site-data.ts';

const lists = generateLists(200);
const related = async (id: string) => {
  const crop = lists.crops.find((one) => one.id === id);
  if (!crop) throw new Error(id);
  return { crop, others: (await renderIn(async () => relatedCrops(crop))).result };
};

it('a crop’s page ends with four others: of its type and season first, then of its season', async () => {
  replaceSiteData({ content: contentOf(lists, 1, { webp: 1, avif: 1 }), year: 2026, busyImages: new Set() });
  for (const { id } of lists.crops) {
    const { crop, others } = await related(id);
    expect(others).toHaveLength(4);
    expect(others.map((other) => other.id)).not.toContain(id);
    const closeness = others.map((other) => (other.season === crop.season ? 2 : 0) + (other.type === crop.type ? 1 : 0));
    expect(closeness, id).toEqual(closeness.toSorted((one, other) => other - one));
    const sameKind = lists.crops.filter((other) => other.id !== id && other.type === crop.type && other.season === crop.season);
    expect(closeness.filter((value) => value === 3)).toHaveLength(Math.min(4, sameKind.length));
  }
});

it('the crops of a season are in the editors’ order, and fill up with the next season’s', async () => {
  const content = contentOf(lists, 1, { webp: 1, avif: 1 });
  const shownOf = async (season: (typeof YEAR_SEASONS)[number], crops = content.crops) => {
    replaceSiteData({ content: { ...content, crops }, year: 2026, busyImages: new Set() });
    return (await renderIn(async () => cropsOf(season, 4))).result;
  };
  for (const season of YEAR_SEASONS)
    expect(await shownOf(season)).toEqual(content.crops.filter((crop) => crop.season === season).slice(0, 4));
  const [winter, ...summer] = [
    ...content.crops.filter((crop) => crop.season === 'Winter').slice(0, 1),
    ...content.crops.filter((crop) => crop.season === 'Summer').slice(0, 3),
  ];
  const few = [...summer, winter].flatMap((crop) => crop ?? []);
  expect(await shownOf('Winter', few)).toEqual([winter, ...summer]);
});

it('every month of the year is one season’s', () => {
  const months = YEAR_SEASONS.flatMap(monthsOf).toSorted((one, other) => one - other);
  expect(months).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  expect(monthsOf('Nile')).toEqual([8, 9, 10]);
  expect(monthsOf('Year-round')).toHaveLength(12);
});

it('a chip’s count under another quality is that of the crops with both', async () => {
  replaceSiteData({ content: contentOf(lists, 1, { webp: 1, avif: 1 }), year: 2026, busyImages: new Set() });
  const both = lists.crops.filter(({ type, season }) => type === 'Grains' && season === 'Winter').length;
  const size = () => sizeOfBoth({ facet: 'season', value: 'Winter' }, { facet: 'type', value: 'Grains' });
  expect((await renderIn(async () => size())).result).toBe(both);
});
