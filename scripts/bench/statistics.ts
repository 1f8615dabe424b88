/** Returns the value below which that share of all values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
};

/** The upper half of the normal distribution beyond z (Abramowitz and Stegun 26.2.17, good to seven digits). */
const beyond = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
};

/**
 * Compares two samples of any distribution: the probability of such a difference by chance (two-sided, normal approximation), and the share
 * of pairs in which the first is larger, 0.5 for equal samples.
 */
export const mannWhitney = (first: readonly number[], second: readonly number[]): { p: number; share: number } => {
  let larger = 0;
  for (const a of first) for (const b of second) larger += a > b ? 1 : a === b ? 0.5 : 0;
  const pairs = first.length * second.length;
  const deviation = Math.sqrt((pairs * (first.length + second.length + 1)) / 12);
  const z = Math.abs(larger - pairs / 2) / deviation;
  return { p: Math.min(1, 2 * beyond(z)), share: larger / pairs };
};

/** Returns the range as a share of the median, which shows whether a control was steady. */
export const spreadOf = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / median(values);

/** Returns the growth of y per unit of x: the median slope of all pairs (Theil and Sen), which a few outliers do not move. */
export const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number =>
  median(points.flatMap(([x, y], index) => points.slice(index + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x))));
