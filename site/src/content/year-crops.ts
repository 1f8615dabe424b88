import { type Season, type Stage, stageAt } from '@sanabel/brand/calendar/halves';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Season as CropSeason } from '@sanabel/contract/enumerations';
import { GUIDE_REGIONS, type GuideRegion } from '@sanabel/contract/growing-guide/rows';
import { factsOf } from '@sanabel/contract/growing-guide/shown';
import { HALVES_OF_YEAR } from '@sanabel/contract/limits';
import { growingGuideOfCrop } from './growing-guide.ts';
import { read, type SiteData } from './site-data.ts';
import { itemsIn } from './snapshot.ts';

/** The crops of the farming year: those with known dates, and those known by their usual season alone. */

export const YEAR_REGIONS: readonly GuideRegion[] = GUIDE_REGIONS.filter((region) => region !== 'everywhere');

/** The limit for a page of the year; each work of each half and region gets its first crops before the rest. */
export const MOST_YEAR_CROPS = 48;
const OF_EACH_HALF = 4;

export interface RegionYear {
  region: GuideRegion;
  season: Season;
  /** The stage of each half, from the first of January; `rest` also where nothing is known. */
  stages: readonly Stage[];
}

const known = new WeakMap<Crop, readonly RegionYear[]>();

const stagesOf = (season: Season): Stage[] => Array.from({ length: HALVES_OF_YEAR }, (_, half) => stageAt(season, half));

const yearsFrom = (crop: Crop): RegionYear[] => {
  const growingGuide = growingGuideOfCrop(crop);
  if (!growingGuide) return [];
  return YEAR_REGIONS.flatMap((region) => {
    const { sowing, harvest } = factsOf(growingGuide, region);
    return sowing || harvest ? [{ region, season: { sowing, harvest }, stages: stagesOf({ sowing, harvest }) }] : [];
  });
};

/** Computed once for each version of the crop. */
export const yearsOf = (crop: Crop): readonly RegionYear[] => {
  const years = known.get(crop) ?? yearsFrom(crop);
  known.set(crop, years);
  return years;
};

const chosen = new WeakMap<SiteData, readonly Crop[]>();

/** Takes the first crops for each work of each half and region, then others in the editors' order. */
export const yearCropsIn = (siteData: SiteData): readonly Crop[] => {
  const done = chosen.get(siteData);
  if (done) return done;
  const dated = itemsIn(siteData, 'crops').filter((crop) => yearsOf(crop).length > 0);
  const counts = new Map<string, number>();
  const isNeeded = (crop: Crop): boolean => {
    const halves = yearsOf(crop).flatMap(({ region, stages }) =>
      stages.flatMap((stage, half) => (stage === 'rest' ? [] : [`${region} ${half} ${stage}`])),
    );
    const isMissing = halves.some((index) => (counts.get(index) ?? 0) < OF_EACH_HALF);
    if (isMissing) for (const index of halves) counts.set(index, (counts.get(index) ?? 0) + 1);
    return isMissing;
  };
  const taken = new Set<Crop>();
  if (dated.length > MOST_YEAR_CROPS) {
    for (const crop of dated) {
      if (taken.size === MOST_YEAR_CROPS) break;
      if (isNeeded(crop)) taken.add(crop);
    }
  }
  for (const crop of dated) if (taken.size < MOST_YEAR_CROPS) taken.add(crop);
  const crops = dated.filter((crop) => taken.has(crop));
  chosen.set(siteData, crops);
  return crops;
};

export const cropsOfTheYear = (): readonly Crop[] => read('crops of the year', yearCropsIn);

export const isMoreOfTheYear = (): boolean =>
  read('more crops of the year', (siteData) => {
    const few = yearCropsIn(siteData).length;
    return few === MOST_YEAR_CROPS && itemsIn(siteData, 'crops').filter((crop) => yearsOf(crop).length > 0).length > few;
  });

/** A crop with known sowing and harvest in all regions needs no supposed dates. */
export const isWhole = (crop: Crop): boolean =>
  yearsOf(crop).filter(({ season: { sowing, harvest } }) => sowing && harvest).length === YEAR_REGIONS.length;

/** Keeps the editors' order; leaves out crops whose dates are all known. */
export const usualCrops = (season: CropSeason, count: number): readonly Crop[] =>
  read(`usual crops ${season} ${count}`, (siteData) => {
    const found: Crop[] = [];
    for (const crop of itemsIn(siteData, 'crops')) {
      if (found.length === count) break;
      if (crop.season === season && !isWhole(crop)) found.push(crop);
    }
    return found;
  });

export const WORKS = ['sow', 'tend', 'harvest'] as const satisfies readonly Stage[];
export type Work = (typeof WORKS)[number];

export interface DueWork {
  crop: Crop;
  work: Work;
  /** `upper21`: the regions and halves in which it comes first. */
  at: readonly string[];
}

const RANK: readonly Work[] = ['sow', 'harvest', 'tend'];

export const dueWorkOf = (crops: readonly Crop[]): DueWork[] => {
  const found = new Map<string, { crop: Crop; work: Work; at: string[] }>();
  for (const region of YEAR_REGIONS) {
    for (let half = 0; half < HALVES_OF_YEAR; half += 1) {
      const first = RANK.flatMap((work) => {
        const crop = crops.find((one) => yearsOf(one).find((year) => year.region === region)?.stages[half] === work);
        return crop ? [{ crop, work }] : [];
      })[0];
      if (!first) continue;
      const name = `${first.crop.id} ${first.work}`;
      const due = found.get(name) ?? { ...first, at: [] };
      due.at.push(`${region}${half}`);
      found.set(name, due);
    }
  }
  return [...found.values()];
};
