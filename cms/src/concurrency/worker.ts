import { AsyncLocalStorage } from 'node:async_hooks';

export interface Worker {
  /** Looks for work now. Call it when there is some. */
  wake(): void;
  start(): void;
  stop(): void;
}

const ERROR_PAUSE_MS = 5_000;

/** What is under way in the background, for the end of the process. */
const running = new Set<Promise<unknown>>();

/** Milliseconds for which the end of the process waits: a mail server that hangs must not hold it up. */
const LAST_WAIT_MS = 5_000;

/** Lets the end of the process wait for work that nobody else waits for. */
export const untilDone = (work: Promise<unknown>): void => {
  const done: Promise<unknown> = work.catch(() => {}).finally(() => running.delete(done));
  running.add(done);
};

/** Resolves when no background work runs, or when it takes too long. Await it before the database closes. */
export const backgroundWork = async (): Promise<void> => {
  const patience = new Promise((resolve) => setTimeout(resolve, LAST_WAIT_MS).unref());
  await Promise.race([Promise.all(running), patience]);
};

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
    if (!isStopped) timer = outside(() => setTimeout(() => untilDone(run()), pause));
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
  untilDone(promise);
  const run = async (): Promise<void> => {
    await work().catch((error: unknown) => logError(`${name}: ${error instanceof Error ? error.message : error}`));
    resolve();
  };
  // The caller is in a request, perhaps in a transaction: the work must not join it.
  afterAnswer(() => outside(() => void run()));
};
