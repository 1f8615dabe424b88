import { settings } from '../../config/sanabel.ts';
import { logFault } from '../concurrency/log-fault.ts';
import { createWorker } from '../concurrency/worker.ts';
import { callHook, readLive } from './hook.ts';
import { entries, readState, type StateRow, writeState } from './state.ts';

const LIVE_POLL_MS = 500;
const BUILD_TIMEOUT_MS = 10 * 60_000;
const RETRY_BASE_MS = 2_000;
const RETRY_MAX_MS = 15 * 60_000;

const since = (moment: string | null): number => (moment ? Date.now() - Date.parse(moment) : Number.POSITIVE_INFINITY);

const fail = async (state: StateRow, error: string): Promise<number> => {
  const attempts = state.attempts + 1;
  const pause = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** Math.min(attempts - 1, 16));
  await writeState({ attempts, error, nextAttemptAt: new Date(Date.now() + pause).toISOString() });
  strapi.log.warn(`publication of revision ${state.revision}: ${error}; next try in ${Math.round(pause / 1000)} s`);
  return pause;
};

/** Calls the hook once the edits have been quiet for the debounce time; returns the milliseconds until the next look. */
const request = async (state: StateRow, hookUrl: string): Promise<number> => {
  const quietIn = settings.PUBLISH_DEBOUNCE_MS - since(state.changedAt);
  const retryIn = state.nextAttemptAt ? Date.parse(state.nextAttemptAt) - Date.now() : 0;
  const pause = Math.max(quietIn, retryIn);
  if (pause > 0) return pause;
  try {
    await callHook(hookUrl, state.revision);
  } catch (error) {
    return fail(state, error instanceof Error ? error.message : 'the build hook failed');
  }
  await writeState({ requestedRevision: state.revision, requestedAt: new Date().toISOString(), error: null, nextAttemptAt: null });
  return LIVE_POLL_MS;
};

/** A revision is live only when the public site itself shows it (security rule 11). */
const confirm = async (state: StateRow): Promise<number | null> => {
  const live = await readLive(settings.SITE_URL);
  if (live && live.revision >= state.requestedRevision) {
    await writeState({ liveRevision: live.revision, liveAt: live.builtAt, attempts: 0, error: null });
    await entries().deleteMany({ where: { revision: { $lte: live.revision } } });
    return state.revision > live.revision ? 0 : null;
  }
  if (since(state.requestedAt) < BUILD_TIMEOUT_MS) return LIVE_POLL_MS;
  await writeState({ requestedRevision: state.liveRevision });
  return fail(state, 'the site has not shown the revision in time');
};

/** One look at the queue; the milliseconds until the next, or null when there is nothing left to do. */
const step = async (hookUrl: string): Promise<number | null> => {
  const state = await readState();
  if (state.revision > state.requestedRevision) return request(state, hookUrl);
  return state.requestedRevision > state.liveRevision ? confirm(state) : null;
};

const publisher = createWorker('publication', async () => (settings.REBUILD_HOOK_URL ? step(settings.REBUILD_HOOK_URL) : null), logFault);

/** Looks at the queue now: to be called when a change has been committed. */
export const wakeWorker = publisher.wake;

/** Starts the worker; what was waiting when the process last ended goes on from the database. */
export const startWorker = publisher.start;

export const stopWorker = publisher.stop;
