import { AsyncLocalStorage } from 'node:async_hooks';

export interface Worker {
  /** Looks for work now: to be called when there is some. */
  wake(): void;
  start(): void;
  stop(): void;
}

const FAULT_PAUSE_MS = 5_000;

/**
 * A loop over work that waits in the database. `step` does what is due and tells the milliseconds until the next look,
 * or null to wait for `wake`. One step at a time; a wake during a step is not lost; a fault is reported and tried again.
 */
export const createWorker = (name: string, step: () => Promise<number | null>, report: (fault: string) => void): Worker => {
  // Whoever wakes a worker is in a request, perhaps in a transaction: the step belongs to neither.
  const outside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWokenMeanwhile = false;
  let isStopped = true;

  const schedule = (pause: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = outside(() => setTimeout(run, pause));
  };
  const run = async (): Promise<void> => {
    if (isStopped) return;
    isRunning = true;
    isWokenMeanwhile = false;
    const pause = await step().catch((error: unknown) => {
      report(`${name}: ${error instanceof Error ? error.message : error}`);
      return FAULT_PAUSE_MS;
    });
    isRunning = false;
    if (isWokenMeanwhile) schedule(0);
    else if (pause !== null) schedule(pause);
  };
  return {
    // Noted at once: a timer for it would be cleared by the step that ends before it fires.
    wake: () => {
      if (isRunning) isWokenMeanwhile = true;
      else schedule(0);
    },
    start: () => {
      isStopped = false;
      schedule(0);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
