import { PARTS_OF_MONTH } from '@sanabel/brand/calendar/seasons';
import type { Crop } from '@sanabel/contract/entities/crop';
import { cropsOfMonth as usualIn } from './selections.ts';
import { read, type SiteData } from './site-data.ts';
import { isWhole, type Work, yearCropsIn, yearsOf } from './year-crops.ts';

/** Months run from 1 to 12. */
export interface SeasonRow {
  months: readonly number[];
  crops: readonly Crop[];
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);
const RANK: readonly Work[] = ['sow', 'harvest', 'tend'];

const hasWork = (crop: Crop, work: Work, month: number): boolean =>
  yearsOf(crop).some(({ stages }) => stages.slice((month - 1) * PARTS_OF_MONTH, month * PARTS_OF_MONTH).includes(work));

/** Orders crops: dated work in the month first, then the usual season, dated without work last. */
const cropsIn = (siteData: SiteData, month: number, count: number): readonly Crop[] => {
  const working = new Set(RANK.flatMap((work) => yearCropsIn(siteData).filter((crop) => hasWork(crop, work, month))));
  const usual: Crop[] = [];
  const resting: Crop[] = [];
  for (const crop of usualIn(siteData, month)) {
    if (working.size + usual.length >= count) break;
    if (!working.has(crop)) (isWhole(crop) ? resting : usual).push(crop);
  }
  return [...working, ...usual, ...resting].slice(0, count);
};

/** Groups months with the same crops (decision 130). */
export const seasonRows = (count: number): readonly SeasonRow[] => {
  const byMonth = MONTHS.map((month) => ({
    month,
    crops: read(`crops in month ${month} ${count}`, (siteData) => cropsIn(siteData, month, count)),
  }));
  const rows = Map.groupBy(byMonth, ({ crops }) => crops.map(({ id }) => id).join());
  return [...rows.values()].map((same) => ({ months: same.map(({ month }) => month), crops: same[0]?.crops ?? [] }));
};

export interface SeasonPlan {
  /** The crops of January. */
  first: readonly Crop[];
  /** All further crops of the year. */
  later: readonly Crop[];
  /** The indices of each month's crops, counted through both lists: `0,1,2,3 1,2,4,5 …`. */
  months: string;
}

/** Plans rows of `count` crops for every month, in which each crop is needed once. */
export const seasonPlan = (count: number): SeasonPlan => {
  const rows = seasonRows(count);
  const first = rows[0]?.crops ?? [];
  const crops = [...new Set(rows.flatMap((row) => row.crops))];
  const months = MONTHS.map((month) => rows.find((row) => row.months.includes(month))?.crops ?? []);
  return { first, later: crops.slice(first.length), months: months.map((own) => own.map((crop) => crops.indexOf(crop)).join()).join(' ') };
};
