import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pLimit } from '../../../concurrency/p-limit.ts';
import type { Answer, Task } from './tasks.ts';

const MAX_AT_ONCE = 2;

const idle: Worker[] = [];
const turn = pLimit(MAX_AT_ONCE);

/** Has a thread of its own do what is slow on purpose, two at a time. A thread that fails is not used again. */
export const inThread = (task: Task): Promise<Answer> =>
  turn(async () => {
    const worker = idle.pop() ?? new Worker(join(__dirname, 'worker.js'));
    worker.ref();
    worker.postMessage(task);
    const [answer] = (await once(worker, 'message')) as [Answer];
    // The process may end while a thread waits for work.
    worker.unref();
    idle.push(worker);
    return answer;
  });
