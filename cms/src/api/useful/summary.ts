import { USEFUL_MONTHS, USEFUL_SHOWN_MAX, type Useful, type UsefulItem, type UsefulList, WITH_OWN_PAGE } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { LOG_UID } from '../../changes/log.ts';
import { collectionOf, rowsOf, titlesOf, untypedCollectionOf } from '../../collection/collection.ts';
import { LIVE } from '../../collection/timing.ts';
import { COUNTS_TABLE } from '../../collection/useful-counts.ts';
import { modelOf } from '../../database/rows.ts';
import { lastMonths } from '../figures/last-months.ts';

const MONTH_MS = 30 * DAY_MS;

interface Sums {
  list: UsefulList;
  itemId: string;
  /** PostgreSQL returns sums as text. */
  yes: number | string;
  no: number | string;
  opened: number | string;
}
type Named = Pick<UsefulItem, 'list' | 'id' | 'title' | 'arabicTitle'>;

const counts = () => strapi.db.getConnection(COUNTS_TABLE);

/** Items with answers. Those that most visitors called useless come first: an editor can improve them. */
const answeredSince = async (month: string): Promise<UsefulItem[]> => {
  const sums = (await counts()
    .where('month', '>=', month)
    .select({ list: 'list', itemId: 'item_id' })
    .sum({ yes: 'yes', no: 'no', opened: 'opened' })
    .groupBy('list', 'item_id')
    .havingRaw('sum(yes) + sum(no) > 0')
    .orderByRaw('sum(no) desc, sum(yes) desc, item_id')
    .limit(USEFUL_SHOWN_MAX)) as Sums[];
  const found = await Promise.all(
    WITH_OWN_PAGE.map(async (list) => {
      const collection = untypedCollectionOf(list);
      const ids = sums.filter((one) => one.list === list).map(({ itemId }) => itemId);
      return (await rowsOf(collection).findMany({ where: { documentId: { $in: ids } } })).map((row) => nameOf(list, row));
    }),
  );
  const names = new Map(found.flat().map((named) => [`${named.list} ${named.id}`, named]));
  return sums.flatMap(({ list, itemId, yes, no, opened }) => {
    const named = names.get(`${list} ${itemId}`);
    return named ? [{ ...named, yes: Number(yes), no: Number(no), opened: Number(opened) }] : [];
  });
};

const nameOf = (list: UsefulList, row: { documentId: string }): Named => ({
  list,
  id: row.documentId,
  ...titlesOf(collectionOf(list), row),
});

/** Items shown since a time. A row's creation may be that of a draft, so the log tells when it was shown. */
const shownSince = (list: UsefulList, timestamp: Date) =>
  strapi.db
    .getConnection(modelOf(LOG_UID).tableName)
    .where({ kind: list })
    .whereIn('action', ['show', 'restore'])
    .andWhere('created_at', '>=', timestamp)
    .select('item_id');

/** Items shown for a month at least and not opened in these months, oldest first. */
const unopenedSince = async (list: UsefulList, month: string, now: Date): Promise<{ count: number; items: (Named & { at: string })[] }> => {
  const collection = untypedCollectionOf(list);
  const monthAgo = new Date(now.getTime() - MONTH_MS);
  const opened = counts().where({ list }).andWhere('month', '>=', month).andWhere('opened', '>', 0).select('item_id');
  const unopened = () =>
    strapi.db
      .connection(modelOf(collection.uid).tableName)
      .where({ state: LIVE.state })
      .andWhere('created_at', '<', monthAgo)
      .whereNotIn('document_id', opened.clone())
      .whereNotIn('document_id', shownSince(list, monthAgo));
  const [total] = (await unopened().count({ count: '*' })) as { count: number | string }[];
  const first = (await unopened().select({ id: 'document_id' }).orderBy('created_at').orderBy('id').limit(USEFUL_SHOWN_MAX)) as {
    id: string;
  }[];
  const rows = await rowsOf(collection).findMany({
    where: { documentId: { $in: first.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return {
    count: Number(total?.count ?? 0),
    items: rows.map((row) => ({ ...nameOf(list, row), at: new Date(row.createdAt).toISOString() })),
  };
};

/** Reports nothing as unopened until something was counted. */
export const readUseful = async (now: Date): Promise<Useful> => {
  const [from = ''] = lastMonths(USEFUL_MONTHS, now);
  const [first] = (await counts().where('month', '>=', from).min({ month: 'month' })) as { month: string | null }[];
  const since = first?.month ?? null;
  if (since === null) return { since, answered: [], unopened: { count: 0, items: [] } };
  const unopened = await Promise.all(WITH_OWN_PAGE.map((list) => unopenedSince(list, from, now)));
  const items = unopened.flatMap((one) => one.items).toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return {
    since,
    answered: await answeredSince(from),
    unopened: {
      count: unopened.reduce((sum, one) => sum + one.count, 0),
      items: items.slice(0, USEFUL_SHOWN_MAX).map(({ at: _, ...named }) => named),
    },
  };
};
