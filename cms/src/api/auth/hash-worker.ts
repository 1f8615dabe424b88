import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** A password to hash, or to compare with the hash `stored`. */
export interface Task {
  password: string;
  stored?: string;
}

export type Answer = { hash: string } | { isRight: boolean };

/** OWASP's smallest recommended setting for Argon2id; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Lowers this thread's priority: strangers can request any number of hashes. Only Linux has priorities per thread. */
const lowerPriority = (): void => {
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

lowerPriority();
parentPort?.on('message', ({ password, stored }: Task) => {
  const answer: Answer = stored === undefined ? { hash: hashSync(password, COST) } : { isRight: isRight(stored, password) };
  parentPort?.postMessage(answer);
});
