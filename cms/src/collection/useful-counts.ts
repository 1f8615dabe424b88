import { USEFUL_EVENTS, type UsefulInput, WITH_OWN_PAGE } from '@sanabel/contract';
import { openQuery, type Stored, table } from '../database/table.ts';
import { collectionOf, rowsOf } from './collection.ts';
import { LIVE } from './timing.ts';

export const COUNTS_TABLE = 'useful_counts';
const UID = 'api::useful.useful-count';

interface CountsRow extends Stored {
  list: string;
  itemId: string;
}

/** Length of `2026-11` in an ISO timestamp. */
const MONTH_LENGTH = 7;

/** Only public items are counted, so that invented ids fill no disk. */
export const isShown = async ({ list, id }: Pick<UsefulInput, 'list' | 'id'>): Promise<boolean> =>
  (await rowsOf(collectionOf(list)).findOne(openQuery({ where: { documentId: id, ...LIVE } }))) !== null;

/** One statement, so that no simultaneous event is lost in any process. It bypasses Strapi, which would store the time. */
export const countUseful = async ({ list, id, locale: language, event }: UsefulInput, now: Date): Promise<void> => {
  const month = now.toISOString().slice(0, MONTH_LENGTH);
  const nothing = Object.fromEntries(USEFUL_EVENTS.map((name) => [name, 0]));
  const row = { identity: `${month} ${list} ${id} ${language}`, month, list, item_id: id, language, ...nothing, [event]: 1 };
  const oneMore = strapi.db.connection.raw('?? + 1', [`${COUNTS_TABLE}.${event}`]);
  await strapi.db
    .getConnection(COUNTS_TABLE)
    .insert(row)
    .onConflict('identity')
    .merge({ [event]: oneMore });
};

/** Call it when the item is deleted: a restored item starts from zero. */
export const forgetCounts = async (list: string, itemId: string): Promise<void> => {
  if (WITH_OWN_PAGE.some((name) => name === list)) await table<CountsRow>(UID).deleteMany({ where: { list, itemId } });
};

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
