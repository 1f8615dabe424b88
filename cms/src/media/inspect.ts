import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pLimit } from '../concurrency/p-limit.ts';
import type { Answers, Question } from './inspect-worker.ts';

const MAX_AT_ONCE = 2;
/** The largest valid file takes some 2 s on a busy machine. */
const TIME_LIMIT_MS = 30_000;
/** Room for a whole file, its tables and their entries. */
const MEMORY_LIMIT_MB = 512;

export class TooCostly extends Error {}

/** Long enough for the next file of an editor at work. A thread takes some 10 MB. */
const IDLE_MS = 30_000;

const idle: Worker[] = [];
let rest: NodeJS.Timeout | undefined;
const queue = pLimit(MAX_AT_ONCE);

const endIdle = (): void => {
  for (const worker of idle.splice(0)) void worker.terminate();
};

const newWorker = (): Worker =>
  new Worker(join(__dirname, 'inspect-worker.js'), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB } });

/** Inspects in a thread, so that no file blocks other requests. Throws `TooCostly` above the limits of time and memory. */
export const inspect = <Ask extends Question['ask']>(question: Extract<Question, { ask: Ask }>): Promise<Answers[Ask]> =>
  queue(async () => {
    clearTimeout(rest);
    const worker = idle.pop() ?? newWorker();
    worker.ref();
    worker.postMessage(question);
    try {
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIME_LIMIT_MS) })) as [Answers[Ask]];
      // Lets the process exit while a thread is idle.
      worker.unref();
      idle.push(worker);
      rest = setTimeout(endIdle, IDLE_MS).unref();
      return answer;
    } catch (error) {
      void worker.terminate();
      const { name, code } = error as NodeJS.ErrnoException;
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TooCostly('', { cause: error });
      throw error;
    }
  });
