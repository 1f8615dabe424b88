import { type OrderedName, SPREADSHEET_NAMES, type SpreadsheetName } from '@sanabel/contract';
import type { Context } from 'koa';
import { ApiError } from '../http/api-error.ts';
import { clock } from './clock.ts';
import type { Collection } from './collection.ts';
import { editedItemOf, listFor } from './edited.ts';
import { checkImport, importRows } from './import.ts';
import { changeMany, deleteMany } from './many.ts';
import { moveItem, moveMany, orderItems } from './order.ts';
import { findRow, listItems } from './read.ts';
import { dropTimedChange } from './timed-changes/timed-changes.ts';
import { isLive } from './timing.ts';
import { createItem, deleteItem, updateItem } from './write.ts';

const comesFromSpreadsheet = <Item>(collection: Collection<Item, OrderedName>): collection is Collection<Item, SpreadsheetName> =>
  SPREADSHEET_NAMES.some((name) => name === collection.name);

const spreadsheetActions = <Item>(collection: Collection<Item, SpreadsheetName>) => ({
  async checkImport(ctx: Context) {
    ctx.body = await checkImport(collection, ctx);
  },
  async importRows(ctx: Context) {
    ctx.body = await importRows(collection, ctx);
  },
});

/** Handles the calls of every list that editors order (api.md, "Calls"). */
export const collectionController = <Item>(collection: Collection<Item, OrderedName>) => ({
  async find(ctx: Context) {
    const { list, where } = await listFor(ctx, collection);
    ctx.body = await listItems(list, ctx, where);
  },
  async findOne(ctx: Context) {
    const row = await findRow(collection, ctx.params.id);
    if (ctx.state.admin) ctx.body = await editedItemOf(collection, row);
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
  async dropTimedChange(ctx: Context) {
    ctx.body = await dropTimedChange(collection, ctx.params.id);
    clock.wake();
  },
  async order(ctx: Context) {
    ctx.body = await orderItems(collection, ctx);
  },
  async move(ctx: Context) {
    ctx.body = await moveItem(collection, ctx, ctx.params.id);
  },
  async moveMany(ctx: Context) {
    ctx.body = await moveMany(collection, ctx);
  },
  async delete(ctx: Context) {
    ctx.body = await deleteItem(collection, ctx.params.id);
  },
  async updateMany(ctx: Context) {
    ctx.body = await changeMany(collection, ctx);
  },
  async deleteMany(ctx: Context) {
    ctx.body = await deleteMany(collection, ctx);
  },
  ...(comesFromSpreadsheet(collection) ? spreadsheetActions(collection) : {}),
});
