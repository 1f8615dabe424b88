import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { withLock } from '../database/transaction.ts';

const ID_BYTES = 16;

const current = new AsyncLocalStorage<string>();

export const currentBatch = (): string => current.getStore() ?? '';

/**
 * Runs a bulk action in one transaction, with one id in the versions of all its items, by which it can be undone (`POST /versions/undo`).
 */
export const inBatch = async <T>(work: () => Promise<T>): Promise<{ batch: string; result: T }> => {
  const batch = currentBatch() || randomBytes(ID_BYTES).toString('hex');
  const result = await withLock('content', () => current.run(batch, work));
  return { batch, result };
};
