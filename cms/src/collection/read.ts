import { type Entity, foldForSearch } from '@sanabel/contract';
import type { Context } from 'koa';
import type { QueueSlot } from '../concurrency/queue-slots.ts';
import { openQuery, readTable, type Stored } from '../database/table.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf } from '../http/caller.ts';
import { listQueries } from '../http/read-limit.ts';
import { type Collection, type List, type Row, rowsOf } from './collection.ts';
import { type ListRequest, readListQuery } from './list-query.ts';

/** Editor's order, with new items (no position yet) before it; then newest first (decision L15). */
export const NATURAL_ORDER: ListRequest['orderBy'] = [{ position: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }];

const naturalOrderOf = ({ sortedBy }: Pick<List<never, unknown>, 'sortedBy'>): ListRequest['orderBy'] =>
  sortedBy ? [{ [sortedBy.field]: sortedBy.order === 'ASC' ? 'asc' : 'desc' }, ...NATURAL_ORDER] : NATURAL_ORDER;

/** Folding can turn one character into eighteen (ﷺ), and no anonymous request may write more than 64 KB. */
const SEARCH_TEXT_MAX = 20_000;

/** Uses the same folding as the query `q`. */
export const searchTextOf = ({ search, searched = {} }: Pick<Entity, 'search' | 'searched'>, fields: object): string => {
  const values = fields as Readonly<Record<string, unknown>>;
  const textOf = (name: string): string => {
    const value = String(values[name] ?? '');
    return searched[name]?.(value) ?? value;
  };
  return foldForSearch(search.map(textOf).join(' ')).slice(0, SEARCH_TEXT_MAX);
};

const rangeOf = ({ range }: ListRequest): { offset: number; limit: number } | undefined =>
  range && { offset: range[0], limit: range[1] - range[0] + 1 };

/** Counts and queues anonymous database queries. A plain list is not counted, since one answer serves everyone. */
const takeQueueSlot = async (ctx: Context): Promise<void> => {
  if (ctx.state.admin || ctx.state.isShared) return;
  listQueries.count(callerOf(ctx));
  await (ctx.state.queueSlot as QueueSlot | undefined)?.take();
};

/** Answers with a bare array and always with `Content-Range`. */
export const listItems = async <Fields extends Stored, Item>(
  list: List<Fields, Item>,
  ctx: Context,
  where: object = {},
): Promise<Item[]> => {
  await takeQueueSlot(ctx);
  const request = readListQuery(ctx, list, naturalOrderOf(list));
  const rows = readTable<Fields>(list.uid);
  const all = { $and: [where, request.where] };
  const slice = rangeOf(request);
  const found = await rows.findMany(openQuery({ where: all, orderBy: request.orderBy, ...slice }));
  const total = slice ? await rows.count(openQuery({ where: all })) : found.length;
  const from = slice?.offset ?? 0;
  ctx.set('Content-Range', `${list.name} ${found.length > 0 ? `${from}-${from + found.length - 1}` : '*'}/${total}`);
  return found.map((row) => list.toItem(row));
};

export const findRow = async <Item>(collection: Collection<Item>, id: string): Promise<Row<Item>> => {
  const row = await rowsOf(collection).findOne({ where: { documentId: id } });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};
