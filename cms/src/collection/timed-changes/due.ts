import { actAs } from '../../changes/history.ts';
import { logError } from '../../concurrency/worker.ts';
import { readTable } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Body } from '../../http/multipart.ts';
import { changeFrom } from '../change.ts';
import { collectionOf, untypedCollectionOf } from '../collection.ts';
import { CHANGES_REFUSED, type TimedRow, timedChanges } from './rows.ts';

const AS_THEY_WAIT: Body = { values: { changesAt: null }, files: {}, dispose: async () => {} };
const AT_ONCE = 200;

const isDue = ({ at, failedAt }: TimedRow): boolean => failedAt === null && Date.parse(at) <= Date.now();

/** Applies due changes in the name of their author. They end with it, so only the first process applies them. */
const make = ({ id, kind, itemId }: TimedRow): Promise<void> =>
  withLock('content', async () => {
    const waiting = await timedChanges().findOne({ where: { id } });
    if (!waiting || !isDue(waiting)) return;
    const author = { id: waiting.adminId, account: { fullName: waiting.adminName } };
    await actAs(author, () => changeFrom(untypedCollectionOf(kind), itemId, AS_THEY_WAIT));
  });

/** Leaves the changes for an editor to decide. Returns whether they were refused permanently. */
const noteFailure = async ({ id, kind, itemId, savedAt }: TimedRow, error: unknown): Promise<boolean> => {
  logError(`${kind}/${itemId}: changes that waited for their time were not made: ${error instanceof Error ? error.message : error}`);
  // Other errors, such as a busy database, are temporary: the next poll tries again.
  if (!(error instanceof ApiError) || error.status >= 500) return false;
  const data = { failedAt: new Date().toISOString(), faults: [...error.fieldErrors] };
  return (await timedChanges().updateMany({ where: { id, savedAt }, data })).count > 0;
};

/** Includes changes that became due while nothing ran. */
export const makeAllDue = async (): Promise<void> => {
  const due = { at: { $lte: new Date().toISOString() }, failedAt: { $null: true } };
  const rows = await timedChanges().findMany({ where: due, orderBy: [{ at: 'asc' }, { id: 'asc' }], limit: AT_ONCE });
  let isAnyRefused = false;
  for (const row of rows) {
    const isRefused = await make(row).then(
      () => false,
      (error: unknown) => noteFailure(row, error),
    );
    isAnyRefused ||= isRefused;
  }
  if (isAnyRefused) await strapi.eventHub.emit(CHANGES_REFUSED);
};

/** Returns the next changes of an item that exists. */
export const nextChanges = async (of: object = {}): Promise<TimedRow | null> => {
  const ahead = { ...of, at: { $gt: new Date().toISOString() }, failedAt: { $null: true } };
  for (const row of await timedChanges().findMany({ where: ahead, orderBy: [{ at: 'asc' }] }))
    if (await readTable(collectionOf(row.kind).uid).findOne({ where: { documentId: row.itemId } })) return row;
  return null;
};
