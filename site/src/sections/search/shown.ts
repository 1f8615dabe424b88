import type { Found } from './find.ts';
import type { Group, Start } from './model.ts';

export interface ShownGroup {
  /** `meant` has the results of similar words. */
  group: Group;
  count: number;
  found: readonly Found[];
}

/** Results below this part of the best score are left to the page with all results. */
const WEAK = 0.2;

/** Groups results; the heading with the best one comes first. */
export const shownOf = (
  { found, meant }: { found: readonly Found[]; meant: readonly Found[] },
  kinds: Start['groups'],
  most: number,
  isWhole = false,
): ShownGroup[] => {
  const least = isWhole ? 0 : WEAK * (found[0]?.score ?? 0);
  const groups = Object.entries(kinds).map(([group, own]) => ({
    group,
    all: found.filter(({ kind }) => own.includes(kind)),
  }));
  return [...groups, { group: 'meant', all: meant }]
    .map(({ group, all }) => ({ group, count: all.length, found: all.filter(({ score }) => score >= least).slice(0, most) }))
    .filter(({ found: own }) => own.length > 0)
    .sort(({ found: [one] }, { found: [other] }) => (other?.score ?? 0) - (one?.score ?? 0));
};
