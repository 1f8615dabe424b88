import { type OrderedName, orderInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../changes/history.ts';
import { publish } from '../changes/publish.ts';
import type { Stored } from '../database/table.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput, readBody } from '../http/body.ts';
import type { Collection } from './collection.ts';
import { findRow, listItems } from './read.ts';
import { editedItemOf, isLive, listFor } from './timing.ts';
import { createItem, deleteItem, updateItem } from './write.ts';

type Positioned = Stored & { position: number };

/** Puts all items into the order of the given ids: every id once, or 409, because the editor has not seen the list as it is. */
const orderItems = async ({ name, uid }: Collection<unknown, OrderedName>, ctx: Context): Promise<{ ids: string[] }> => {
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

/** The calls of every list that editors order: list, read, create, update, order, delete (api.md, "Calls"). */
export const collectionController = <Item>(collection: Collection<Item, OrderedName>) => ({
  async find(ctx: Context) {
    const { list, where } = listFor(ctx, collection);
    ctx.body = await listItems(list, ctx, where);
  },
  async findOne(ctx: Context) {
    const row = await findRow(collection, ctx.params.id);
    if (ctx.state.admin) ctx.body = editedItemOf(collection, row);
    else if (isLive(row)) ctx.body = collection.toItem(row);
    else throw new ApiError('NOT_FOUND');
  },
  async create(ctx: Context) {
    ctx.body = await createItem(collection, ctx);
    ctx.status = 201;
  },
  async update(ctx: Context) {
    ctx.body = await updateItem(collection, ctx, ctx.params.id);
  },
  async order(ctx: Context) {
    ctx.body = await orderItems(collection, ctx);
  },
  async delete(ctx: Context) {
    ctx.body = await deleteItem(collection, ctx.params.id);
  },
});
