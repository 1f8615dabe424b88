import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pLimit } from '../concurrency/p-limit.ts';
import type { Answers, Question } from './inspect-worker.ts';

const MAX_AT_ONCE = 2;
/** Far above what the largest honest file takes on a busy machine: some 2 s. */
const TIME_LIMIT_MS = 30_000;
/** A file is read whole at most; its tables and their entries are held beside it. */
const MEMORY_LIMIT_MB = 512;

/** A file that costs more than a file of its size may. */
export class TooCostly extends Error {}

const idle: Worker[] = [];
const turn = pLimit(MAX_AT_ONCE);

const newWorker = (): Worker =>
  new Worker(join(__dirname, 'inspect-worker.js'), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB } });

/**
 * Reads an uploaded file in a thread: whatever its bytes say, all others are answered meanwhile. Throws `TooCostly` for a file over the
 * limits of time and memory, whose thread ends; and what the disk throws.
 */
export const inspect = <Ask extends Question['ask']>(question: Extract<Question, { ask: Ask }>): Promise<Answers[Ask]> =>
  turn(async () => {
    const worker = idle.pop() ?? newWorker();
    worker.ref();
    worker.postMessage(question);
    try {
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIME_LIMIT_MS) })) as [Answers[Ask]];
      // The process may end while a thread waits for work.
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
