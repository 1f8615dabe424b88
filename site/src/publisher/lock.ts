import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Keeps references: a garbage-collected handle is closed, and its lock with it. */
const locks = new Set<DatabaseSync>();

/**
 * Locks a folder for one publisher and returns the unlock function: two would remove each other's files. Node has no file lock that ends
 * with its process, so this uses SQLite's. Throws when the folder is locked.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new Error(`Another publisher is at work in ${folder}.`, { cause });
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
};
