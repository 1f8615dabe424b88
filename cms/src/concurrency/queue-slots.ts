import { performance } from 'node:perf_hooks';
import { ApiError } from '../http/api-error.ts';

/** Some two seconds of work. Later requests would wait too long, and each occupies memory. */
const WAITING_MAX = 100;
const RETRY_AFTER_SECONDS = 5;
/** Length of the pause relative to the busy time before: anonymous work gets a third of this thread. */
const PAUSE_SHARE = 2;
/** Limits the pause when other work kept the thread busy. */
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

export interface QueueSlot {
  /** Returns at once when the request has its slot already. Throws 503 when too many wait. */
  take(): Promise<void>;
  end(): void;
}

/** Runs costly anonymous work (a hash, a search, a row) one at a time with pauses, so that readers wait for one at most. */
export const newQueueSlot = (): QueueSlot => {
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
