import { stageAt } from '@sanabel/brand/calendar/halves';
import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item } from '../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from './site-data.ts';
import { cropsOfTheYear, dueWorkOf, isMoreOfTheYear, MOST_YEAR_CROPS, usualCrops, WORKS, YEAR_REGIONS, yearsOf } from './year-crops.ts';

type Crop = Item<'crops'>;
const HALVES = Array.from({ length: 24 }, (_, half) => half);
const cropWith = (number: number, regions: GrowingGuide['regions'], season: Crop['season'] = 'Winter'): Crop => ({
  ...generateItem('crops', number),
  season,
  sheet: regions ? JSON.stringify({ regions }) : '',
});
const withSiteData = async <Result>(crops: Crop[], ask: () => Result): Promise<Result> => {
  replaceSiteData({
    content: contentOf({ ...generateLists(1), crops }, 1, { webp: 1, avif: 1 }),
    year: 2026,
    busyImages: new Set<never>(),
  });
  return (await renderIn(async () => ask())).result;
};
const WINTER = { sowing: { from: 20, to: 21 }, harvest: { from: 7, to: 9 } };
const half = fc.nat(23);
const span = fc.record({ from: half, to: half });

describe('the year of a crop', () => {
  it('is known in each region of which a date is known, with what holds everywhere', () => {
    const crop = cropWith(1, { everywhere: { harvest: WINTER.harvest }, upper: { sowing: { from: 5, to: 6 } } });
    expect(yearsOf(crop).map(({ region }) => region)).toEqual(['delta', 'middle', 'upper', 'reclaimed']);
    expect(yearsOf(crop)[2]?.stages).toEqual(HALVES.map((one) => stageAt({ sowing: { from: 5, to: 6 }, harvest: WINTER.harvest }, one)));
    expect(yearsOf(cropWith(2, undefined))).toEqual([]);
    expect(yearsOf({ ...crop, sheet: 'half of {"a' })).toEqual([]);
  });

  it('has its work in every half of its windows, over the end of the year', () => {
    fc.assert(
      fc.property(span, span, (sowing, harvest) => {
        for (const { stages } of yearsOf(cropWith(1, { everywhere: { sowing, harvest } })))
          expect(stages).toEqual(HALVES.map((one) => stageAt({ sowing, harvest }, one)));
      }),
    );
  });
});

describe('the crops of the year', () => {
  it('are all with a date, in the editors’ order, as long as they are few', async () => {
    const crops = [cropWith(1, { delta: WINTER }), cropWith(2, undefined), cropWith(3, { upper: { sowing: { from: 1, to: 1 } } })];
    const [found, isMore] = await withSiteData(crops, () => [cropsOfTheYear(), isMoreOfTheYear()] as const);
    expect([found.map(({ id }) => id), isMore]).toEqual([[crops[0]?.id, crops[2]?.id], false]);
  });

  it('are few of many, but some for each work of each half and region that any crop has', async () => {
    const alike = Array.from({ length: 200 }, (_, index) => cropWith(index, { everywhere: WINTER }));
    const rare = cropWith(1000, { reclaimed: { sowing: { from: 13, to: 13 } } });
    const [found, isMore] = await withSiteData([...alike, rare], () => [cropsOfTheYear(), isMoreOfTheYear()] as const);
    expect(found).toHaveLength(MOST_YEAR_CROPS);
    expect([found.at(-1)?.id, isMore]).toEqual([rare.id, true]);
  });

  it('leave those whose dates are not all known to their usual season', async () => {
    const whole = cropWith(1, { everywhere: WINTER });
    const partly = cropWith(2, { delta: WINTER });
    const summer = cropWith(3, undefined, 'Summer');
    const ask = () => [usualCrops('Winter', 9), usualCrops('Summer', 9), usualCrops('Nile', 9)].map((crops) => crops.map(({ id }) => id));
    expect(await withSiteData([whole, partly, summer], ask)).toEqual([[partly.id], [summer.id], []]);
  });
});

describe('the crop of the moment', () => {
  it('is for every half and region one with work there, sown before harvested before tended, or none', () => {
    const windows = fc.record({ sowing: fc.option(span, { nil: undefined }), harvest: fc.option(span, { nil: undefined }) });
    const growingGuides = fc.array(fc.dictionary(fc.constantFrom('everywhere', ...YEAR_REGIONS), windows), { maxLength: 6 });
    fc.assert(
      fc.property(growingGuides, (all) => {
        const crops = all.map((regions, index) => cropWith(index, JSON.parse(JSON.stringify(regions)) as GrowingGuide['regions']));
        const dueWork = dueWorkOf(crops);
        for (const region of YEAR_REGIONS) {
          for (const one of HALVES) {
            const stages = crops
              .flatMap((crop) => yearsOf(crop).filter((year) => year.region === region))
              .map(({ stages: year }) => year[one]);
            const best = (['sow', 'harvest', 'tend'] as const).find((work) => stages.includes(work));
            const here = dueWork.filter(({ at }) => at.includes(`${region}${one}`));
            expect(here.map(({ work }) => work)).toEqual(best ? [best] : []);
          }
        }
        expect(new Set(dueWork.map(({ crop, work }) => `${crop.id} ${work}`)).size).toBe(dueWork.length);
      }),
    );
    expect(WORKS).toEqual(['sow', 'tend', 'harvest']);
  });
});
