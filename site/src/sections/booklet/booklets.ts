import type { Crop } from '@sanabel/contract/entities/crop';
import type { Season } from '@sanabel/contract/enumerations';
import { cropsOnlyOf } from '../../content/selections.ts';
import { YEAR_REGIONS } from '../../content/year-crops.ts';
import { type YearRow, yearRows } from '../this-month/year.ts';

/** The booklets to print, one for each season that has a crop (decision 132). */

/** So many crops are in a booklet at most: the first ones of the season. */
const MOST = 24;

export const bookletCrops = (season: Season): readonly Crop[] => cropsOnlyOf(season, MOST);
export const isFull = (season: Season): boolean => cropsOnlyOf(season, MOST + 1).length > MOST;

/** The rows of a booklet's table: each crop stands in each region, where no date of it is known without bars. */
export const bookletRows = (crops: readonly Crop[], firstMonth: number): YearRow[] =>
  crops.flatMap((crop) => {
    const rows = yearRows([crop], firstMonth);
    const known = new Set(rows.flatMap(({ places }) => places));
    const missing = YEAR_REGIONS.map((_, place) => place).filter((place) => !known.has(place));
    return missing.length > 0 ? [...rows, { crop, places: missing, months: [] }] : rows;
  });
