import type { Found } from './find.ts';
import { GROUPS, type Group } from './model.ts';

export interface ShownGroup {
  /** `meant` has the results of similar words. */
  group: Group | 'meant';
  count: number;
  found: readonly Found[];
}

/** Results below this part of the best score are left to the page with all results. */
const WEAK = 0.2;

/** Groups results; the heading with the best one comes first. */
export const shownOf = (
  { found, meant }: { found: readonly Found[]; meant: readonly Found[] },
  most: number,
  isWhole = false,
): ShownGroup[] => {
  const least = isWhole ? 0 : WEAK * (found[0]?.score ?? 0);
  const groups = (Object.keys(GROUPS) as Group[]).map((group) => ({
    group,
    all: found.filter(({ kind }) => GROUPS[group].some((one) => one === kind)),
  }));
  return [...groups, { group: 'meant' as const, all: meant }]
    .map(({ group, all }) => ({ group, count: all.length, found: all.filter(({ score }) => score >= least).slice(0, most) }))
    .filter(({ found: own }) => own.length > 0)
    .sort(({ found: [one] }, { found: [other] }) => (other?.score ?? 0) - (one?.score ?? 0));
};
