import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { Answer, Task } from './tasks.ts';

/** OWASP's smallest recommended setting for Argon2id; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Strangers can ask for as many hashes as they like: readers go first. Where threads have no priority of their own, all are equal. */
const stepBack = (): void => {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not on Linux.
  }
};

const isRight = (stored: string, password: string): boolean => {
  try {
    return verifySync(stored, password);
  } catch {
    return false;
  }
};

stepBack();
parentPort?.on('message', ({ password, stored }: Task) => {
  const answer: Answer = stored === undefined ? { hash: hashSync(password, COST) } : { isRight: isRight(stored, password) };
  parentPort?.postMessage(answer);
});
