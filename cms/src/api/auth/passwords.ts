import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pLimit } from '../../concurrency/p-limit.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Task } from './hash-worker.ts';

const MAX_AT_ONCE = 2;

const idle: Worker[] = [];
/** Some two seconds of work. Further callers would wait too long, and each holds memory. */
const WAITING_MAX = 100;
const RETRY_AFTER_SECONDS = 5;

const refuse = (waiting: number): void => {
  if (waiting >= WAITING_MAX) throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
};

const queue = pLimit(MAX_AT_ONCE, refuse);

/** Uses two threads: hashing is slow on purpose. A failed thread is not reused. Throws 503 when too many wait. */
const inThread = (task: Task): Promise<Answer> =>
  queue(async () => {
    const worker = idle.pop() ?? new Worker(join(__dirname, 'hash-worker.js'));
    worker.ref();
    worker.postMessage(task);
    const [answer] = (await once(worker, 'message')) as [Answer];
    // The process may end while a thread is idle.
    worker.unref();
    idle.push(worker);
    return answer;
  });

/** Marks hashes of the password exactly as typed. Older hashes were made of one Unicode normal form and are compared in it. */
const AS_TYPED = 'as-typed:';

/** Argon2id takes the whole password: bcrypt would cut it at 72 bytes, 36 Arabic letters. */
export const hashPassword = async (password: string): Promise<string> => {
  const answer = await inThread({ password });
  return 'hash' in answer ? AS_TYPED + answer.hash : '';
};

let dummy: Promise<string> | undefined;

/** Compares a dummy when there is no account, so that response time reveals nothing. */
export const isRightPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  dummy ??= hashPassword(crypto.randomUUID());
  const substitute = await dummy;
  const known = stored ?? substitute;
  const isAsTyped = known.startsWith(AS_TYPED);
  const task = isAsTyped ? { password, stored: known.slice(AS_TYPED.length) } : { password: password.normalize('NFKC'), stored: known };
  const answer = await inThread(task);
  return 'isRight' in answer && answer.isRight && stored !== undefined;
};
