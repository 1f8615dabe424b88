import { setTimeout as pause } from 'node:timers/promises';
import { ExpectedError } from './log.ts';

const PAUSE_MS = 50;

interface UntilOptions {
  timeoutMs: number;
  what: string;
  signal?: AbortSignal;
}

/** Polls until the answer is not null, undefined or false; throws when the time is over. */
export const until = async <T>(ask: () => Promise<T | null | undefined | false>, { timeoutMs, what, signal }: UntilOptions): Promise<T> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new ExpectedError(`${what} did not come within ${timeoutMs / 1000} s`);
    await pause(PAUSE_MS);
  }
};
