import type { BuildInfo, PublicationState, PublicationTrigger } from '@sanabel/contract';
import type { Progress } from '../../changes/publication-state.ts';
import {
  afterCall,
  afterLate,
  afterPin,
  afterRefusal,
  afterSight,
  failed,
  inIso,
  type NewFailure,
  NOT_PINNED,
  passedSince,
} from './after.ts';
import { pollPause } from './build-timeout.ts';
import { type Facts, isBuilding, isPinned, isWatched, type NextCall, nextCall, type Rules, withoutFuture } from './schedule.ts';

/** Recorded in the history, in the transaction of the state change. */
export type Note =
  | { what: 'called'; trigger: PublicationTrigger; by: string | null }
  /** `trigger` is set for a refused call, which has no row yet. */
  | { what: 'failed'; newFailure: NewFailure; trigger: PublicationTrigger | null }
  | { what: 'live'; at: string }
  /** A rollback to an older release; `durationMs` is null when unknown. */
  | { what: 'held'; by: string | null; durationMs: number | null }
  | { what: 'mail' };

export interface Ports<State extends Facts> {
  now(): number;
  read(): Promise<State>;
  /** Changes the state and records the notes, both or neither; false when the state has changed meanwhile. */
  replace(state: State, data: Partial<Progress>, notes: readonly Note[]): Promise<boolean>;
  /** Acquires the lease for calling the hook; null while another process has it. */
  lease(state: State): Promise<State | null>;
  /** Like `replace`, but ignores changes meanwhile: the hook has accepted the call. Ends the lease. */
  settle(state: State, data: Partial<Progress>, notes: readonly Note[]): Promise<void>;
  release(): Promise<void>;
  callHook(revision: number, trigger: PublicationTrigger): Promise<NewFailure | null>;
  readSite(): Promise<BuildInfo | null>;
  isByClock(state: State): Promise<boolean>;
  /** Failure of our publisher since the last call; null without one. */
  readFailure(state: State): Promise<NewFailure | null>;
}

const IDLE_POLL_MS = 30_000;
const LATE: NewFailure = { cause: 'late', item: null, error: 'the site has not shown the revision in time' };
/** A build that takes longer may have failed: then the publisher is asked. */
const ASK_AFTER_MS = 1_000;

const mailIfNotified = ({ mailedAt }: Partial<Progress>): Note[] => (mailedAt ? [{ what: 'mail' }] : []);

/** Returns the milliseconds until the next step. Depends on its ports alone, so that tests bring their clock and host. */
export const createAdvance = <State extends Facts>(ports: Ports<State>, rules: Rules) => {
  const triggerOf = async (state: State, { why }: NextCall): Promise<PublicationTrigger> => {
    if (state.buttonAt !== null) return 'button';
    if (state.attempts > 0 || state.revision === state.requestedRevision) return 'retry';
    return why === 'batch' || why === 'limit' || (await ports.isByClock(state)) ? 'time' : 'edit';
  };

  const checkSite = async (state: State): Promise<boolean> => {
    const live = await ports.readSite();
    const now = ports.now();
    if (!live) return false;
    if (live.isHeld && live.revision <= state.revision) {
      // An operator went back on the server.
      const isKnown = state.heldRevision === live.revision;
      if (!isKnown) await ports.replace(state, afterPin(live, null, now), [{ what: 'held', by: null, durationMs: null }]);
      return !isKnown;
    }
    if (live.revision <= state.liveRevision) {
      const wasPinned = state.heldRevision !== null;
      if (wasPinned) await ports.replace(state, NOT_PINNED, []);
      return wasPinned;
    }
    const isOurs = live.revision <= state.revision;
    await ports.replace(state, afterSight(state, live, rules, now), isOurs ? [{ what: 'live', at: inIso(now) }] : []);
    return true;
  };

  const checkBuild = async (state: State): Promise<boolean> => {
    const now = ports.now();
    if (state.dueAt === null) return false;
    const isLate = now >= Date.parse(state.dueAt);
    const mayHaveFailed = rules.hasPublisher && state.error === null && passedSince(state.requestedAt, now) >= ASK_AFTER_MS;
    const newFailure = isLate || mayHaveFailed ? await ports.readFailure(state) : null;
    if (!isLate && newFailure === null) return false;
    const cause = newFailure ?? LATE;
    const data = isLate ? afterLate(state, rules, cause, now) : { ...failed(cause, now), failingSince: state.failingSince ?? inIso(now) };
    await ports.replace(state, data, [{ what: 'failed', newFailure: cause, trigger: null }, ...mailIfNotified(data)]);
    return true;
  };

  const call = async (state: State, next: NextCall): Promise<number> => {
    const leased = await ports.lease(state);
    if (!leased) return pollPause(rules.isLocal, 0);
    const trigger = await triggerOf(state, next);
    const newFailure = await ports.callHook(state.revision, trigger);
    const now = ports.now();
    if (newFailure === null) {
      await ports.settle(leased, afterCall(leased, rules, now), [{ what: 'called', trigger, by: state.buttonBy }]);
      return 0;
    }
    const data = afterRefusal(leased, newFailure, rules, now);
    await ports.replace(leased, data, [{ what: 'failed', newFailure, trigger }, ...mailIfNotified(data)]);
    await ports.release();
    return 0;
  };

  return async (): Promise<number> => {
    const state = withoutFuture(await ports.read(), ports.now());
    const isWaited = isWatched(state);
    if (isWaited && ((await checkSite(state)) || (await checkBuild(state)))) return 0;
    const now = ports.now();
    const next = nextCall(state, rules, now);
    if (next.at <= now) return call(state, next);
    if (!isWaited && rules.hasPublisher && (await checkSite(state))) return 0;
    const pause = isWaited ? pollPause(rules.isLocal, passedSince(state.requestedAt, now)) : IDLE_POLL_MS;
    return Math.max(0, Math.min(pause, next.at - now));
  };
};

export const stateOf = (state: Progress): PublicationState => {
  if (state.error) return 'failed';
  if (isPinned(state)) return 'held';
  if (state.revision > state.requestedRevision) return 'waiting';
  if (isBuilding(state)) return 'building';
  return isWatched(state) || state.buttonAt !== null ? 'waiting' : 'live';
};
