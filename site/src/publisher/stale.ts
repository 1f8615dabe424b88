import { LOCALES } from '@sanabel/contract/enumerations';
import { renderGroupOf } from './render-group.ts';

/** A queue of the pages to render, the most urgent first. */
export interface StaleQueue {
  /** Missing pages go first, then those whose address ends in one of the ids, an edited item's own. */
  add(addresses: Iterable<string>, urgentIds?: readonly string[]): void;
  /** Adds pages whose only stale part is a count. They go last, except home and first pages. */
  addCounting(addresses: Iterable<string>): void;
  /** Takes pages of one render group: one at a time when someone waits for it, else up to `most`. */
  take(most: number): string[];
  drop(address: string): void;
  /** A page that links to missing ones waits for them; an item's page may go when only `counting` ones are left. */
  phase(): Phase;
  size(): number;
}

/** Pages that do not exist yet, pages that may link to a removed item, and pages with a stale count only. */
export type Phase = 'missing' | 'leading' | 'counting';

const LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);
/** Home and the first pages of lists, where visitors look for an edit next. */
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
        if (renderGroupOf(address) !== renderGroupOf(first)) continue;
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
