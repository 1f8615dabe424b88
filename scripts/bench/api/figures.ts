import { median, spreadOf } from '../statistics.ts';

/** A control with more spread was not steady. */
const STEADY = 0.25;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Returns the median of the ratios of all rounds: within a round both had the same machine. */
export const ratioOf = (ours: readonly number[], control: readonly number[]): number =>
  median(ours.map((rate, round) => rate / (control[round] ?? Number.NaN)));

export const comparison = (
  name: string,
  ours: readonly number[],
  control: readonly number[],
  target: number | null,
  format: (ratio: number) => string,
): string => {
  const ratio = ratioOf(ours, control);
  const spread = spreadOf(control);
  const verdict = target === null ? '' : `target ${format(target)}: ${ratio >= target ? 'reached' : 'MISSED'}; `;
  const doubt = spread > STEADY ? '; the control was not steady, take it with care' : '';
  return `${name.padEnd(34)} ${format(ratio).padStart(8)}  (${verdict}${Math.round(median(ours))}/s against ${Math.round(median(control))}/s; control spread ${percent(spread)}${doubt})`;
};

export const times = (ratio: number): string => `${ratio.toFixed(1)}×`;
export const share = (ratio: number): string => percent(ratio);
