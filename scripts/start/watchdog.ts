import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../process/child.ts';
import type { PartLog } from '../process/log.ts';

const ASK_EVERY_MS = 5_000;
/** Thirty seconds of silence. */
const SILENCES_MAX = 6;

interface WatchOptions {
  url: string;
  log: PartLog;
  askEveryMs?: number;
}

/** Any answer counts: a process that reports a missing database is awake. */
const answers = async (url: string, timeoutMs: number): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  );

/** Resolves after several missed answers in a row, never before the first answer. */
const whenSilent = async (url: string, everyMs: number, signal: AbortSignal): Promise<'silent'> => {
  let silences = Number.NEGATIVE_INFINITY;
  while (silences < SILENCES_MAX && !signal.aborted) {
    const [isAwake] = await Promise.all([answers(url, everyMs), sleep(everyMs)]);
    silences = isAwake ? 0 : silences + 1;
  }
  return 'silent';
};

/** Restarts a process that has not answered for thirty seconds: one in an endless loop is alive, so nothing else would notice. */
export const startWatched = (start: () => Child, { url, log, askEveryMs = ASK_EVERY_MS }: WatchOptions): Child => {
  let child = start();
  let isStopped = false;
  const watch = async (): Promise<Awaited<Child['exited']>> => {
    for (;;) {
      const over = new AbortController();
      const end = await Promise.race([child.exited, whenSilent(url, askEveryMs, over.signal)]);
      over.abort();
      if (end !== 'silent') return end;
      log.error(`has not answered for ${(SILENCES_MAX * askEveryMs) / 1_000} s, so it is started again`);
      await child.stop();
      if (isStopped) return child.exited;
      child = start();
    }
  };
  return {
    name: child.name,
    exited: watch(),
    lastOutput: () => child.lastOutput(),
    stop: () => {
      isStopped = true;
      return child.stop();
    },
  };
};
