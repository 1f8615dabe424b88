import { AsyncLocalStorage } from 'node:async_hooks';

export interface Worker {
  wake(): void;
  start(): void;
  stop(): void;
}

const ERROR_PAUSE_MS = 5_000;

/** Background work that shutdown waits for. */
const running = new Set<Promise<unknown>>();

/** Longest wait of a shutdown: a mail server that hangs must not block it. */
const LAST_WAIT_MS = 5_000;

/** Makes shutdown wait for this work. */
export const untilDone = (work: Promise<unknown>): void => {
  const done: Promise<unknown> = work.catch(() => {}).finally(() => running.delete(done));
  running.add(done);
};

/** Work may begin other work. */
const noneRunning = async (): Promise<void> => {
  while (running.size > 0) await Promise.all(running);
};

/** Resolves when no background work runs, or after a time limit. Await it before closing the database. */
export const backgroundWork = async (): Promise<void> => {
  const timeout = new Promise((resolve) => setTimeout(resolve, LAST_WAIT_MS).unref());
  await Promise.race([noneRunning(), timeout]);
};

export const logError = (error: string): void => {
  strapi.log.error(error);
};

/** Runs one `step` at a time; it returns milliseconds until the next poll, or null to wait for `wake`. Errors are reported and retried. */
export const createWorker = (name: string, runPass: () => Promise<number | null>, report: (error: string) => void = logError): Worker => {
  // `wake` may be called inside a transaction: steps must not join it.
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
    const pause = await runPass().catch((error: unknown) => {
      report(`${name}: ${error instanceof Error ? error.message : error}`);
      return ERROR_PAUSE_MS;
    });
    isRunning = false;
    if (isWokenMeanwhile) schedule(0);
    else if (pause !== null) schedule(pause);
  };
  return {
    // Recorded at once: a timer for it would be cleared when the running step ends first.
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

/** Milliseconds in which even a local caller has read its answer. */
const READ_MS = 30;

/** Waits until the answer has left the process or its caller has disconnected. */
const afterAnswer = (start: () => void): void => {
  const later = () => setTimeout(start, READ_MS);
  const answer = strapi.requestContext.get()?.res;
  if (!answer || answer.closed) later();
  else answer.once('close', later);
};

/** Runs work whose duration must not show in the answer; it starts afterwards. Errors are logged. */
export const inBackground = (name: string, work: () => Promise<void>): void => {
  const { promise, resolve } = Promise.withResolvers<void>();
  untilDone(promise);
  const run = async (): Promise<void> => {
    await work().catch((error: unknown) => logError(`${name}: ${error instanceof Error ? error.message : error}`));
    resolve();
  };
  // The caller may be in a transaction, which the work must not join.
  afterAnswer(() => outside(() => void run()));
};
