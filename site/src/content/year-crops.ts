import { daysOf, partsOf, rangesOf, type Season, type Stage, stageOn, withGrowth, YEAR_DAYS } from '@sanabel/brand/calendar/seasons';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Season as CropSeason } from '@sanabel/contract/enumerations';
import { GUIDE_REGIONS, type GuideRegion } from '@sanabel/contract/growing-guide/rows';
import { type ShownWindow, windowsOf } from '@sanabel/contract/growing-guide/shown';
import { growingGuideOfCrop } from './growing-guide.ts';
import { read, type SiteData } from './site-data.ts';
import { itemsIn } from './snapshot.ts';

/** The crops of the farming year: those with known dates, and those known by their usual season alone. */

export const YEAR_REGIONS: readonly GuideRegion[] = GUIDE_REGIONS.filter((region) => region !== 'everywhere');

/** The limit for a page of the year; each work of each part of a month and region gets its first crops before the rest. */
export const MOST_YEAR_CROPS = 48;
const OF_EACH_PART = 4;

export const WORKS = ['sow', 'tend', 'harvest'] as const satisfies readonly Stage[];
export type Work = (typeof WORKS)[number];

/** A season with the windows that it was made from. */
export type WindowSeason = Season & { readonly windows: { readonly sowing?: ShownWindow; readonly harvest?: ShownWindow } };

export interface RegionYear {
  region: GuideRegion;
  seasons: readonly WindowSeason[];
  /** The stage of each five-day part from the first of January; `rest` also where nothing is known. */
  stages: readonly Stage[];
}

const isNamed = ({ name, arabicName }: ShownWindow): boolean => Boolean(name || arabicName);
const isSameName = (one: ShownWindow, other: ShownWindow): boolean =>
  (one.name ?? '') === (other.name ?? '') && (one.arabicName ?? '') === (other.arabicName ?? '');

const seasonOf = (months: number, sowing?: ShownWindow, harvest?: ShownWindow): WindowSeason => ({
  ...withGrowth({ sowing: sowing && daysOf(sowing), harvest: harvest && daysOf(harvest) }, months),
  windows: { ...(sowing && { sowing }), ...(harvest && { harvest }) },
});

/** Pairs each sowing with the harvests of its name, else with those that have none; one without a name has all. */
export const seasonsOf = (sowings: readonly ShownWindow[], harvests: readonly ShownWindow[], months: number): WindowSeason[] => {
  const unnamed = harvests.filter((harvest) => !isNamed(harvest));
  const paired = new Set<ShownWindow>();
  const seasons = sowings.flatMap((sowing) => {
    const own = harvests.filter((harvest) => isSameName(sowing, harvest));
    const found = own.length > 0 ? own : isNamed(sowing) ? unnamed : harvests;
    for (const harvest of found) paired.add(harvest);
    return found.length > 0 ? found.map((harvest) => seasonOf(months, sowing, harvest)) : [seasonOf(months, sowing)];
  });
  return [...seasons, ...harvests.filter((harvest) => !paired.has(harvest)).map((harvest) => seasonOf(months, undefined, harvest))];
};

const known = new WeakMap<Crop, readonly RegionYear[]>();

const yearFrom = (seasons: readonly WindowSeason[]) => ({ seasons, stages: partsOf(seasons) });

const yearsFrom = (crop: Crop): RegionYear[] => {
  const growingGuide = growingGuideOfCrop(crop);
  if (!growingGuide) return [];
  /** Regions with the same windows share a year. */
  const shared = new Map<string, Omit<RegionYear, 'region'>>();
  return YEAR_REGIONS.flatMap((region) => {
    const [sowings, harvests] = [windowsOf(growingGuide, region, 'sowing'), windowsOf(growingGuide, region, 'harvest')];
    if (sowings.length + harvests.length === 0) return [];
    const name = JSON.stringify([sowings, harvests]);
    const year = shared.get(name) ?? yearFrom(seasonsOf(sowings, harvests, crop.growthPeriod));
    shared.set(name, year);
    return [{ region, ...year }];
  });
};

/** Computed once for each version of the crop. */
export const yearsOf = (crop: Crop): readonly RegionYear[] => {
  const years = known.get(crop) ?? yearsFrom(crop);
  known.set(crop, years);
  return years;
};

