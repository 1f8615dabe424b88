import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../site/src/publisher/lock.ts';
import { ExpectedError } from './log.ts';

/** SQLite's number for a file that another process has locked. */
const BUSY = 5;

const isBusy = ({ cause }: Error): boolean =>
  cause instanceof Error && 'errcode' in cause && (cause as { errcode: number }).errcode === BUSY;

/**
 * Keeps every other publisher, restore and transfer out of a data folder, those of another container too, until this process ends or calls
 * what is returned. Throws an ExpectedError where one is at work.
 */
export const lockHouse = (dataDir: string): (() => void) => {
  const published = join(dataDir, 'published');
  mkdirSync(published, { recursive: true, mode: 0o700 });
  try {
    return lockFolder(published);
  } catch (error) {
    if (error instanceof Error && isBusy(error))
      throw new ExpectedError(`The stack, a restore or a transfer is running on ${dataDir}. Stop it first, or wait for its end.`);
    throw error;
  }
};
