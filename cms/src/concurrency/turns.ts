import { performance } from 'node:perf_hooks';
import { ApiError } from '../http/api-error.ts';

/** Some two seconds of work. Whoever comes then would wait longer than they like, and each of them holds memory. */
const WAITING_MAX = 100;
const RETRY_AFTER_SECONDS = 5;
/** So many times as long as a turn has kept this thread busy nobody has one: strangers get a third of it. */
const PAUSE_SHARE = 2;
/** A pause is no longer than this, whatever else kept the thread busy. */
const PAUSE_MAX_MS = 50;

const waiting: (() => void)[] = [];
let isTaken = false;

const pass = (): void => {
  const next = waiting.shift();
  if (next) next();
  else isTaken = false;
};

const take = async (): Promise<void> => {
  if (!isTaken) {
    isTaken = true;
    return;
  }
  if (waiting.length >= WAITING_MAX) throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
  await new Promise<void>((resolve) => waiting.push(resolve));
};

/** The turn of one request, which it takes when it has something costly to do. */
export interface Turn {
  /** Waits for the turn; at once when the request has it already. Throws 503 when too many wait. */
  take(): Promise<void>;
  /** Gives it up, if it was taken. */
  end(): void;
}

/**
 * Strangers' costly work (a hash, a search, a row) is done one after the other, and the next one waits for a time after the last one. So
 * however many come from however many addresses, readers wait behind one of them at most, and have most of this thread.
 */
export const newTurn = (): Turn => {
  let before: ReturnType<typeof performance.eventLoopUtilization> | undefined;
  return {
    take: async () => {
      if (before) return;
      await take();
      before = performance.eventLoopUtilization();
    },
    end: () => {
      if (!before) return;
      const { active } = performance.eventLoopUtilization(before);
      before = undefined;
      setTimeout(pass, Math.min(active * PAUSE_SHARE, PAUSE_MAX_MS)).unref();
    },
  };
};
