import type { UID } from '@strapi/types';
import { COLLECTIONS, type Collection, type Row, rowsOf } from './collection.ts';
import { searchTextOf } from './read.ts';

/** Raised when `q` searches something more: the texts of rows from before are made anew at the next start. */
const VERSION = 2;
/** So many rows are read at once. */
const SLICE = 200;

/** The version with which all texts were made, kept in the database: the work is done once, whichever process comes first. */
const made = () => strapi.store({ type: 'sanabel', name: 'search', key: 'texts' });

const renew = async (collection: Collection): Promise<number> => {
  let count = 0;
  let slice: Row<unknown>[] = [];
  do {
    const after = slice.at(-1)?.id ?? 0;
    slice = await rowsOf(collection).findMany({ where: { id: { $gt: after } }, orderBy: [{ id: 'asc' }], limit: SLICE });
    for (const row of slice) {
      const searchText = searchTextOf(collection, row);
      if (searchText === row.searchText) continue;
      // Past Strapi's lifecycles, because nothing that anybody sees changes; not where somebody has saved the row meanwhile.
      await strapi.db
        .queryBuilder(collection.uid as UID.Schema)
        .where({ id: row.id, searchText: row.searchText })
        .update({ searchText })
        .execute();
      count += 1;
    }
  } while (slice.length === SLICE);
  return count;
};

/** Makes the texts that `q` searches anew where they were made by an older version: for fields that are read in a way of their own. */
export const renewSearchTexts = async (): Promise<void> => {
  if (Number((await made().get()) ?? 0) >= VERSION) return;
  for (const collection of COLLECTIONS.filter(({ searched }) => searched)) {
    const count = await renew(collection);
    if (count > 0) strapi.log.info(`${count} rows of ${collection.uid} are found by more words now`);
  }
  await made().set({ value: VERSION });
};
