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

const writeOrder = async (trx: Trx, { name, uid }: Owner, rows: readonly Positioned[], ids: readonly string[]): Promise<void> => {
  const ranks = new Map(ids.map((id, index) => [id, index + 1]));
  const numbers = rows.flatMap(({ id, documentId, position }): [number, number][] => {
    const rank = ranks.get(documentId) ?? 0;
    return rank === position ? [] : [[id, rank]];
  });
  await publish({ kind: name, itemId: '', action: 'order' }, async () => {
    await writeNumbers(trx, uid, 'position', new Map(numbers));
    await noteActivity('order', name, '');
  });
};

/** Throws 409 unless every id is given once: the editor has seen an outdated list. */
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

/** Applies moves to the current list. Publishes nothing when no position changes. */
const move = (owner: Owner, moves: readonly Move[]): Promise<Moved> =>
  withLock('content', async ({ trx }) => {
    const rows = await readOrder(trx, owner);
    const before = rows.map(({ documentId }) => documentId);
    const result = movedIn(before, moves);
    if (!result) throw new ApiError('ORDER_OUTDATED');
    const { order, ...answer } = result;
    if (order.some((id, rank) => id !== before[rank])) await writeOrder(trx, owner, rows, order);
    return answer;
  });

/** Throws 404 when the item no longer exists, 409 when its neighbour does not. */
export const moveItem = async (owner: Owner, ctx: Context, id: string): Promise<Moved> => {
  await findRow(owner, id);
  return move(owner, [{ id, ...parseInput(moveInput, (await readBody(ctx)).values) }]);
};

export const moveMany = async (owner: Owner, ctx: Context): Promise<Moved> =>
  move(owner, parseInput(moveManyInput, (await readBody(ctx)).values).moves);
