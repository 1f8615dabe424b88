import { type Stored, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';

export interface StateRow extends Stored {
  /** Grows by one with every change of public content. */
  revision: number;
  /** The revision that the hook was last called for. */
  requestedRevision: number;
  /** The revision that the public site itself has shown. */
  liveRevision: number;
  attempts: number;
  changedAt: string | null;
  requestedAt: string | null;
  liveAt: string | null;
  nextAttemptAt: string | null;
  error: string | null;
  /** Since the first of the failures that have not ended yet. */
  failingSince: string | null;
  /** From the last call of the hook that went well to the revision on the public site. */
  buildMs: number | null;
  /** Until then one process is calling the hook, or has died while it did. */
  leasedUntil: string | null;
}

const states = () => table<StateRow>('api::publication.publication-state');

const EMPTY: Partial<StateRow> = { revision: 0, requestedRevision: 0, liveRevision: 0, attempts: 0 };

const findState = (): Promise<StateRow | null> => states().findOne({ where: {}, orderBy: [{ id: 'asc' }] });

/** Makes the one row of the state at the first start: two processes may start at once. */
export const ensureState = (): Promise<void> =>
  withLock('content', async () => {
    if (!(await findState())) await states().create({ data: EMPTY });
  });

export const readState = async (): Promise<StateRow> => {
  const state = await findState();
  if (!state) throw new Error('the state of the publication is missing');
  return state;
};

export const writeState = async (data: Partial<StateRow>): Promise<void> => {
  const { id } = await readState();
  await states().update({ where: { id }, data });
};

/** Changes the state only while it is still what was read; whether it was. Of two processes that both try, one does. */
export const replaceState = async ({ id, revision, requestedRevision, attempts }: StateRow, data: Partial<StateRow>): Promise<boolean> =>
  (await states().updateMany({ where: { id, revision, requestedRevision, attempts }, data })).count === 1;

/** Takes the lease for calling the hook for this state, if no other process holds it and nothing has changed. */
export const leaseState = async ({ id, revision, requestedRevision, attempts }: StateRow, milliseconds: number): Promise<boolean> => {
  const isFree = { $or: [{ leasedUntil: { $null: true } }, { leasedUntil: { $lt: new Date().toISOString() } }] };
  const where = { id, revision, requestedRevision, attempts, ...isFree };
  return (await states().updateMany({ where, data: { leasedUntil: new Date(Date.now() + milliseconds).toISOString() } })).count === 1;
};
