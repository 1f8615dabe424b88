import { foldForSearch } from '@sanabel/contract';
import type { UID } from '@strapi/types';
import { readTable, type Stored } from '../database/table.ts';
import { COLLECTIONS } from './collection.ts';
import { searchTextOf } from './read.ts';

/** Raise it when `q` searches other fields or folds differently: older rows are folded again at the next start. */
const VERSION = 5;
const SLICE = 200;

/** Stored in the database, so that only one process does the work, once. */
const made = () => strapi.store({ type: 'sanabel', name: 'search', key: 'texts' });

type SearchedRow = Stored & { searchText: string | null };

/** Folding a folded text again gives the same result. */
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
      // Bypasses Strapi's lifecycles, since nothing visible changes, and skips rows that were saved meanwhile.
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

export const renewSearchTexts = async (): Promise<void> => {
  if (Number((await made().get()) ?? 0) >= VERSION) return;
  for (const { uid, attributes } of Object.values(strapi.contentTypes)) {
    const count = 'searchText' in attributes ? await renew(uid) : 0;
    if (count > 0) strapi.log.info(`${count} rows of ${uid} are found by more words now`);
  }
  await made().set({ value: VERSION });
};
