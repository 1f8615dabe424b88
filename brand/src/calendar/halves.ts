import { HALVES_OF_YEAR } from '@sanabel/contract/limits';

/** The farming year in halves of months: 0 is the first half of January, 23 the second of December. */

/** Halves of months one after the other, both ends included; it may pass the year's end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A day as a wall calendar has it; months count from 1. */
export interface Day {
  readonly month: number;
  readonly day: number;
}

/** When a crop is sown and harvested, as far as it is known. */
export interface Season {
  readonly sowing?: Span | undefined;
  readonly harvest?: Span | undefined;
}

/** What is done with a crop in a half of a month. */
export const STAGES = ['sow', 'tend', 'harvest', 'rest'] as const;
export type Stage = (typeof STAGES)[number];

const LAST_DAY_OF_FIRST_HALF = 15;

/** A half `steps` later, or earlier; the year goes round. */
export const later = (half: number, steps: number): number => (((half + steps) % HALVES_OF_YEAR) + HALVES_OF_YEAR) % HALVES_OF_YEAR;

export const halfOf = ({ month, day }: Day): number => (month - 1) * 2 + (day > LAST_DAY_OF_FIRST_HALF ? 1 : 0);

/** The month of a half, from 1, and whether it is the month's second one. */
export const monthOf = (half: number): { month: number; isSecond: boolean } => ({
  month: Math.floor(half / 2) + 1,
  isSecond: half % 2 === 1,
});

/** How many halves a span has, from 1 to all of them. */
export const lengthOf = ({ from, to }: Span): number => later(to, -from) + 1;

export const isWithin = (span: Span, half: number): boolean => later(half, -span.from) < lengthOf(span);

/** What is done in a half: sowing and harvest by their windows, tending between them. What overlaps is still being sown. */
export const stageAt = ({ sowing, harvest }: Season, half: number): Stage => {
  if (sowing && isWithin(sowing, half)) return 'sow';
  if (harvest && isWithin(harvest, half)) return 'harvest';
  return sowing && harvest && later(half, -sowing.from) < later(harvest.from, -sowing.from) ? 'tend' : 'rest';
};

/** Tut, with which the farmer's year begins, falls into September: a winter crop is one unbroken run from there (guide §13.3). */
export const FIRST_MONTH = 9;
const FIRST_HALF = (FIRST_MONTH - 1) * 2;

/** The place of a half in the farmer's year, from 0. */
export const placeOf = (half: number): number => later(half, -FIRST_HALF);

/** The place of a day's half in the farmer's year, in one sum: every visitor of a crop's page loads it. */
export const placeOfDay = ({ month, day }: Day): number =>
  (month * 2 - 2 - FIRST_HALF + HALVES_OF_YEAR + Number(day > LAST_DAY_OF_FIRST_HALF)) % HALVES_OF_YEAR;

/** All halves of the farmer's year in order. */
export const FARMERS_YEAR: readonly number[] = /* @__PURE__ */ Array.from({ length: HALVES_OF_YEAR }, (_, place) =>
  later(FIRST_HALF, place),
);