const byDay = new WeakMap<RegionYear, readonly Stage[]>();

/** The stage on each day of the year, from the first of January. */
export const dayStages = (year: RegionYear): readonly Stage[] => {
  const stages = byDay.get(year) ?? YEAR_DAYS.map((day) => stageOn(year.seasons, day));
  byDay.set(year, stages);
  return stages;
};

const DAY_NUMBERS = new Map(YEAR_DAYS.map((day, number) => [day, number]));

/** Writes the days of a region for `data-at` (components/today-script.ts). */
export const rangesAt = (region: string, isOn: (day: number) => boolean): string[] =>
  rangesOf((day) => isOn(DAY_NUMBERS.get(day) ?? 0)).map((range) => region + range);

const chosen = new WeakMap<SiteData, readonly Crop[]>();

/** Takes the first crops for each work of each part of a month and region, then others in the editors' order. */
export const yearCropsIn = (siteData: SiteData): readonly Crop[] => {
  const done = chosen.get(siteData);
  if (done) return done;
  const dated = itemsIn(siteData, 'crops').filter((crop) => yearsOf(crop).length > 0);
  const counts = new Map(YEAR_REGIONS.map((region) => [region, new Map<Work, number[]>(WORKS.map((work) => [work, []]))]));
  const isNeeded = (crop: Crop): boolean => {
    const works = yearsOf(crop).flatMap(({ region, stages }) =>
      [...(counts.get(region) ?? [])].map(([work, ofParts]) => ({ work, ofParts, stages })),
    );
    const isMissing = works.some(({ work, ofParts, stages }) =>
      stages.some((stage, part) => stage === work && (ofParts[part] ?? 0) < OF_EACH_PART),
    );
    if (!isMissing) return false;
    for (const { work, ofParts, stages } of works)
      for (const [part, stage] of stages.entries()) if (stage === work) ofParts[part] = (ofParts[part] ?? 0) + 1;
    return true;
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

const hasAllDates = ({ type }: Crop, { seasons }: RegionYear): boolean =>
  seasons.some(({ harvest }) => harvest) && (type === 'Fruits' || seasons.some(({ sowing }) => sowing));

/** A crop with known sowing and harvest in all regions needs no supposed dates; a tree is not sown. */
export const isWhole = (crop: Crop): boolean => yearsOf(crop).filter((year) => hasAllDates(crop, year)).length === YEAR_REGIONS.length;

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

export interface DueWork {
  crop: Crop;
  work: Work;
  /** `upper1110-1125`: the regions and days on which it comes first. */
  at: readonly string[];
}

const RANK: readonly Work[] = ['sow', 'harvest', 'tend'];

/** Counts the days until the stage ends, the day itself included. */
const daysLeft = (stages: readonly Stage[], day: number): number => {
  let left = 1;
  while (left < stages.length && stages[(day + left) % stages.length] === stages[day]) left += 1;
  return left;
};

/** The first work in `RANK`, and of its crops the one that is soonest too late for it. */
const firstOn = (crops: readonly Crop[], region: GuideRegion, day: number): { crop: Crop; work: Work } | undefined => {
  for (const work of RANK) {
    const due = crops.flatMap((crop) => {
      const year = yearsOf(crop).find((each) => each.region === region);
      const stages = year ? dayStages(year) : [];
      return stages[day] === work ? [{ crop, left: daysLeft(stages, day) }] : [];
    });
    const [first] = due.toSorted((one, other) => one.left - other.left);
    if (first) return { crop: first.crop, work };
  }
  return undefined;
};

export const dueWorkOf = (crops: readonly Crop[]): DueWork[] => {
  const found = new Map<string, { crop: Crop; work: Work; at: string[] }>();
  for (const region of YEAR_REGIONS) {
    const names = YEAR_DAYS.map((_, day) => {
      const first = firstOn(crops, region, day);
      if (!first) return '';
      const name = `${first.crop.id} ${first.work}`;
      if (!found.has(name)) found.set(name, { ...first, at: [] });
      return name;
    });
    for (const [name, { at }] of found) at.push(...rangesAt(region, (day) => names[day] === name));
  }
  return [...found.values()];
};
