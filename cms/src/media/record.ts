import type { StoredMedium } from './store.ts';
import { sweepCount } from './sweeps.ts';
import { type MediumRow, media } from './table.ts';

/** Files that had just been stored may have been removed for having no row yet. */
class Swept extends Error {}

/** Records a medium beside the item that refers to it; to be called in the turn of `content`, inside `untilKept`. */
export const recordMedium = async ({ name, url, medium, sweepsBefore }: StoredMedium): Promise<MediumRow> => {
  const known = await media().findOne({ where: { name } });
  if (known) return known;
  // Removing has a turn too: one that began before ours is over and counted, one after it will see the row.
  if ((await sweepCount()) !== sweepsBefore) throw new Swept();
  return media().create({ data: { name, url, medium } });
};

/** Stores and records, and again when a sweep came between the two: they run once a day. */
export const untilKept = async (storeAndRecord: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      return await storeAndRecord();
    } catch (error) {
      if (!(error instanceof Swept)) throw error;
    }
  }
};
