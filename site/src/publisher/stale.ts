import { LOCALES } from '@sanabel/contract/enumerations';
import { familyOf } from './family.ts';

/** The pages that are to be rendered, in the order in which visitors miss them most. */
export interface StaleQueue {
  /** Adds pages. Those that visitors cannot find yet go first, then those whose address ends in one of the ids, an edited item's own. */
  add(addresses: Iterable<string>, urgentIds?: readonly string[]): void;
  /** Adds pages that show an old number and nothing else that is old: but for home and first pages, they are the last to go. */
  addCounting(addresses: Iterable<string>): void;
  /** Takes out the next pages that one renderer may render, of one family: those that somebody waits for alone, others as many as `most`. */
  take(most: number): string[];
  drop(address: string): void;
  /**
   * What the next pages are. No page that leads to missing ones may be put in before they are; an item's page may go when only counting
   * ones are left.
   */
  phase(): Phase;
  size(): number;
}

/** Pages that visitors cannot find yet, those that may lead to an item that is gone, and those that show an old number alone. */
export type Phase = 'missing' | 'leading' | 'counting';

/** What an address of the other language begins with. */
const LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);
/** Home and the first pages of the lists, in each language, where an edit is looked for next. */
const isEntrance = (address: string): boolean => address.replace(LANGUAGE, '').split('/').length <= 3 && !/\d$|\.\w+$/.test(address);

export const createStaleQueue = (isMissing: (address: string) => boolean = () => false): StaleQueue => {
  const missing = new Set<string>();
  const urgent = new Set<string>();
  const entrances = new Set<string>();
  const rest = new Set<string>();
  const counting = new Set<string>();
  const queues = [missing, urgent, entrances, rest, counting];
  const size = (): number => queues.reduce((sum, queue) => sum + queue.size, 0);
  const drop = (address: string): void => {
    for (const queue of queues) queue.delete(address);
  };
  return {
    add: (addresses, urgentIds = []) => {
      const ids = new Set(urgentIds);
      for (const address of addresses) {
        const isUrgent = ids.has(address.slice(address.lastIndexOf('/') + 1));
        const queue = isMissing(address) ? missing : isUrgent ? urgent : isEntrance(address) ? entrances : rest;
        if (queue === urgent) drop(address);
        counting.delete(address);
        if (queue === urgent || !urgent.has(address)) queue.add(address);
      }
    },
    addCounting: (addresses) => {
      for (const address of addresses)
        if (queues.every((queue) => !queue.has(address))) (isEntrance(address) ? entrances : counting).add(address);
    },
    take: (most) => {
      const queue = queues.find((candidate) => candidate.size > 0);
      if (!queue) return [];
      const [first = ''] = queue;
      const taken: string[] = [];
      for (const address of queue) {
        if (familyOf(address) !== familyOf(first)) continue;
        taken.push(address);
        queue.delete(address);
        if (queue === urgent || queue === entrances || taken.length >= most) break;
      }
      return taken;
    },
    drop,
    phase: () => {
      if (missing.size > 0) return 'missing';
      return urgent.size + entrances.size + rest.size > 0 ? 'leading' : 'counting';
    },
    size,
  };
};
