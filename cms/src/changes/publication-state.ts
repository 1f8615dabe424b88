import type { PublicationCause, PublishedItem } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';

/** Why a publication failed; `item` is to blame, where that is known. */
export interface Failure {
  cause: PublicationCause;
  item: PublishedItem | null;
  at: string;
}

/** How far the public site has come. */
export interface Progress {
  /** Grows by one with every change of public content. */
  revision: number;
  /** The revision that the hook was last called for. */
  requestedRevision: number;
  /** The revision that the public site itself has shown. */
  liveRevision: number;
  /** The failures of every kind since the site last showed what was asked for, or since the last edit. */
  attempts: number;
  /** Of these, the builds that were accepted and not seen in time. */
  lateBuilds: number | null;
  changedAt: string | null;
  /** The last accepted call of the hook, and the first one for this revision. */
  requestedAt: string | null;
  firstRequestedAt: string | null;
  /** Until then the build that was asked for counts as under way. */
  dueAt: string | null;
  liveAt: string | null;
  nextAttemptAt: string | null;
  /** In technical English, and as people are told. */
  error: string | null;
  failure: Failure | null;
  /** Since the first of the failures that have not ended yet. */
  failingSince: string | null;
  /** The admins have been told of the trouble that has not ended yet. */
  mailedAt: string | null;
  /** From the call of the hook to the revision on the public site, the last time. */
  buildMs: number | null;
  /** An editor has asked for a publication at once, and it has not been begun. */
  buttonAt: string | null;
  buttonBy: string | null;
  /** The older release that the site is held on since somebody went back to it: `liveRevision` is its revision, `liveAt` its time. */
  heldRevision: number | null;
  heldAt: string | null;
  /** Who went back in the panel; null when it was done on the server. */
  heldBy: string | null;
  /** The accepted calls in a month of the club's. */
  month: string | null;
  monthCalls: number | null;
}

export interface StateRow extends Stored, Progress {
  /** Until then one process is calling the hook, or has died while it did. */
  leasedUntil: string | null;
  /** Grows with every change of the row: of two processes that decide by the same version, one does. */
  version: number | null;
}

/** An edit or an editor begins anew: what failed before counts no more, but for the mail about it. */
export const UNTROUBLED = { attempts: 0, lateBuilds: 0, nextAttemptAt: null, error: null, failure: null, failingSince: null } as const;

const states = () => table<StateRow>('api::publication.publication-state');

const EMPTY: Partial<StateRow> = { revision: 0, requestedRevision: 0, liveRevision: 0, attempts: 0, version: 0 };

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

/** Writes the state whatever it is. Call it under the lock of `content`, so that no change in between is lost. */
export const writeState = async (data: Partial<StateRow>): Promise<void> => {
  const { id, version } = await readState();
  await states().update({ where: { id }, data: { ...data, version: (version ?? 0) + 1 } });
};

/** Changes the state only while it is still what was read; whether it was. */
export const replaceState = async ({ id, version }: StateRow, data: Partial<StateRow>): Promise<boolean> =>
  (await states().updateMany({ where: { id, version }, data: { ...data, version: (version ?? 0) + 1 } })).count === 1;

/**
 * Takes the lease for calling the hook, if no other process holds it and nothing has changed; the state with it, or null. A lease for
 * longer than any is given was taken before the clock was set back.
 */
export const leaseState = async (state: StateRow, milliseconds: number): Promise<StateRow | null> => {
  const { id, version } = state;
  const now = Date.now();
  const leasedUntil = new Date(now + milliseconds).toISOString();
  const isOver = { $or: [{ leasedUntil: { $lt: new Date(now).toISOString() } }, { leasedUntil: { $gt: leasedUntil } }] };
  const isFree = { $or: [{ leasedUntil: { $null: true } }, isOver] };
  const data = { leasedUntil, version: (version ?? 0) + 1 };
  return (await states().updateMany({ where: { id, version, ...isFree }, data })).count === 1 ? { ...state, ...data } : null;
};
