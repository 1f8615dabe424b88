import { FIRST_MONTH } from '@sanabel/brand/calendar/halves';
import { formatEnd, formatWindow } from '@sanabel/brand/calendar/labels';
import { isWithin, PARTS_OF_MONTH, type Stage, YEAR_DAYS } from '@sanabel/brand/calendar/seasons';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import type { GuideRegion } from '@sanabel/contract/growing-guide/rows';
import { dayStages, type RegionYear, rangesAt, type WindowSeason, type Work, YEAR_REGIONS, yearsOf } from '../../content/year-crops.ts';
import { translator } from '../../i18n/translate.ts';
import { formatLabelled } from '../crop/window-labels.ts';

export const MOST_ROWS = 8;

/** A crop with one line, and the days and regions in which it shows (components/today-script.ts). */
export interface NowRow {
  crop: Crop;
  line: string;
  at: readonly string[];
}

export interface NowColumn {
  rows: readonly NowRow[];
  fullAt: readonly string[];
}

const DAYS_OF_WORK = { sow: 'sowing', harvest: 'harvest', tend: 'growth' } as const;

const lineOf = (crop: Crop, { windows: { sowing, harvest } }: WindowSeason, work: Work, locale: Locale): string => {
  const t = translator(locale);
  if (work === 'sow' && sowing) return formatLabelled(locale, sowing, t('thisMonth.lines.sow', { end: formatEnd(locale, sowing.to) }));
  if (work === 'harvest' && harvest)
    return formatLabelled(locale, harvest, t('thisMonth.lines.harvest', { end: formatEnd(locale, harvest.to) }));
  if (harvest) return formatLabelled(locale, harvest, t('thisMonth.lines.tend', { span: formatWindow(locale, harvest) }));
  return sowing
    ? formatLabelled(locale, sowing, t('thisMonth.lines.growing', { months: t('common.months', { count: crop.growthPeriod }) }))
    : '';
};

/** The line of the season that is at this work, for each day; undefined where there is none. */
const linesOf = (crop: Crop, year: RegionYear, work: Work, locale: Locale): (string | undefined)[] => {
  const seasons = year.seasons.map((season) => ({ days: season[DAYS_OF_WORK[work]], line: lineOf(crop, season, work, locale) }));
  return dayStages(year).map((stage, day) =>
    stage === work ? seasons.find(({ days }) => days && isWithin(days, YEAR_DAYS[day] ?? ''))?.line : undefined,
  );
};

/** Rows keep the editors' order. */
export const columnOf = (crops: readonly Crop[], work: Work, locale: Locale): NowColumn => {
  const rows = new Map<string, { crop: Crop; line: string; at: string[] }>();
  const fullAt: string[] = [];
  for (const region of YEAR_REGIONS) {
    const counts = YEAR_DAYS.map(() => 0);
    for (const crop of crops) {
      const year = yearsOf(crop).find((one) => one.region === region);
      const lines = year ? linesOf(crop, year, work, locale) : [];
      const isShown = lines.map((line, day) => line !== undefined && (counts[day] ?? 0) < MOST_ROWS);
      for (const line of new Set(lines)) {
        if (line === undefined) continue;
        const row = rows.get(`${crop.id} ${line}`) ?? { crop, line, at: [] };
        row.at.push(...rangesAt(region, (day) => isShown[day] === true && lines[day] === line));
        if (row.at.length > 0) rows.set(`${crop.id} ${line}`, row);
      }
      for (const [day, line] of lines.entries()) if (line !== undefined) counts[day] = (counts[day] ?? 0) + 1;
    }
    fullAt.push(...rangesAt(region, (day) => (counts[day] ?? 0) > MOST_ROWS));
  }
  return { rows: crops.flatMap((crop) => [...rows.values()].filter((row) => row.crop === crop)), fullAt };
};

/** A bar in a month of the table, joined to its neighbours where the work continues. */
export interface Bar {
  work: Work;
  /** How many five-day parts it covers, and how many before it are empty. */
  parts: number;
  gap: number;
  isStart: boolean;
  isEnd: boolean;
}

/** The bars of a crop for one or more regions, by index. */
export interface YearRow {
  crop: Crop;
  regions: readonly number[];
  months: readonly (readonly Bar[])[];
}

const barsIn = (stages: readonly Stage[], start: number): Bar[] => {
  const bars: Bar[] = [];
  let gap = 0;
  for (let index = start; index < start + PARTS_OF_MONTH; index += 1) {
    const work = stages[index] ?? 'rest';
    const last = bars.at(-1);
    // Work across the table's end starts again at its beginning.
    const isEnd = stages[index + 1] !== work;
    if (work === 'rest') gap += 1;
    else if (last && gap === 0 && last.work === work) Object.assign(last, { parts: last.parts + 1, isEnd });
    else {
      bars.push({ work, parts: 1, gap, isStart: stages[index - 1] !== work, isEnd });
      gap = 0;
    }
  }
  return bars;
};

const barsOf = (stages: readonly Stage[]): Bar[][] =>
  Array.from({ length: stages.length / PARTS_OF_MONTH }, (_, month) => barsIn(stages, month * PARTS_OF_MONTH));

const FIRST_PART = (FIRST_MONTH - 1) * PARTS_OF_MONTH;

/** The year begins with Tut. */
const fromTut = (stages: readonly Stage[]): Stage[] => [...stages.slice(FIRST_PART), ...stages.slice(0, FIRST_PART)];

/** Regions with the same dates share a row. */
export const yearRows = (crops: readonly Crop[]): YearRow[] =>
  crops.flatMap((crop) =>
    [...Map.groupBy(yearsOf(crop), ({ stages }) => stages.join())].map(([, years]) => ({
      crop,
      regions: years.map(({ region }) => YEAR_REGIONS.indexOf(region)),
      months: barsOf(fromTut(years[0]?.stages ?? [])),
    })),
  );

export const regionTabs = (crops: readonly Crop[]): { regions: { region: GuideRegion; isKnown: boolean }[]; first: number } => {
  const known = new Set(crops.flatMap((crop) => yearsOf(crop).map(({ region }) => region)));
  const regions = YEAR_REGIONS.map((region) => ({ region, isKnown: known.has(region) }));
  return {
    regions,
    first: Math.max(
      0,
      regions.findIndex(({ isKnown }) => isKnown),
    ),
  };
};
