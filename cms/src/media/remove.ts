import type { Medium } from '@sanabel/contract';
import { logError } from '../concurrency/worker.ts';
import { withLock } from '../database/transaction.ts';
import { bumpGcGeneration, media, type StoredMedium } from './record.ts';
import { storage } from './storage/storage.ts';

export const filesOf = (medium: Medium): string[] =>
  (medium.kind === 'picture' ? medium.renditions.map(({ url }) => url) : [medium.url]).map((url) => url.slice(url.lastIndexOf('/') + 1));

/** Counts the removal under the lock for recording media: an upload that has just stored one of the files sees it and stores it again. */
export const removeUnknown = (names: readonly string[]): Promise<number> =>
  withLock('content', async () => {
    const known = new Set((await media().findMany({})).flatMap(({ medium }) => filesOf(medium)));
    const lost = names.filter((name) => !known.has(name));
    if (lost.length === 0) return 0;
    await bumpGcGeneration();
    // The count must be committed even when the storage fails: some files may be gone.
    await storage.remove(lost).catch((error: Error) => logError(`media that nobody refers to could not be removed: ${error.message}`));
    return lost.length;
  });

/** Removes the files of a refused item unless another item uses the same content. Never throws: the daily collection finds the rest. */
export const discard = async (stored: readonly StoredMedium[]): Promise<void> => {
  if (stored.length === 0) return;
  await removeUnknown(stored.flatMap(({ medium }) => filesOf(medium))).catch((error: Error) =>
    logError(`media of a refused call could not be removed: ${error.message}`),
  );
};
