import { edgeOf, firstDay, lastDay, lastDayOfMonth } from '@sanabel/contract/growing-guide/window';

/** Days of any year, as `1110` for 10 November, so that they sort as texts. 29 February is one of them. */
export type YearDay = string;

/** Consecutive days, both ends included; may cross the end of the year. */
export interface Days {
  readonly from: YearDay;
  readonly to: YearDay;
}

/** One sowing with its harvest. Growth is a guess from the months that the crop needs, or lies between the two. */
export interface Season {
  readonly sowing?: Days | undefined;
  readonly harvest?: Days | undefined;
  readonly growth?: Days | undefined;
}

export const STAGES = ['sow', 'tend', 'harvest', 'rest'] as const;
export type Stage = (typeof STAGES)[number];

const MONTHS = 12;
const two = (number: number): string => String(number).padStart(2, '0');

export const yearDay = (month: number, day: number): YearDay => two(month) + two(day);

export const YEAR_DAYS: readonly YearDay[] = Array.from({ length: MONTHS }, (_, index) => index + 1).flatMap((month) =>
  Array.from({ length: lastDayOfMonth(month) }, (_, index) => yearDay(month, index + 1)),
);

export const daysOf = ({ from, to }: { from: string; to: string }): Days => {
  const [first, last] = [edgeOf(from), edgeOf(to)];
  return { from: yearDay(first.month, firstDay(first)), to: yearDay(last.month, lastDay(last)) };
};

export const isWithin = ({ from, to }: Days, day: YearDay): boolean => (from <= to ? from <= day && day <= to : from <= day || day <= to);

const laterBy = (day: YearDay, months: number): YearDay => {
  const month = ((((Number(day.slice(0, 2)) - 1 + months) % MONTHS) + MONTHS) % MONTHS) + 1;
  return yearDay(month, Math.min(Number(day.slice(2)), lastDayOfMonth(month)));
};

const WHOLE_YEAR: Days = { from: '0101', to: '1231' };

/** Completes a season by the months that the crop grows: from sowing to harvest, or from flowering to picking. */
export const withGrowth = ({ sowing, harvest }: Season, months: number): Season => {
  if (months >= MONTHS) return { sowing, harvest, growth: WHOLE_YEAR };
  if (sowing && harvest) return { sowing, harvest, growth: { from: sowing.from, to: harvest.from } };
  if (harvest) return { harvest, growth: { from: laterBy(harvest.from, -months), to: harvest.from } };
  if (!sowing) return {};
  const end = laterBy(sowing.to, months);
  const isRound = isWithin({ from: sowing.from, to: sowing.to }, end) || isWithin({ from: sowing.to, to: end }, sowing.from);
  return { sowing, growth: isRound ? WHOLE_YEAR : { from: sowing.from, to: end } };
};

const RANK = [
  ['sow', 'sowing'],
  ['harvest', 'harvest'],
  ['tend', 'growth'],
] as const satisfies readonly (readonly [Stage, keyof Season])[];

/** Sowing wins where seasons overlap, then harvest. */
export const stageOn = (seasons: readonly Season[], day: YearDay): Stage =>
  RANK.find(([, name]) => seasons.some((season) => season[name] && isWithin(season[name], day)))?.[0] ?? 'rest';

/** Five-day parts of a month, the last one with up to six days: the unit of drawn bars. */
export const PARTS_OF_MONTH = 6;
const MIDDLES = [3, 8, 13, 18, 23, 28] as const;

/** The stage in the middle of each part of the year, from the first days of January. */
export const partsOf = (seasons: readonly Season[]): Stage[] =>
  Array.from({ length: MONTHS }, (_, index) => index + 1).flatMap((month) => MIDDLES.map((day) => stageOn(seasons, yearDay(month, day))));

/** Groups the days for which `isOn` holds: `1110-1125`. A group that crosses the end of the year is one. */
export const rangesOf = (isOn: (day: YearDay) => boolean): string[] => {
  const ranges: { from: YearDay; to: YearDay }[] = [];
  let wasOn = false;
  for (const day of YEAR_DAYS) {
    const on = isOn(day);
    const last = ranges.at(-1);
    if (on && wasOn && last) last.to = day;
    else if (on) ranges.push({ from: day, to: day });
    wasOn = on;
  }
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first && last && first !== last && first.from === WHOLE_YEAR.from && last.to === WHOLE_YEAR.to) {
    ranges.pop();
    first.from = last.from;
  }
  return ranges.map(({ from, to }) => `${from}-${to}`);
};
