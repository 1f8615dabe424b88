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

const running = new Set<Promise<void>>();
const outside = AsyncLocalStorage.snapshot();

/** Milliseconds in which even a caller on this same machine has read its answer. */
const READ_MS = 30;

/** Starts a moment after the current request's answer has left the process, or its caller has gone. */
const afterAnswer = (start: () => void): void => {
  const later = () => setTimeout(start, READ_MS);
  const answer = strapi.requestContext.get()?.res;
  if (!answer || answer.closed) later();
  else answer.once('close', later);
};

/** Runs work whose time must not show in the answer: it begins when the answer is out. Its errors go to the log. */
export const inBackground = (name: string, work: () => Promise<void>): void => {
  const { promise, resolve } = Promise.withResolvers<void>();
  running.add(promise);
  const run = async (): Promise<void> => {
    await work().catch((error: unknown) => logError(`${name}: ${error instanceof Error ? error.message : error}`));
    running.delete(promise);
    resolve();
  };
  // The caller is in a request, perhaps in a transaction: the work must not join it.
  afterAnswer(() => outside(() => void run()));
};

/** Resolves when no background work runs. Await it before the database closes. */
export const backgroundWork = async (): Promise<void> => {
  await Promise.all(running);
};
