import { WITH_OWN_PAGE } from '@sanabel/contract';
import { COUNTS_TABLE } from '../changes/useful-counts.ts';
import { collectionOf } from '../collection/collection.ts';

/** Deletes counts that arrived while their item was being deleted; returns their number. */
export const deleteLooseCounts = async (): Promise<number> => {
  let deleted = 0;
  for (const list of WITH_OWN_PAGE) {
    const { tableName } = strapi.db.metadata.get(collectionOf(list).uid);
    const there = strapi.db.connection(tableName).select('document_id');
    deleted += await strapi.db.getConnection(COUNTS_TABLE).where({ list }).whereNotIn('item_id', there).delete();
  }
  return deleted;
};
