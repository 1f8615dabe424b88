import { LIST_QUERIES_PER_MINUTE } from '@sanabel/contract';
import { tooManyRequests } from './api-error.ts';

const WINDOW_MS = 60_000;
/** Limits the memory: the oldest callers are forgotten. */
const CALLERS_MAX = 10_000;

interface Tries {
  count: number;
  endsAt: number;
}

/** Kept in memory, since a row for each read would make it a write; each process counts separately. `now` is in milliseconds. */
export const createReadLimit = (most: number, { now = Date.now, windowMs = WINDOW_MS }: { now?: () => number; windowMs?: number } = {}) => {
  const callers = new Map<string, Tries>();
  const triesOf = (caller: string): Tries => {
    const known = callers.get(caller);
    if (known && known.endsAt > now()) return known;
    const tries = { count: 0, endsAt: now() + windowMs };
    // A map keeps the order of insertion: this moves the caller to the end.
    callers.delete(caller);
    callers.set(caller, tries);
    const [oldest] = callers.keys();
    if (callers.size > CALLERS_MAX && oldest !== undefined) callers.delete(oldest);
    return tries;
  };
  const allows = (caller: string): boolean => {
    const tries = triesOf(caller);
    if (tries.count >= most) return false;
    tries.count += 1;
    return true;
  };
  return {
    allows,
    /** Throws 429 with the seconds to wait. */
    count(caller: string): void {
      if (!allows(caller)) throw tooManyRequests((triesOf(caller).endsAt - now()) / 1000);
    },
    get callers(): number {
      return callers.size;
    },
  };
};

/** For calls of visitors that store nothing about them: limits each caller, and all of them together. */
export const createVisitorLimit = (perCaller: number, perAll: number): ((caller: string) => void) => {
  const [ofOne, ofAll] = [createReadLimit(perCaller), createReadLimit(perAll)];
  return (caller) => {
    ofOne.count(caller);
    ofAll.count('all');
  };
};

export const listQueries = createReadLimit(LIST_QUERIES_PER_MINUTE);
