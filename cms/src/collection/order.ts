import { orderInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../changes/activity.ts';
import { enqueue } from '../changes/record.ts';
import { type Stored, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { readBody } from '../http/body.ts';
import { parseInput } from '../http/parse.ts';
import type { Collection } from './collection.ts';

type Positioned = Stored & { position: number };

/** Puts all items into the order of the given ids: every id once, or 409, because the editor has not seen the list as it is. */
export const orderItems = async (
  collection: Pick<Collection<object, unknown>, 'uid' | 'resource'>,
  ctx: Context,
): Promise<{ ids: string[] }> => {
  const { ids } = parseInput(orderInput, (await readBody(ctx)).values);
  const items = table<Positioned>(collection.uid);
  await withLock('content', async () => {
    const rows = await items.findMany({});
    const known = new Set(rows.map(({ documentId }) => documentId));
    if (ids.length !== known.size || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
      throw new ApiError('ORDER_OUTDATED');
    const places = new Map(ids.map((id, index) => [id, index + 1]));
    for (const { id, documentId, position } of rows) {
      const place = places.get(documentId) ?? 0;
      if (place !== position) await items.updateMany({ where: { id }, data: { position: place } });
    }
    await noteActivity('order', collection.resource, '');
    await enqueue(collection.resource, '', 'order');
  });
  return { ids };
};
