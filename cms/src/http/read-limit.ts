import { LIST_QUERIES_PER_MINUTE } from '@sanabel/contract';
import { tooManyRequests } from './api-error.ts';

const WINDOW_MS = 60_000;
/** Beyond so many callers in one minute the longest known are forgotten, so that counting them takes no memory without end. */
const CALLERS_MAX = 10_000;

interface Tries {
  count: number;
  endsAt: number;
}

/**
 * Counts the reads of each caller in windows of a minute; `now` is in milliseconds. In memory, unlike every other limit: it keeps a
 * read from costing much, and a row for each would make it a write. Each process counts its own, and a start begins anew.
 */
export const createReadLimit = (most: number, now: () => number = Date.now) => {
  const callers = new Map<string, Tries>();
  return {
    /** Counts one read. Throws 429 with the seconds to wait when the caller has none left. */
    count(caller: string): void {
      const known = callers.get(caller);
      const tries = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + WINDOW_MS };
      if (tries.count >= most) throw tooManyRequests((tries.endsAt - now()) / 1000);
      tries.count += 1;
      if (tries === known) return;
      // Behind all others: the order of a map is that of its insertions.
      callers.delete(caller);
      callers.set(caller, tries);
      const [oldest] = callers.keys();
      if (callers.size > CALLERS_MAX && oldest !== undefined) callers.delete(oldest);
    },
    get callers(): number {
      return callers.size;
    },
  };
};

/** Of lists that are asked for with a question, by callers without a token. */
export const listQueries = createReadLimit(LIST_QUERIES_PER_MINUTE);
