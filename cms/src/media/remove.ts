import type { Medium } from '@sanabel/contract';
import { logError } from '../concurrency/worker.ts';
import { withLock } from '../database/transaction.ts';
import { bumpGcGeneration, media, type StoredMedium } from './record.ts';
import { storage } from './storage/storage.ts';

/** The names of a medium's files in the storage. */
export const filesOf = (medium: Medium): string[] =>
  (medium.kind === 'picture' ? medium.renditions.map(({ url }) => url) : [medium.url]).map((url) => url.slice(url.lastIndexOf('/') + 1));

/**
 * Removes the files among these that no row knows, and counts the removal, under the lock under which media are recorded. An upload
 * that has just stored one of them finds the count raised when its turn comes, and stores the file again.
 */
export const removeUnknown = (names: readonly string[]): Promise<number> =>
  withLock('content', async () => {
    const known = new Set((await media().findMany({})).flatMap(({ medium }) => filesOf(medium)));
    const lost = names.filter((name) => !known.has(name));
    if (lost.length === 0) return 0;
    await bumpGcGeneration();
    // Some may be gone when it fails: the count must stay, whatever the storage says.
    await storage.remove(lost).catch((error: Error) => logError(`media that nobody refers to could not be removed: ${error.message}`));
    return lost.length;
  });

/**
 * Takes back what was stored for an item that was then refused, unless another item has recorded the same content meanwhile. Never
 * throws: what stays behind is found by the daily collection.
 */
export const discard = async (stored: readonly StoredMedium[]): Promise<void> => {
  if (stored.length === 0) return;
  await removeUnknown(stored.flatMap(({ medium }) => filesOf(medium))).catch((error: Error) =>
    logError(`media of a refused call could not be removed: ${error.message}`),
  );
};
