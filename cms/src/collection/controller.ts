import type { TrashKind } from '@sanabel/contract';
import type { Context } from 'koa';
import type { Collection } from './collection.ts';
import { orderItems } from './order.ts';
import { findRow, listItems } from './read.ts';
import { createItem, deleteItem, updateItem } from './write.ts';

/** The calls of a collection: list, read, create, update, order, delete (api.md, "Calls"). */
export const collectionController = <Fields extends object, Item>(collection: Collection<Fields, Item>) => ({
  async find(ctx: Context) {
    ctx.body = await listItems(collection, ctx);
  },
  async findOne(ctx: Context) {
    ctx.body = collection.toItem(await findRow(collection, ctx.params.id));
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
    ctx.body = await deleteItem(collection as Collection<object, unknown> & { resource: TrashKind }, ctx.params.id);
  },
});
