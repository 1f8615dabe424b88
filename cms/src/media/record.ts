import type { StoredMedium } from './store.ts';
import { gcGeneration } from './sweeps.ts';
import { type MediumRow, media } from './table.ts';

/** Files that had just been stored may have been removed for having no row yet. */
class CollectedError extends Error {}

/** Records a medium beside the item that refers to it; to be called in the turn of `content`, inside `retryIfCollected`. */
export const recordMedium = async ({ name, url, medium, generationBefore }: StoredMedium): Promise<MediumRow> => {
  const known = await media().findOne({ where: { name } });
  if (known) return known;
  // Removing has a turn too: one that began before ours is over and counted, one after it will see the row.
  if ((await gcGeneration()) !== generationBefore) throw new CollectedError();
  return media().create({ data: { name, url, medium } });
};

/** Stores and records, and again when a sweep came between the two: they run once a day. */
export const retryIfCollected = async (storeAndRecord: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      return await storeAndRecord();
    } catch (error) {
      if (!(error instanceof CollectedError)) throw error;
    }
  }
};
