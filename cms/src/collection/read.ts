import { foldForSearch } from '@sanabel/contract';
import type { Context } from 'koa';
import { table } from '../database/table.ts';
import { ApiError } from '../http/api-error.ts';
import type { Collection, Row } from './collection.ts';
import { type ListRequest, readListQuery } from './list-query.ts';

/** An editor's order first where there is one; new items, which have no place in it yet, before it; newest first (decision L15). */
const NATURAL_ORDER: ListRequest['orderBy'] = [{ position: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }];

/** Folding can make one sign into eighteen (ﷺ): a stranger's application must not write more than 64 KB. */
const SEARCH_TEXT_MAX = 20_000;

/** The folded text that `q` searches, kept beside the item and made by the same function that folds the question. */
export const searchTextOf = <Fields extends object>(collection: Collection<Fields, unknown>, fields: Partial<Fields>): string =>
  foldForSearch(collection.searchable.map((name) => String(fields[name] ?? '')).join(' ')).slice(0, SEARCH_TEXT_MAX);

const rangeOf = ({ range }: ListRequest): { offset: number; limit: number } | undefined =>
  range && { offset: range[0], limit: range[1] - range[0] + 1 };

/** All items in the order of the public site. */
export const allItems = async <Fields extends object, Item>(collection: Collection<Fields, Item>): Promise<Item[]> => {
  const rows = await table<Row<Fields>>(collection.uid).findMany({ orderBy: NATURAL_ORDER as never });
  return rows.map((row) => collection.toItem(row));
};

/** The list call: a bare array, and always `Content-Range`. */
export const listItems = async <Fields extends object, Item>(
  collection: Collection<Fields, Item>,
  ctx: Context,
  where: object = {},
): Promise<Item[]> => {
  const request = readListQuery(ctx, collection, NATURAL_ORDER);
  const rows = table<Row<Fields>>(collection.uid);
  const all = { $and: [where, request.where] } as never;
  const slice = rangeOf(request);
  const found = await rows.findMany({ where: all, orderBy: request.orderBy as never, ...slice });
  const total = slice ? await rows.count({ where: all }) : found.length;
  const from = slice?.offset ?? 0;
  ctx.set('Content-Range', `${collection.resource} ${found.length > 0 ? `${from}-${from + found.length - 1}` : '*'}/${total}`);
  return found.map((row) => collection.toItem(row));
};

/** The row of an id, or 404. */
export const findRow = async <Fields extends object>(collection: Collection<Fields, unknown>, id: string): Promise<Row<Fields>> => {
  const row = await table<Row<Fields>>(collection.uid).findOne({ where: { documentId: id } as never });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};
