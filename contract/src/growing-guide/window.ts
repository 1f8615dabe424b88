import * as z from 'zod';
import type { FieldCode } from '../errors.ts';
import { HALVES_OF_YEAR, NAME_MAX } from '../limits.ts';
import { text, typeError } from '../text.ts';

/** The thirds of a month, for sources that name no day: days 1 to 10, about the 15th, and from the 21st on. */
export const MONTH_PARTS = ['early', 'mid', 'late'] as const;
export type MonthPart = (typeof MONTH_PARTS)[number];

/** The first and the last day of each third; 31 means the last day of any month. */
const PART_DAYS: Record<MonthPart, readonly [first: number, last: number]> = { early: [1, 10], mid: [15, 15], late: [21, 31] };
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FIRST_OF_SECOND_HALF = 16;

/** Months count from 1. A third of a month has no day. */
export interface Edge {
  month: number;
  day: number | undefined;
  part: MonthPart | undefined;
}

export const lastDayOfMonth = (month: number): number => DAYS_IN_MONTH[month - 1] ?? 0;

const EDGE = /^(\d\d)-(?:(\d\d)|(early|mid|late))$/;

const parseEdge = (value: string): Edge | undefined => {
  const [, month, day, part] = value.match(EDGE) ?? [];
  const edge = { month: Number(month), day: day === undefined ? undefined : Number(day), part: part as MonthPart | undefined };
  const isValid = edge.day === undefined ? lastDayOfMonth(edge.month) > 0 : edge.day > 0 && edge.day <= lastDayOfMonth(edge.month);
  return isValid ? edge : undefined;
};

/** Reads a valid end of a window: `11-10` is 10 November, `11-late` the last third of November. */
export const edgeOf = (value: string): Edge => parseEdge(value) ?? { month: 1, day: 1, part: undefined };

const two = (number: number): string => String(number).padStart(2, '0');

export const writeEdge = (month: number, dayOrPart: number | MonthPart): string =>
  `${two(month)}-${typeof dayOrPart === 'number' ? two(dayOrPart) : dayOrPart}`;

/** Returns the first day that the start of a window can mean. */
export const firstDay = ({ day, part }: Edge): number => day ?? PART_DAYS[part ?? 'early'][0];

/** Returns the last day that the end of a window can mean. */
export const lastDay = ({ month, day, part }: Edge): number => Math.min(lastDayOfMonth(month), day ?? PART_DAYS[part ?? 'late'][1]);

const edge = z
  .string({ error: typeError })
  .refine((value) => parseEdge(value) !== undefined, { error: 'invalid_type' satisfies FieldCode });

const line = text({ max: NAME_MAX, isOptional: true }).optional();

/** Builds the schema of a window; both ends are included, and it may cross the end of the year. */
export const guideWindow = <Source extends z.ZodType>(source: Source) =>
  z.strictObject({ from: edge, to: edge, name: line, arabicName: line, place: line, arabicPlace: line, source });

const isHalf = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < HALVES_OF_YEAR;

/** Returns the days of a window in half-months, which count from the first half of January as 0. */
export const edgesOfHalves = (from: number, to: number): { from: string; to: string } => {
  const [first, last] = [Math.floor(from / 2) + 1, Math.floor(to / 2) + 1];
  return {
    from: writeEdge(first, from % 2 === 0 ? 1 : FIRST_OF_SECOND_HALF),
    to: writeEdge(last, to % 2 === 0 ? FIRST_OF_SECOND_HALF - 1 : lastDayOfMonth(last)),
  };
};

const upgradeWindows = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { from, to, ...rest } = value as Record<string, unknown>;
  return isHalf(from) && isHalf(to) ? [{ ...edgesOfHalves(from, to), ...rest }] : value;
};

const mapObject = (value: unknown, change: (inner: unknown, name: string) => unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));

/** Reads guides stored before December 2026, whose regions had one window of each kind, in half-months. */
export const upgradeGuide = (guide: unknown): unknown =>
  mapObject(guide, (part, partName) =>
    partName === 'regions'
      ? mapObject(part, (facts) =>
          mapObject(facts, (fact, name) => (name === 'sowing' || name === 'harvest' ? upgradeWindows(fact) : fact)),
        )
      : part,
  );
