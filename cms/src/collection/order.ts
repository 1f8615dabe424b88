import { type OrderedName, orderInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../changes/activity.ts';
import { publish } from '../changes/publish.ts';
import type { Stored } from '../database/table.ts';
import { ApiError } from '../http/api-error.ts';
import { readBody } from '../http/body.ts';
import { parseInput } from '../http/parse.ts';
import type { Collection } from './collection.ts';

type Positioned = Stored & { position: number };

/** Puts all items into the order of the given ids: every id once, or 409, because the editor has not seen the list as it is. */
export const orderItems = async ({ name, uid }: Collection<unknown, OrderedName>, ctx: Context): Promise<{ ids: string[] }> => {
  const { ids } = parseInput(orderInput, (await readBody(ctx)).values);
  await publish({ kind: name, itemId: '', action: 'order' }, async (tables) => {
    const items = tables<Positioned>(uid);
    const rows = await items.findMany({});
    const known = new Set(rows.map(({ documentId }) => documentId));
    if (ids.length !== known.size || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
      throw new ApiError('ORDER_OUTDATED');
    const positions = new Map(ids.map((id, index) => [id, index + 1]));
    for (const { id, documentId, position: before } of rows) {
      const position = positions.get(documentId) ?? 0;
      if (position !== before) await items.updateMany({ where: { id }, data: { position } });
    }
    await noteActivity('order', name, '');
  });
  return { ids };
};
