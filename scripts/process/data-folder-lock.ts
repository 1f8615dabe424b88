import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../site/src/publisher/lock.ts';
import { ExpectedError } from './log.ts';

/** SQLITE_BUSY: another process has locked the file. */
const BUSY = 5;

const isBusy = ({ cause }: Error): boolean =>
  cause instanceof Error && 'errcode' in cause && (cause as { errcode: number }).errcode === BUSY;

/** Locks a data folder, also for other containers, until this process ends or calls the result. Throws an ExpectedError if locked. */
export const lockDataFolder = (dataDir: string): (() => void) => {
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
