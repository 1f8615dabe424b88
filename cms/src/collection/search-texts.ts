import { foldForSearch } from '@sanabel/contract';
import type { UID } from '@strapi/types';
import { readTable, type Stored } from '../database/table.ts';
import { COLLECTIONS } from './collection.ts';
import { searchTextOf } from './read.ts';

/** Raised when `q` searches something more, or folds more letters: the texts of rows from before are made again at the next start. */
const VERSION = 4;
/** So many rows are read at once. */
const SLICE = 200;

/** The version with which all texts were made, kept in the database: the work is done once, whichever process comes first. */
const made = () => strapi.store({ type: 'sanabel', name: 'search', key: 'texts' });

type SearchedRow = Stored & { searchText: string | null };

/** A row's text as it would be made now. What was folded before is folded on, which comes to the same. */
const textOf = (uid: string, row: SearchedRow): string | null => {
  const collection = COLLECTIONS.find((one) => one.uid === uid);
  return collection?.searched ? searchTextOf(collection, row) : row.searchText && foldForSearch(row.searchText);
};

const renew = async (uid: string): Promise<number> => {
  let count = 0;
  let slice: SearchedRow[] = [];
  do {
    const after = slice.at(-1)?.id ?? 0;
    slice = await readTable<SearchedRow>(uid).findMany({ where: { id: { $gt: after } }, orderBy: [{ id: 'asc' }], limit: SLICE });
    for (const row of slice) {
      const searchText = textOf(uid, row);
      if (searchText === row.searchText) continue;
      // Past Strapi's lifecycles, because nothing that anybody sees changes; not where somebody has saved the row meanwhile.
      await strapi.db
        .queryBuilder(uid as UID.Schema)
        .where({ id: row.id, searchText: row.searchText })
        .update({ searchText })
        .execute();
      count += 1;
    }
  } while (slice.length === SLICE);
  return count;
};

/** Makes the texts that `q` searches again where an older version made them, in every table that has such a text. */
export const renewSearchTexts = async (): Promise<void> => {
  if (Number((await made().get()) ?? 0) >= VERSION) return;
  for (const { uid, attributes } of Object.values(strapi.contentTypes)) {
    const count = 'searchText' in attributes ? await renew(uid) : 0;
    if (count > 0) strapi.log.info(`${count} rows of ${uid} are found by more words now`);
  }
  await made().set({ value: VERSION });
};
