import { AsyncLocalStorage } from 'node:async_hooks';
import { logError } from './worker.ts';

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
