import type { BuildInfo } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { leaseState, readState, replaceState, type StateRow, writeState } from '../../changes/publication-state.ts';
import { CONTENT_CHANGED } from '../../changes/publish.ts';
import { createWorker } from '../../concurrency/worker.ts';
import { buildTimeout, callHook, HOOK_TIMEOUT_MS, hasGivenUp, LONGEST_MS, readLive, retryDelay } from './build.ts';

const LIVE_POLL_MS = 500;
/** A change that another process committed and did not live to publish is found by looking. */
const IDLE_LOOK_MS = 30_000;
/** Longer than a call can take: a lease that is over was left by a process that died. */
const LEASE_MS = HOOK_TIMEOUT_MS + 5_000;

const since = (moment: string | null): number => (moment ? Date.now() - Date.parse(moment) : Number.POSITIVE_INFINITY);

/** Notes a failure, unless an edit, an editor or another process has changed the state meanwhile. */
const fail = async (state: StateRow, error: string, change: Partial<StateRow> = {}): Promise<number> => {
  const attempts = state.attempts + 1;
  const pause = retryDelay(attempts);
  const nextAttemptAt = new Date(Date.now() + pause).toISOString();
  const failingSince = state.failingSince ?? new Date().toISOString();
  if (!(await replaceState(state, { ...change, attempts, error, nextAttemptAt, failingSince }))) return 0;
  strapi.log.warn(`publication of revision ${state.revision}: ${error}; next try in ${Math.round(pause / 1000)} s`);
  return pause;
};

/** Notes what the public site shows. */
const goLive = async (state: StateRow, { revision, builtAt }: BuildInfo): Promise<number> => {
  // The site is ahead when an older backup was restored: its content is not ours, and our numbers go on from there.
  if (revision > state.revision) {
    await replaceState(state, { revision: revision + 1 });
    return 0;
  }
  const buildMs = state.attempts === 0 && state.requestedAt ? Math.min(LONGEST_MS, since(state.requestedAt)) : (state.buildMs ?? null);
  const requestedRevision = Math.max(state.requestedRevision, revision);
  await writeState({ requestedRevision, liveRevision: revision, liveAt: builtAt, buildMs, attempts: 0, error: null, failingSince: null });
  return state.revision > revision ? 0 : IDLE_LOOK_MS;
};

/** After a failure, before asking again: a build that was only slow is no failure, and must not be started twice. */
const lateSuccess = async (state: StateRow): Promise<BuildInfo | null> => {
  const live = state.attempts > 0 ? await readLive(settings.SITE_URL) : null;
  return live && live.revision >= state.revision ? live : null;
};

/** Calls the hook once the edits have been quiet for the debounce time; returns the milliseconds until the next look. */
const request = async (state: StateRow, hookUrl: string): Promise<number> => {
  const quietIn = settings.PUBLISH_DEBOUNCE_MS - since(state.changedAt);
  const retryIn = state.nextAttemptAt ? Date.parse(state.nextAttemptAt) - Date.now() : 0;
  const pause = Math.max(quietIn, retryIn);
  if (pause > 0) return pause;
  const late = await lateSuccess(state);
  if (late) return goLive(state, late);
  if (hasGivenUp(state.failingSince ?? null, Date.now())) return IDLE_LOOK_MS;
  if (!(await leaseState(state, LEASE_MS))) return LIVE_POLL_MS;
  const fault = await callHook(hookUrl, state.revision).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : 'the build hook failed'),
  );
  if (fault !== null) {
    const retry = await fail(state, fault);
    await writeState({ leasedUntil: null });
    return retry;
  }
  const requestedAt = new Date().toISOString();
  await writeState({ requestedRevision: state.revision, requestedAt, error: null, nextAttemptAt: null, leasedUntil: null });
  return LIVE_POLL_MS;
};

/** A revision is live only when the public site itself shows it (security rule 11). */
const confirm = async (state: StateRow): Promise<number> => {
  const live = await readLive(settings.SITE_URL);
  if (live && live.revision >= state.requestedRevision) return goLive(state, live);
  if (since(state.requestedAt) < buildTimeout(state.buildMs ?? null, state.attempts)) return LIVE_POLL_MS;
  return fail(state, 'the site has not shown the revision in time', { requestedRevision: state.liveRevision });
};

/** One look at the queue; the milliseconds until the next. */
const step = async (hookUrl: string): Promise<number> => {
  const state = await readState();
  if (state.revision > state.requestedRevision) return request(state, hookUrl);
  return state.requestedRevision > state.liveRevision ? confirm(state) : IDLE_LOOK_MS;
};

const publisher = createWorker('publication', async () => (settings.REBUILD_HOOK_URL ? step(settings.REBUILD_HOOK_URL) : null));

/** Looks at the queue now. */
export const wakeWorker = publisher.wake;

/** Starts the worker, which every committed change wakes; what was waiting when the process last ended goes on from the database. */
export const startWorker = (): void => {
  strapi.eventHub.on(CONTENT_CHANGED, async () => wakeWorker());
  publisher.start();
};

export const stopWorker = publisher.stop;
