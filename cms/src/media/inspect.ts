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

const idle: Worker[] = [];
const queue = pLimit(MAX_AT_ONCE);

const newWorker = (): Worker =>
  new Worker(join(__dirname, 'inspect-worker.js'), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB } });

/** Inspects in a thread, so that no file blocks other requests. Throws `TooCostly` above the limits of time and memory. */
export const inspect = <Ask extends Question['ask']>(question: Extract<Question, { ask: Ask }>): Promise<Answers[Ask]> =>
  queue(async () => {
    const worker = idle.pop() ?? newWorker();
    worker.ref();
    worker.postMessage(question);
    try {
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIME_LIMIT_MS) })) as [Answers[Ask]];
      // Lets the process exit while a thread is idle.
      worker.unref();
      idle.push(worker);
      return answer;
    } catch (error) {
      void worker.terminate();
      const { name, code } = error as NodeJS.ErrnoException;
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TooCostly('', { cause: error });
      throw error;
    }
  });
