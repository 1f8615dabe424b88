import { HALVES_OF_YEAR } from '@sanabel/contract/limits';

/** The farming year in halves of months: 0 is the first half of January, 23 the second of December. */

/** Consecutive halves, both ends included. A span may cross the end of the year. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Months count from 1. */
export interface Day {
  readonly month: number;
  readonly day: number;
}

const LAST_DAY_OF_FIRST_HALF = 15;

/** Wraps around the year; `steps` may be negative. */
export const later = (half: number, steps: number): number => (((half + steps) % HALVES_OF_YEAR) + HALVES_OF_YEAR) % HALVES_OF_YEAR;

export const halfOf = ({ month, day }: Day): number => (month - 1) * 2 + (day > LAST_DAY_OF_FIRST_HALF ? 1 : 0);

/** Months count from 1. */
export const monthOf = (half: number): { month: number; isSecond: boolean } => ({
  month: Math.floor(half / 2) + 1,
  isSecond: half % 2 === 1,
});

export const lengthOf = ({ from, to }: Span): number => later(to, -from) + 1;

export const isWithin = (span: Span, half: number): boolean => later(half, -span.from) < lengthOf(span);

/** The farmer's year begins with Tut, in September: a winter crop is one unbroken run from there (guide §13.3). */
export const FIRST_MONTH = 9;
const FIRST_HALF = (FIRST_MONTH - 1) * 2;

/** Index in the farmer's year, from 0. */
export const indexOf = (half: number): number => later(half, -FIRST_HALF);

export const FARMERS_YEAR: readonly number[] = /* @__PURE__ */ Array.from({ length: HALVES_OF_YEAR }, (_, index) =>
  later(FIRST_HALF, index),
);
