import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { withLock } from '../database/transaction.ts';

const ID_BYTES = 16;

const current = new AsyncLocalStorage<string>();

/** The act on many items that the current write belongs to; empty for a write of its own. */
export const currentBatch = (): string => current.getStore() ?? '';

/**
 * Runs one act on many items: in one transaction, so that all of it is kept or nothing, and with one id in the versions of all items that
 * it writes, by which it can be undone (`POST /versions/undo`).
 */
export const inBatch = async <T>(work: () => Promise<T>): Promise<{ batch: string; result: T }> => {
  const batch = currentBatch() || randomBytes(ID_BYTES).toString('hex');
  const result = await withLock('content', () => current.run(batch, work));
  return { batch, result };
};
