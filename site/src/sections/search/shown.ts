import type { Found } from './find.ts';
import { GROUPS, type Group } from './model.ts';

export interface ShownGroup {
  group: Group;
  count: number;
  found: Found[];
}

/** Groups results; the heading with the best one comes first. */
export const shownOf = (found: readonly Found[], most: number): ShownGroup[] => {
  const names = Object.keys(GROUPS) as Group[];
  return names
    .map((group) => ({ group, all: found.filter(({ kind }) => GROUPS[group].some((one) => one === kind)) }))
    .filter(({ all }) => all.length > 0)
    .sort(({ all: [one] }, { all: [other] }) => (other?.score ?? 0) - (one?.score ?? 0))
    .map(({ group, all }) => ({ group, count: all.length, found: all.slice(0, most) }));
};
