import { type Move, type Moved, moveInput, moveManyInput, type OrderedName, orderInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../changes/history.ts';
import { publish } from '../changes/publish.ts';
import { readRows, writeNumbers } from '../database/rows.ts';
import { type Trx, withLock } from '../database/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput, readBody } from '../http/body.ts';
import type { Collection } from './collection.ts';
import { movedIn } from './moved.ts';
import { findRow, NATURAL_ORDER } from './read.ts';

type Owner = Collection<unknown, OrderedName>;

interface Positioned {
  id: number;
  documentId: string;
  position: number;
}

const readOrder = (trx: Trx, { uid }: Owner): Promise<Positioned[]> =>
  readRows<Positioned>(trx, uid, { attributes: ['id', 'documentId', 'position'], orderBy: NATURAL_ORDER });

/** Writes the positions that differ, with the line in the log by which the site hears of the order. */
const writeOrder = async (trx: Trx, { name, uid }: Owner, rows: readonly Positioned[], ids: readonly string[]): Promise<void> => {
  const places = new Map(ids.map((id, index) => [id, index + 1]));
  const numbers = rows.flatMap(({ id, documentId, position }): [number, number][] => {
    const place = places.get(documentId) ?? 0;
    return place === position ? [] : [[id, place]];
  });
  await publish({ kind: name, itemId: '', action: 'order' }, async () => {
    await writeNumbers(trx, uid, 'position', new Map(numbers));
    await noteActivity('order', name, '');
  });
};

/** Puts all items into the order of the given ids: every id once, or 409, because the editor has not seen the list as it is. */
export const orderItems = async (owner: Owner, ctx: Context): Promise<{ ids: string[] }> => {
  const { ids } = parseInput(orderInput, (await readBody(ctx)).values);
  await withLock('content', async ({ trx }) => {
    const rows = await readOrder(trx, owner);
    const wanted = new Set(ids);
    if (ids.length !== rows.length || wanted.size !== ids.length || !rows.every(({ documentId }) => wanted.has(documentId)))
      throw new ApiError('ORDER_OUTDATED');
    await writeOrder(trx, owner, rows, ids);
  });
  return { ids };
};

/** Makes moves in the list as it is now. Nothing is published where each item stands in its place already. */
const move = (owner: Owner, moves: readonly Move[]): Promise<Moved> =>
  withLock('content', async ({ trx }) => {
    const rows = await readOrder(trx, owner);
    const before = rows.map(({ documentId }) => documentId);
    const result = movedIn(before, moves);
    if (!result) throw new ApiError('ORDER_OUTDATED');
    const { order, ...answer } = result;
    if (order.some((id, place) => id !== before[place])) await writeOrder(trx, owner, rows, order);
    return answer;
  });

/** Moves one item beside another; 404 where it is gone, 409 where the other one is. */
export const moveItem = async (owner: Owner, ctx: Context, id: string): Promise<Moved> => {
  await findRow(owner, id);
  return move(owner, [{ id, ...parseInput(moveInput, (await readBody(ctx)).values) }]);
};

/** Moves many items as one: all moves or none. */
export const moveMany = async (owner: Owner, ctx: Context): Promise<Moved> =>
  move(owner, parseInput(moveManyInput, (await readBody(ctx)).values).moves);
