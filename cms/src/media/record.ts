import type { Medium, MediumKind, PictureTexts } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';

export interface MediumRow extends Stored, PictureTexts {
  /** Made from the content of the uploaded file. */
  name: string;
  /** The address that items carry: a video's file, or a picture's largest WebP. */
  url: string;
  medium: Medium;
  kind: MediumKind;
  /** Of the file that was uploaded; empty in rows from before it was kept. */
  mime: string;
  bytes: number;
  /** Whether it is content, or was once. The picture of an admin is not. */
  inLibrary: boolean;
  searchText: string;
  unusedSince: string | null;
}

/** A medium whose files are stored, to be recorded in the transaction of the item that uses it. */
export interface StoredMedium extends Pick<MediumRow, 'name' | 'url' | 'medium' | 'mime' | 'bytes'> {
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

const UNSAID = { focus: '', pictureAlt: '', arabicPictureAlt: '', searchText: '' } as const;

/**
 * Records a medium beside the item that refers to it, for the library too when it is content: the bytes of a picture that an admin has
 * of themselves are content when an editor sends them as such. Call it under the lock of `content`, inside `retryIfCollected`.
 */
export const recordMedium = async ({ generationBefore, ...stored }: StoredMedium, inLibrary: boolean): Promise<void> => {
  const { name, mime, bytes } = stored;
  const known = await media().findOne({ where: { name } });
  if (known) {
    // In the hands of somebody again: its time of grace begins anew, and what an old row does not say is known now.
    const news = { unusedSince: null, mime, bytes, ...(inLibrary ? { inLibrary } : {}) };
    await media().update({ where: { id: known.id }, data: news });
    return;
  }
  // The collector takes the same lock: one that began before is over and counted, one that comes after will see the row.
  if ((await gcGeneration()) !== generationBefore) throw new CollectedError();
  await media().create({ data: { ...stored, kind: stored.medium.kind, inLibrary, ...UNSAID } });
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
