import type { Crop } from '@sanabel/contract/entities/crop';
import type { Season } from '@sanabel/contract/enumerations';
import { cropsOnlyOf } from '../../content/selections.ts';
import { YEAR_REGIONS } from '../../content/year-crops.ts';
import { type YearRow, yearRows } from '../this-month/year.ts';

const MOST = 24;

export const bookletCrops = (season: Season): readonly Crop[] => cropsOnlyOf(season, MOST);
export const isFull = (season: Season): boolean => cropsOnlyOf(season, MOST + 1).length > MOST;

/** Each crop has a row in each region, without bars where no date is known. */
export const bookletRows = (crops: readonly Crop[]): YearRow[] =>
  crops.flatMap((crop) => {
    const rows = yearRows([crop]);
    const known = new Set(rows.flatMap(({ regions }) => regions));
    const missing = YEAR_REGIONS.map((_, index) => index).filter((index) => !known.has(index));
    return missing.length > 0 ? [...rows, { crop, regions: missing, months: [] }] : rows;
  });
