import { USEFUL_EVENTS, type UsefulInput } from '@sanabel/contract';
import { COUNTS_TABLE } from '../../changes/useful-counts.ts';
import { collectionOf, rowsOf } from '../../collection/collection.ts';
import { LIVE } from '../../collection/timing.ts';
import { openQuery } from '../../database/table.ts';

/** Of a month in an ISO time. */
const MONTH_LENGTH = 7;
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, MONTH_LENGTH);

/** Whether visitors see such an item: of others there is nothing to count, so that nobody fills the disk with ids of their own. */
export const isShown = async ({ list, id }: Pick<UsefulInput, 'list' | 'id'>): Promise<boolean> =>
  (await rowsOf(collectionOf(list)).findOne(openQuery({ where: { documentId: id, ...LIVE } }))) !== null;

/**
 * Counts an event of an item's page: one row for each month, item and language. One statement of the database, so that none of two
 * visitors at once is lost, whichever processes they reach; past Strapi, which would note the moment.
 */
export const countUseful = async ({ list, id, locale: language, event }: UsefulInput, now: Date): Promise<void> => {
  const month = monthOf(now);
  const nothing = Object.fromEntries(USEFUL_EVENTS.map((name) => [name, 0]));
  const row = { identity: `${month} ${list} ${id} ${language}`, month, list, item_id: id, language, ...nothing, [event]: 1 };
  const oneMore = strapi.db.connection.raw('?? + 1', [`${COUNTS_TABLE}.${event}`]);
  await strapi.db
    .getConnection(COUNTS_TABLE)
    .insert(row)
    .onConflict('identity')
    .merge({ [event]: oneMore });
};
