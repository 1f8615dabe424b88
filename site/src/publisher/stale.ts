/** The pages that are to be rendered, in the order in which visitors miss them most. */
export interface StaleQueue {
  /** Adds pages; those whose address ends in one of the ids, an edited item's own, go first. */
  add(addresses: Iterable<string>, urgentIds?: readonly string[]): void;
  /** The next pages, at most so many; they stay in the queue until `done`. */
  next(count: number): string[];
  done(address: string): void;
  size(): number;
  clear(): void;
}

/** Home and the first pages of the lists, where an edit is looked for next. */
const isEntrance = (address: string): boolean => address.split('/').length <= 3 && !/\d$/.test(address);

export const createStaleQueue = (): StaleQueue => {
  const urgent = new Set<string>();
  const entrances = new Set<string>();
  const rest = new Set<string>();
  const queues = [urgent, entrances, rest];
  const done = (address: string): void => {
    for (const queue of queues) queue.delete(address);
  };
  return {
    add: (addresses, urgentIds = []) => {
      const ids = new Set(urgentIds);
      for (const address of addresses) {
        const isUrgent = ids.has(address.slice(address.lastIndexOf('/') + 1));
        (isUrgent ? urgent : isEntrance(address) ? entrances : rest).add(address);
      }
    },
    next: (count) => {
      const found = new Set<string>();
      for (const queue of queues)
        for (const address of queue) {
          if (found.size >= count) return [...found];
          found.add(address);
        }
      return [...found];
    },
    done,
    size: () => new Set(queues.flatMap((queue) => [...queue])).size,
    clear: () => {
      for (const queue of queues) queue.clear();
    },
  };
};
