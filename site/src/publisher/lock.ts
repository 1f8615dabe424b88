import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A handle that nobody holds is closed when memory is tidied up, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Lets one publisher at a time work in a folder, and returns what lets the next one in. Two would take each other's files away. Node has
 * no lock of the operating system's, which ends with its process however that ends; SQLite's lock of a file is one. Throws when the
 * folder is taken.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new Error(`Another publisher is at work in ${folder}.`, { cause });
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
};
