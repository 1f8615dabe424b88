import { LIST_QUERIES_PER_MINUTE } from '@sanabel/contract';
import { tooManyRequests } from './api-error.ts';

const WINDOW_MS = 60_000;
/** Beyond so many callers in one window the longest known are forgotten, so that counting them takes no memory without end. */
const CALLERS_MAX = 10_000;

interface Tries {
  count: number;
  endsAt: number;
}

/**
 * Counts the reads of each caller in windows of a minute, or of another length; `now` is in milliseconds. In memory, unlike every other
 * limit: it keeps a read from costing much, and a row for each would make it a write. Each process counts its own, and a start begins
 * anew.
 */
export const createReadLimit = (most: number, { now = Date.now, windowMs = WINDOW_MS }: { now?: () => number; windowMs?: number } = {}) => {
  const callers = new Map<string, Tries>();
  const triesOf = (caller: string): Tries => {
    const known = callers.get(caller);
    if (known && known.endsAt > now()) return known;
    const tries = { count: 0, endsAt: now() + windowMs };
    // Behind all others: the order of a map is that of its insertions.
    callers.delete(caller);
    callers.set(caller, tries);
    const [oldest] = callers.keys();
    if (callers.size > CALLERS_MAX && oldest !== undefined) callers.delete(oldest);
    return tries;
  };
  /** Counts one; false when there is none left. */
  const allows = (caller: string): boolean => {
    const tries = triesOf(caller);
    if (tries.count >= most) return false;
    tries.count += 1;
    return true;
  };
  return {
    allows,
    /** Counts one read. Throws 429 with the seconds to wait when the caller has none left. */
    count(caller: string): void {
      if (!allows(caller)) throw tooManyRequests((triesOf(caller).endsAt - now()) / 1000);
    },
    get callers(): number {
      return callers.size;
    },
  };
};

/** Of lists that are asked for with a question, by callers without a token. */
export const listQueries = createReadLimit(LIST_QUERIES_PER_MINUTE);
