import type { Stage } from '@sanabel/brand/calendar/halves';
import { formatEnd, formatSpan } from '@sanabel/brand/calendar/labels';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import type { GuideRegion } from '@sanabel/contract/growing-guide/rows';
import { type RegionYear, type Work, YEAR_REGIONS, yearsOf } from '../../content/year-crops.ts';
import { translator } from '../../i18n/translate.ts';

export const MOST_ROWS = 8;

/** A crop with one line, and the halves and regions in which it shows (components/today.ts). */
export interface NowRow {
  crop: Crop;
  line: string;
  at: string[];
}

export interface NowColumn {
  rows: readonly NowRow[];
  fullAt: readonly string[];
}

const lineOf = ({ season: { sowing, harvest } }: RegionYear, work: Work, locale: Locale): string => {
  const t = translator(locale);
  if (work === 'sow' && sowing) return t('thisMonth.lines.sow', { end: formatEnd(locale, sowing) });
  if (work === 'harvest' && harvest) return t('thisMonth.lines.harvest', { end: formatEnd(locale, harvest) });
  return harvest ? t('thisMonth.lines.tend', { span: formatSpan(locale, harvest) }) : '';
};

/** Rows keep the editors' order. */
export const columnOf = (crops: readonly Crop[], work: Work, locale: Locale): NowColumn => {
  const counts = new Map<string, number>();
  const fullAt = new Set<string>();
  const rows = new Map<string, NowRow>();
  for (const crop of crops) {
    for (const year of yearsOf(crop)) {
      for (const [half, stage] of year.stages.entries()) {
        const key = `${year.region}${half}`;
        const count = counts.get(key) ?? 0;
        if (stage !== work) continue;
        if (count === MOST_ROWS) {
          fullAt.add(key);
          continue;
        }
        counts.set(key, count + 1);
        const line = lineOf(year, work, locale);
        const row = rows.get(`${crop.id} ${line}`) ?? { crop, line, at: [] };
        row.at.push(key);
        rows.set(`${crop.id} ${line}`, row);
      }
    }
  }
  return { rows: [...rows.values()], fullAt: [...fullAt] };
};

/** A bar in a month of the table, joined to its neighbours where the work continues. */
export interface Bar {
  work: Work;
  /** 1 or 2 for one half alone. */
  part?: 1 | 2;
  isStart: boolean;
  isEnd: boolean;
}

/** The bars of a crop for one or more regions, by index. */
export interface YearRow {
  crop: Crop;
  regions: readonly number[];
  months: readonly (readonly Bar[])[];
}

const barsOf = (stages: readonly Stage[]): Bar[][] =>
  Array.from({ length: stages.length / 2 }, (_, month) => {
    const [first, second] = [month * 2, month * 2 + 1];
    const bar = (from: number, to: number, part?: 1 | 2): Bar[] => {
      const work = stages[from];
      if (work === undefined || work === 'rest') return [];
      // Work across the table's end starts again at its beginning.
      return [{ work, ...(part && { part }), isStart: stages[from - 1] !== work, isEnd: stages[to + 1] !== work }];
    };
    return stages[first] === stages[second] ? bar(first, second) : [...bar(first, first, 1), ...bar(second, second, 2)];
  });

const turned = (stages: readonly Stage[], firstMonth: number): Stage[] => {
  const first = (firstMonth - 1) * 2;
  return [...stages.slice(first), ...stages.slice(0, first)];
};

/** Regions with the same dates share a row. */
export const yearRows = (crops: readonly Crop[], firstMonth = 1): YearRow[] =>
  crops.flatMap((crop) =>
    [...Map.groupBy(yearsOf(crop), ({ stages }) => stages.join())].map(([, years]) => ({
      crop,
      regions: years.map(({ region }) => YEAR_REGIONS.indexOf(region)),
      months: barsOf(turned(years[0]?.stages ?? [], firstMonth)),
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
