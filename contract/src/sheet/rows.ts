/** Where the facts of a sheet hold: in all of the country, or in one of its regions, which then says more than `everywhere`. */
export const SHEET_REGIONS = ['everywhere', 'delta', 'middle', 'upper', 'reclaimed'] as const;
export type SheetRegion = (typeof SHEET_REGIONS)[number];

/** What a sheet says of a feddan, in the order of its table. */
export const SHEET_ROWS = ['seedRate', 'spacing', 'fertiliser', 'water', 'yield'] as const;
export type SheetRow = (typeof SHEET_ROWS)[number];

/** The units of each, of which the first is the usual one. Nitrogen is counted in kilograms, which farmers call units. */
export const SHEET_UNITS = {
  seedRate: ['kg', 'tonnes', 'seedlings'],
  spacing: ['cm', 'm'],
  fertiliser: ['kgN'],
  water: ['m3', 'irrigations'],
  yield: ['tonnes', 'ardab', 'qintar', 'kg'],
} as const satisfies Record<SheetRow, readonly string[]>;
export type SheetUnit = (typeof SHEET_UNITS)[SheetRow][number];

const NUMBER = '\\d{1,7}(?:\\.\\d{1,3})?';
/** A number, a range such as `50-60`, or distances such as `20x70`. */
export const AMOUNT = new RegExp(`^${NUMBER}(?:-${NUMBER})?(?:x${NUMBER}(?:-${NUMBER})?)?$`);
