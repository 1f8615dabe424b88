import { ENTITIES, VERSION_RETENTION_DAYS, VERSIONED_NAMES, VERSIONS_PER_ITEM } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { TRASH_UID } from '../../changes/history.ts';
import { collectionOf } from '../collection.ts';
import { VERSIONS_UID } from './rows.ts';

const tableOf = (uid: string): string => strapi.db.metadata.get(uid).tableName;

/** Deletes versions beyond the limit of number or age, but never an item's newest; returns their number. */
const deleteSurplus = async (): Promise<number> => {
  const table = tableOf(VERSIONS_UID);
  const place = 'row_number() over (partition by kind, item_id order by id desc)';
  const placed = strapi.db
    .connection(table)
    .select('id', 'created_at', strapi.db.connection.raw(`${place} as place`))
    .as('placed');
  const surplus = strapi.db
    .connection(placed)
    .select('id')
    .where('place', '>', VERSIONS_PER_ITEM)
    .orWhere((query) => query.where('place', '>', 1).where('created_at', '<', new Date(Date.now() - VERSION_RETENTION_DAYS * DAY_MS)));
  return strapi.db.getConnection(table).whereIn('id', surplus).delete();
};

/** Deletes versions of items that are neither present nor in the trash; returns their number. */
const deleteLoose = async (): Promise<number> => {
  const there = (name: string, column: string) => strapi.db.connection(name).select(column);
  let deleted = 0;
  for (const kind of VERSIONED_NAMES) {
    if (ENTITIES[kind].isSingle) continue;
    deleted += await strapi.db
      .getConnection(tableOf(VERSIONS_UID))
      .where({ kind })
      .whereNotIn('item_id', there(tableOf(collectionOf(kind).uid), 'document_id'))
      .whereNotIn('item_id', there(tableOf(TRASH_UID), 'item_id'))
      .delete();
  }
  return deleted;
};

/** Run it after emptying the trash. Returns the number of versions. */
export const deleteOldVersions = async (): Promise<number> => (await deleteLoose()) + (await deleteSurplus());
