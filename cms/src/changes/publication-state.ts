import type { PublicationCause, PublishedItem } from '@sanabel/contract';
import { isFreeLease } from '../concurrency/lease.ts';
import { type Stored, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';

/** `item` is to blame, where it is known. */
export interface Failure {
  cause: PublicationCause;
  item: PublishedItem | null;
  at: string;
}

export interface Progress {
  revision: number;
  /** The last revision sent to the hook. */
  requestedRevision: number;
  /** The revision that the public site reports. */
  liveRevision: number;
  /** Failures since the site was last up to date, or since the last edit. */
  attempts: number;
  /** Accepted builds among them that were not online in time. */
  lateBuilds: number | null;
  changedAt: string | null;
  /** The last accepted call of the hook, and the first one for this revision. */
  requestedAt: string | null;
  firstRequestedAt: string | null;
  /** The requested build counts as running until then. */
  dueAt: string | null;
  liveAt: string | null;
  nextAttemptAt: string | null;
  /** `error` is technical English, `failure` is shown to people. */
  error: string | null;
  failure: Failure | null;
  /** Time of the first failure that still lasts. */
  failingSince: string | null;
  /** Admins were notified of the failure that still lasts. */
  mailedAt: string | null;
  /** Time from the last hook call to the revision on the public site. */
  buildMs: number | null;
  /** An editor has asked for a publication that has not begun yet. */
  buttonAt: string | null;
  buttonBy: string | null;
  /** The release that the site is pinned to: `liveRevision` is its revision, `liveAt` its time. */
  heldRevision: number | null;
  heldAt: string | null;
  /** Null when the rollback was done on the server. */
  heldBy: string | null;
  /** Accepted calls in a month of the club's time zone. */
  month: string | null;
  monthCalls: number | null;
}

export interface StateRow extends Stored, Progress {
  /** A process is calling the hook until then, or has died during the call. */
  leasedUntil: string | null;
  /** Increases with every write: when two processes decide by the same version, one succeeds. */
  version: number | null;
}

/** An edit or an editor's request starts over. Earlier failures no longer count, except for the mail about them. */
export const NO_FAILURE = { attempts: 0, lateBuilds: 0, nextAttemptAt: null, error: null, failure: null, failingSince: null } as const;

const states = () => table<StateRow>('api::publication.publication-state');

const EMPTY: Partial<StateRow> = { revision: 0, requestedRevision: 0, liveRevision: 0, attempts: 0, version: 0 };

const findState = (): Promise<StateRow | null> => states().findOne({ where: {}, orderBy: [{ id: 'asc' }] });

/** Creates the row under a lock, because two processes may start at once. */
export const ensureState = (): Promise<void> =>
  withLock('content', async () => {
    if (!(await findState())) await states().create({ data: EMPTY });
  });

export const readState = async (): Promise<StateRow> => {
  const state = await findState();
  if (!state) throw new Error('the state of the publication is missing');
  return state;
};

/** Writes unconditionally. Call it under the lock `content`, so that no change in between is lost. */
export const writeState = async (data: Partial<StateRow>): Promise<void> => {
  const { id, version } = await readState();
  await states().update({ where: { id }, data: { ...data, version: (version ?? 0) + 1 } });
};

/** Writes only if the row is unchanged since it was read; returns whether it did. */
export const replaceState = async ({ id, version }: StateRow, data: Partial<StateRow>): Promise<boolean> =>
  (await states().updateMany({ where: { id, version }, data: { ...data, version: (version ?? 0) + 1 } })).count === 1;

/** Returns null when another process has the lease or the state has changed. */
export const leaseState = async (state: StateRow, milliseconds: number): Promise<StateRow | null> => {
  const { id, version } = state;
  const now = Date.now();
  const leasedUntil = new Date(now + milliseconds).toISOString();
  const data = { leasedUntil, version: (version ?? 0) + 1 };
  return (await states().updateMany({ where: { id, version, ...isFreeLease(now, milliseconds) }, data })).count === 1
    ? { ...state, ...data }
    : null;
};
