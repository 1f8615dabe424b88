/** `everywhere` is the whole country; a region's own facts override it. */
export const SHEET_REGIONS = ['everywhere', 'delta', 'middle', 'upper', 'reclaimed'] as const;
export type SheetRegion = (typeof SHEET_REGIONS)[number];

/** Amounts for one feddan. */
export const SHEET_ROWS = ['seedRate', 'spacing', 'fertiliser', 'water', 'yield'] as const;
export type SheetRow = (typeof SHEET_ROWS)[number];

/** The first unit is the usual one. Farmers call a kilogram of nitrogen a unit. */
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
