import { setTimeout as pause } from 'node:timers/promises';
import { ExpectedError } from './log.ts';

const PAUSE_MS = 50;

type UntilOptions = { signal: AbortSignal; timeoutMs?: never } | { timeoutMs: number; what: string; signal?: AbortSignal };

/** Polls until the answer is not null, undefined or false; throws when the time is over or the signal is aborted. */
export const until = async <T>(ask: () => Promise<T | null | undefined | false>, options: UntilOptions): Promise<T> => {
  const startedAt = Date.now();
  for (;;) {
    options.signal?.throwIfAborted();
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (options.timeoutMs !== undefined && Date.now() - startedAt > options.timeoutMs)
      throw new ExpectedError(`${options.what} did not come within ${options.timeoutMs / 1000} s`);
    await pause(PAUSE_MS);
  }
};
