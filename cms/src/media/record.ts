import type { Medium } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';

interface MediumRow extends Stored {
  /** Made from the content of the uploaded file. */
  name: string;
  /** The address that items carry: a video's file, or a picture's largest WebP. */
  url: string;
  medium: Medium;
}

/** A medium whose files are stored, to be recorded in the transaction of the item that uses it. */
export interface StoredMedium {
  name: string;
  url: string;
  medium: Medium;
  /** The generation of the garbage collector before anything was looked up or stored. */
  generationBefore: number;
}

/** Thrown when files that had just been stored may have been collected, because no row referred to them yet. */
class CollectedError extends Error {}

export const media = () => table<MediumRow>('api::medium.medium');

/** Kept in the database, so that it counts the collections of every process. */
const generation = () => strapi.store({ type: 'sanabel', name: 'media', key: 'sweeps' });

/** Counts how often files without a row have been removed. */
export const gcGeneration = async (): Promise<number> => Number((await generation().get()) ?? 0);

/** Counts one more collection. Call it inside the transaction that removes the files. */
export const bumpGcGeneration = async (): Promise<void> => {
  await generation().set({ value: (await gcGeneration()) + 1 });
};

/** Records a medium beside the item that refers to it. Call it under the lock of `content`, inside `retryIfCollected`. */
export const recordMedium = async ({ name, url, medium, generationBefore }: StoredMedium): Promise<MediumRow> => {
  const known = await media().findOne({ where: { name } });
  if (known) return known;
  // The collector takes the same lock: one that began before is over and counted, one that comes after will see the row.
  if ((await gcGeneration()) !== generationBefore) throw new CollectedError();
  return media().create({ data: { name, url, medium } });
};

/** Stores and records, and does both again when a collection came between the two: it runs once a day. */
export const retryIfCollected = async (storeAndRecord: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      return await storeAndRecord();
    } catch (error) {
      if (!(error instanceof CollectedError)) throw error;
    }
  }
};
