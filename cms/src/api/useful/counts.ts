import { USEFUL_EVENTS, type UsefulInput } from '@sanabel/contract';
import { COUNTS_TABLE } from '../../changes/useful-counts.ts';
import { collectionOf, rowsOf } from '../../collection/collection.ts';
import { LIVE } from '../../collection/timing.ts';
import { openQuery } from '../../database/table.ts';

/** Length of `2026-11` in an ISO timestamp. */
const MONTH_LENGTH = 7;
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, MONTH_LENGTH);

/** Only public items are counted, so that invented ids fill no disk. */
export const isShown = async ({ list, id }: Pick<UsefulInput, 'list' | 'id'>): Promise<boolean> =>
  (await rowsOf(collectionOf(list)).findOne(openQuery({ where: { documentId: id, ...LIVE } }))) !== null;

/** One statement, so that no simultaneous event is lost in any process. It bypasses Strapi, which would store the time. */
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
