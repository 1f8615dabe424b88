import { isWithin, YEAR_DAYS } from '@sanabel/brand/calendar/seasons';
import type { GrowingGuide } from '@sanabel/contract/growing-guide/growing-guide';
import { edgesOfHalves } from '@sanabel/contract/growing-guide/window';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item } from '../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from './site-data.ts';
import {
  cropsOfTheYear,
  dayStages,
  dueWorkOf,
  isMoreOfTheYear,
  MOST_YEAR_CROPS,
  usualCrops,
  WORKS,
  YEAR_REGIONS,
  yearsOf,
} from './year-crops.ts';

type Crop = Item<'crops'>;
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
const WINTER = { sowing: [edgesOfHalves(20, 21)], harvest: [edgesOfHalves(7, 9)] };
const edge = fc.constantFrom('01-01', '02-28', '04-late', '06-15', '11-10', '12-early');
const windows = fc.array(fc.record({ from: edge, to: edge }), { minLength: 1, maxLength: 2 });

describe('the year of a crop', () => {
  it('is known in each region, with what holds everywhere and else with the dates of the nearest region', () => {
    const crop = cropWith(1, { everywhere: { harvest: WINTER.harvest }, upper: { sowing: [{ from: '03-16', to: '04-10' }] } });
    expect(yearsOf(crop).map(({ region, seasons }) => [region, seasons[0]?.windows.sowing?.of])).toEqual([
      ['delta', 'upper'],
      ['middle', 'upper'],
      ['upper', undefined],
      ['reclaimed', 'upper'],
    ]);
    expect(yearsOf(cropWith(2, undefined))).toEqual([]);
    expect(yearsOf({ ...crop, sheet: 'half of {"a' })).toEqual([]);
  });

  it('is not borrowed where it is only for a place', () => {
    const crop = cropWith(1, { reclaimed: { sowing: [{ from: '07-mid', to: '08-mid', place: 'Toshka' }] } });
    expect(yearsOf(crop).map(({ region }) => region)).toEqual(['reclaimed']);
  });

  it('pairs the windows of a name: each sowing grows into its own harvest', () => {
    const named = (name: string, from: string, to: string) => ({ from, to, name });
    const [year] = yearsOf(
      cropWith(1, {
        everywhere: {
          sowing: [named('Summer', '02-01', '03-31'), named('Nile', '07-01', '08-31')],
          harvest: [named('Summer', '05-01', '06-30')],
        },
      }),
    );
    expect(year?.seasons.map(({ windows: { sowing, harvest } }) => [sowing?.name, harvest?.name])).toEqual([
      ['Summer', 'Summer'],
      ['Nile', undefined],
    ]);
  });

  it('has its work on every day of its windows, over the end of the year', () => {
    fc.assert(
      fc.property(windows, windows, fc.constantFrom(...YEAR_DAYS), (sowing, harvest, day) => {
        for (const year of yearsOf(cropWith(1, { everywhere: { sowing, harvest } }))) {
          const stage = dayStages(year)[YEAR_DAYS.indexOf(day)];
          const isOn = (name: 'sowing' | 'harvest') => year.seasons.some((season) => season[name] && isWithin(season[name], day));
          expect([stage === 'sow', stage === 'harvest']).toEqual([isOn('sowing'), !isOn('sowing') && isOn('harvest')]);
        }
      }),
    );
  });
});

describe('the crops of the year', () => {
  it('are all with a date, in the editors’ order, as long as they are few', async () => {
    const crops = [cropWith(1, { delta: WINTER }), cropWith(2, undefined), cropWith(3, { upper: { sowing: [edgesOfHalves(1, 1)] } })];
    const [found, isMore] = await withSiteData(crops, () => [cropsOfTheYear(), isMoreOfTheYear()] as const);
    expect([found.map(({ id }) => id), isMore]).toEqual([[crops[0]?.id, crops[2]?.id], false]);
  });

  it('are few of many, but some for each work of each half and region that any crop has', async () => {
    const alike = Array.from({ length: 200 }, (_, index) => cropWith(index, { everywhere: WINTER }));
    const rare = cropWith(1000, { reclaimed: { sowing: [edgesOfHalves(13, 13)] } });
    const [found, isMore] = await withSiteData([...alike, rare], () => [cropsOfTheYear(), isMoreOfTheYear()] as const);
    expect(found).toHaveLength(MOST_YEAR_CROPS);
    expect([found.at(-1)?.id, isMore]).toEqual([rare.id, true]);
  });

  it('leave those whose dates are not all known to their usual season', async () => {
    const whole = cropWith(1, { everywhere: WINTER });
    const partly = cropWith(2, { delta: { sowing: WINTER.sowing } });
    const summer = cropWith(3, undefined, 'Summer');
    const ask = () => [usualCrops('Winter', 9), usualCrops('Summer', 9), usualCrops('Nile', 9)].map((crops) => crops.map(({ id }) => id));
    expect(await withSiteData([whole, partly, summer], ask)).toEqual([[partly.id], [summer.id], []]);
  });
});

describe('the crop of the moment', () => {
  it('is for every day and region one with work there, sown before harvested before tended, or none', () => {
    const facts = fc.record({ sowing: windows, harvest: windows }, { requiredKeys: [] });
    const growingGuides = fc.array(fc.dictionary(fc.constantFrom('everywhere', ...YEAR_REGIONS), facts), { maxLength: 6 });
    fc.assert(
      fc.property(growingGuides, fc.constantFrom(...YEAR_DAYS), (all, day) => {
        const crops = all.map((regions, index) => cropWith(index, JSON.parse(JSON.stringify(regions)) as GrowingGuide['regions']));
        const dueWork = dueWorkOf(crops);
        for (const region of YEAR_REGIONS) {
          const stages = crops
            .flatMap((crop) => yearsOf(crop).filter((year) => year.region === region))
            .map((year) => dayStages(year)[YEAR_DAYS.indexOf(day)]);
          const best = (['sow', 'harvest', 'tend'] as const).find((work) => stages.includes(work));
          const here = dueWork.filter(({ at }) =>
            at.some((days) => {
              const [from = '', to = ''] = days.slice(region.length).split('-');
              return days.startsWith(region) && isWithin({ from, to }, day);
            }),
          );
          expect(here.map(({ work }) => work)).toEqual(best ? [best] : []);
        }
        expect(new Set(dueWork.map(({ crop, work }) => `${crop.id} ${work}`)).size).toBe(dueWork.length);
      }),
    );
    expect(WORKS).toEqual(['sow', 'tend', 'harvest']);
  });

  it('is the one whose window closes first, else the first in the editors’ order', () => {
    const sown = (number: number, from: string, to: string) => cropWith(number, { delta: { sowing: [{ from, to }] } });
    const [long, short, alike] = [sown(1, '02-01', '06-30'), sown(2, '03-01', '03-31'), sown(3, '03-01', '03-31')];
    const dueIn = (day: string) =>
      dueWorkOf([long, short, alike])
        .filter(
          ({ work, at }) =>
            work === 'sow' && at.some((days) => days.startsWith('delta') && isWithin({ from: days.slice(5, 9), to: days.slice(10) }, day)),
        )
        .map(({ crop }) => crop.id);
    expect([dueIn('0215'), dueIn('0315'), dueIn('0415')]).toEqual([[long.id], [short.id], [long.id]]);
  });
});
