/** `everywhere` is the whole country; a region's own facts override it. */
export const GUIDE_REGIONS = ['everywhere', 'delta', 'middle', 'upper', 'reclaimed'] as const;
export type GuideRegion = (typeof GUIDE_REGIONS)[number];

/** Amounts for one feddan. */
export const GUIDE_ROWS = ['seedRate', 'spacing', 'fertiliser', 'water', 'yield'] as const;
export type GuideRow = (typeof GUIDE_ROWS)[number];

/** The first unit is the usual one. Farmers call a kilogram of nitrogen a unit. */
export const GUIDE_UNITS = {
  seedRate: ['kg', 'tonnes', 'seedlings'],
  spacing: ['cm', 'm'],
  fertiliser: ['kgN'],
  water: ['m3', 'irrigations'],
  yield: ['tonnes', 'ardab', 'qintar', 'kg'],
} as const satisfies Record<GuideRow, readonly string[]>;
export type GuideUnit = (typeof GUIDE_UNITS)[GuideRow][number];

const NUMBER = '\\d{1,7}(?:\\.\\d{1,3})?';
/** A number, a range such as `50-60`, or distances such as `20x70`. */
export const AMOUNT = new RegExp(`^${NUMBER}(?:-${NUMBER})?(?:x${NUMBER}(?:-${NUMBER})?)?$`);
