import { type OrderedName, orderInput, SHEET_NAMES, type SheetName } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../changes/history.ts';
import { publish } from '../changes/publish.ts';
import { readRows, writeNumbers } from '../database/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput, readBody } from '../http/body.ts';
import type { Collection } from './collection.ts';
import { checkImport, importRows } from './import.ts';
import { changeMany, deleteMany } from './many.ts';
import { findRow, listItems } from './read.ts';
import { editedItemOf, isLive, listFor } from './timing.ts';
import { createItem, deleteItem, updateItem } from './write.ts';

interface Positioned {
  id: number;
  documentId: string;
  position: number;
}

/** Puts all items into the order of the given ids: every id once, or 409, because the editor has not seen the list as it is. */
const orderItems = async ({ name, uid }: Collection<unknown, OrderedName>, ctx: Context): Promise<{ ids: string[] }> => {
  const { ids } = parseInput(orderInput, (await readBody(ctx)).values);
  await publish({ kind: name, itemId: '', action: 'order' }, () =>
    inTransaction(async ({ trx }) => {
      const rows = await readRows<Positioned>(trx, uid, { attributes: ['id', 'documentId', 'position'] });
      const places = new Map(ids.map((id, index) => [id, index + 1]));
      if (ids.length !== rows.length || places.size !== ids.length || !rows.every(({ documentId }) => places.has(documentId)))
        throw new ApiError('ORDER_OUTDATED');
      const moved = rows.map(({ id, documentId, position }) => ({ id, position, place: places.get(documentId) ?? 0 }));
      const changed = moved.filter(({ position, place }) => position !== place);
      await writeNumbers(trx, uid, 'position', new Map(changed.map(({ id, place }) => [id, place])));
      await noteActivity('order', name, '');
    }),
  );
  return { ids };
};

const comesFromSheet = <Item>(collection: Collection<Item, OrderedName>): collection is Collection<Item, SheetName> =>
  SHEET_NAMES.some((name) => name === collection.name);

/** The calls of a list that can come from a sheet. */
const sheetActions = <Item>(collection: Collection<Item, SheetName>) => ({
  async checkImport(ctx: Context) {
    ctx.body = await checkImport(collection, ctx);
  },
  async importRows(ctx: Context) {
    ctx.body = await importRows(collection, ctx);
  },
});

/** The calls of every list that editors order: list, read, create, update, order, delete, and many at once (api.md, "Calls"). */
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
  async updateMany(ctx: Context) {
    ctx.body = await changeMany(collection, ctx);
  },
  async deleteMany(ctx: Context) {
    ctx.body = await deleteMany(collection, ctx);
  },
  ...(comesFromSheet(collection) ? sheetActions(collection) : {}),
});
