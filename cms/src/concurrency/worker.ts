import { AsyncLocalStorage } from 'node:async_hooks';

export interface Worker {
  /** Looks for work now. Call it when there is some. */
  wake(): void;
  start(): void;
  stop(): void;
}

const ERROR_PAUSE_MS = 5_000;

/** Logs what went wrong in background work. */
export const logError = (error: string): void => {
  strapi.log.error(error);
};

/**
 * A loop over work that waits in the database. `step` does what is due and returns the milliseconds until the next look,
 * or null to wait for `wake`. One step at a time; a wake during a step is not lost; an error is reported and the step tried again.
 */
export const createWorker = (name: string, step: () => Promise<number | null>, report: (error: string) => void = logError): Worker => {
  // `wake` is called in a request, perhaps in a transaction: a step runs outside of both, and never joins them.
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
      return ERROR_PAUSE_MS;
    });
    isRunning = false;
    if (isWokenMeanwhile) schedule(0);
    else if (pause !== null) schedule(pause);
  };
  return {
    // Noted at once: a timer for it would be cleared when the running step ends first.
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
