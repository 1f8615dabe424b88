import type { OrderedName } from '@sanabel/contract';
import type { Context } from 'koa';
import type { Collection } from './collection.ts';
import { orderItems } from './order.ts';
import { findRow, listItems } from './read.ts';
import { createItem, deleteItem, updateItem } from './write.ts';

/** The calls of every list that editors order: list, read, create, update, order, delete (api.md, "Calls"). */
export const collectionController = <Item>(collection: Collection<Item, OrderedName>) => ({
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
    ctx.body = await deleteItem(collection, ctx.params.id);
  },
});
