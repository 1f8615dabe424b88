import { foldForSearch, type Medium, type MediumKind, type PictureTexts } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';

export interface MediumRow extends Stored, PictureTexts {
  /** Derived from the uploaded content. */
  name: string;
  /** A video's file, or a picture's largest WebP. */
  url: string;
  medium: Medium;
  kind: MediumKind;
  /** The uploaded file's type; empty in older rows. */
  mime: string;
  bytes: number;
  /** Content now or earlier; false for admins' pictures. */
  inLibrary: boolean;
  searchText: string;
  unusedSince: string | null;
}

/** Files are stored; the row is written in the item's transaction. */
export interface StoredMedium extends Pick<MediumRow, 'name' | 'url' | 'medium' | 'mime' | 'bytes'> {
  /** Garbage collector's generation before the lookup or upload. */
  generationBefore: number;
}

/** Thrown when the collector may have removed new files that had no row yet. */
class CollectedError extends Error {}

export const media = () => table<MediumRow>('api::medium.medium');

/** Stored in the database, to include the collections of every process. */
const generation = () => strapi.store({ type: 'sanabel', name: 'media', key: 'sweeps' });

export const gcGeneration = async (): Promise<number> => Number((await generation().get()) ?? 0);

/** Call it in the transaction that removes the files. */
export const bumpGcGeneration = async (): Promise<void> => {
  await generation().set({ value: (await gcGeneration()) + 1 });
};

export const mediumSearchText = ({ pictureAlt, arabicPictureAlt }: Pick<PictureTexts, 'pictureAlt' | 'arabicPictureAlt'>): string =>
  foldForSearch(`${arabicPictureAlt} ${pictureAlt}`);

const NO_TEXTS = { focus: '', pictureAlt: '', arabicPictureAlt: '', searchText: '' } as const;

/** Call it under the lock `content`, inside `retryIfCollected`. An admin's picture becomes content when an editor sends the same bytes. */
export const recordMedium = async ({ generationBefore, ...stored }: StoredMedium, inLibrary: boolean): Promise<void> => {
  const { name, mime, bytes } = stored;
  const known = await media().findOne({ where: { name } });
  if (known) {
    // Used again: restarts the grace period and fills what older rows lack.
    const news = { unusedSince: null, mime, bytes, ...(inLibrary ? { inLibrary } : {}) };
    await media().update({ where: { id: known.id }, data: news });
    return;
  }
  // The collector takes the same lock: an earlier run has been counted, and a later one will see the row.
  if ((await gcGeneration()) !== generationBefore) throw new CollectedError();
  await media().create({ data: { ...stored, kind: stored.medium.kind, inLibrary, ...NO_TEXTS } });
};

/** Repeats both when a collection ran between them. */
export const retryIfCollected = async (storeAndRecord: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      return await storeAndRecord();
    } catch (error) {
      if (!(error instanceof CollectedError)) throw error;
    }
  }
};
