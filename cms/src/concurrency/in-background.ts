import { AsyncLocalStorage } from 'node:async_hooks';
import { logError } from './worker.ts';

const running = new Set<Promise<void>>();
const outside = AsyncLocalStorage.snapshot();

/** Milliseconds in which even a caller on this same machine has read its answer. */
const READ_MS = 30;

/** When the answer of the request at hand has left the process, or its caller has gone, and a moment later. */
const afterAnswer = (start: () => void): void => {
  const later = () => setTimeout(start, READ_MS);
  const answer = strapi.requestContext.get()?.res;
  if (!answer || answer.closed) later();
  else answer.once('close', later);
};

/** Work whose time must not show in the answer: it begins when the answer is out. What goes wrong goes to the log. */
export const inBackground = (name: string, work: () => Promise<void>): void => {
  const { promise, resolve } = Promise.withResolvers<void>();
  running.add(promise);
  const run = async (): Promise<void> => {
    await work().catch((error: unknown) => logError(`${name}: ${error instanceof Error ? error.message : error}`));
    running.delete(promise);
    resolve();
  };
  // Whoever asks is in a request: the work belongs to none.
  afterAnswer(() => outside(() => void run()));
};

/** When nothing runs any more: to be awaited before the database goes. */
export const backgroundWork = async (): Promise<void> => {
  await Promise.all(running);
};
