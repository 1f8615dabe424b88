import type { BuildInfo, PublicationTrigger } from '@sanabel/contract';
import type { Progress } from '../../changes/publication-state.ts';
import { clubMonth } from './club-time.ts';
import { lookPause, patience, remembered, retryDelay } from './patience.ts';
import { type Facts, isBuilding, isWatched, type NextCall, nextCall, type Rules } from './schedule.ts';

/** What a decision leaves in the history, in the transaction of its change of the state. */
export type Note =
  | { what: 'called'; trigger: PublicationTrigger; by: string | null }
  | { what: 'failed'; error: string; isRefused: boolean }
  | { what: 'live'; at: string }
  | { what: 'mail' };

/** The world of the worker: a clock, the state, the hook and the site. */
export interface Ports<State extends Facts> {
  now(): number;
  read(): Promise<State>;
  /** Changes the state and notes what happened, both or neither; false when the state has changed meanwhile. */
  replace(state: State, data: Partial<Progress>, notes: readonly Note[]): Promise<boolean>;
  /** Takes the right to call the hook; null when another process has it. */
  lease(state: State): Promise<State | null>;
  /** As `replace`, whatever has changed meanwhile: the hook has accepted the call. Ends the lease. */
  settle(state: State, data: Partial<Progress>, notes: readonly Note[]): Promise<void>;
  release(): Promise<void>;
  /** Why the hook refused; null when it accepted. */
  callHook(revision: number, trigger: PublicationTrigger): Promise<string | null>;
  readSite(): Promise<BuildInfo | null>;
}

const IDLE_LOOK_MS = 30_000;
/** Trouble for so long is one that people are told of: a hook that refuses, a site on this machine that stays behind. */
const TOO_LONG_MS = 10 * 60_000;
/** A site elsewhere that stays behind is asked once more, then people are told. */
const LATE_TOO_OFTEN = 2;
const LATE = 'the site has not shown the revision in time';

const inIso = (moment: number): string => new Date(moment).toISOString();
const passedSince = (moment: string | null, now: number): number => (moment ? now - Date.parse(moment) : Number.POSITIVE_INFINITY);

/** How long the build took that the site shows now: asked for once or twice, from the first call on, because that one may have been slow. */
const learntMs = (state: Progress, { isLocal }: Rules, now: number): number | null => {
  const since = (state.lateBuilds ?? 0) < LATE_TOO_OFTEN ? (state.firstRequestedAt ?? state.requestedAt) : state.requestedAt;
  return since ? remembered({ isLocal, buildMs: state.buildMs }, passedSince(since, now)) : state.buildMs;
};

/** The state after the site has shown a newer revision than before. */
export const afterSight = (state: Progress, { revision, builtAt }: BuildInfo, rules: Rules, now: number): Partial<Progress> => {
  // The site is ahead when an older backup was restored: its content is not ours, and our numbers go on from there.
  if (revision > state.revision) return { revision: revision + 1 };
  const shown = { liveRevision: revision, liveAt: builtAt };
  if (revision < state.requestedRevision) return shown;
  const isAll = revision === state.revision;
  return {
    ...shown,
    requestedRevision: revision,
    buildMs: learntMs(state, rules, now),
    attempts: 0,
    lateBuilds: 0,
    nextAttemptAt: null,
    error: null,
    failingSince: null,
    mailedAt: null,
    dueAt: null,
    firstRequestedAt: null,
    ...(isAll ? { buttonAt: null, buttonBy: null } : {}),
  };
};

/** The state after a build has not been seen in time. */
export const afterLate = (state: Progress, { isLocal }: Rules, now: number): Partial<Progress> => {
  const attempts = state.attempts + 1;
  const lateBuilds = (state.lateBuilds ?? 0) + 1;
  const waited = passedSince(state.requestedAt, now);
  const mayAskAgain = isLocal || (lateBuilds < LATE_TOO_OFTEN && state.mailedAt === null);
  // Elsewhere each call costs: a build that is only slow gets as much time again.
  const pause = isLocal ? retryDelay(attempts) : waited;
  const nextAttemptAt = mayAskAgain ? inIso(now + pause) : null;
  const failingSince = state.failingSince ?? inIso(now);
  const isTooLate = isLocal ? passedSince(failingSince, now) >= TOO_LONG_MS : lateBuilds >= LATE_TOO_OFTEN;
  const isTold = isTooLate && state.mailedAt === null;
  return { attempts, lateBuilds, nextAttemptAt, failingSince, error: LATE, dueAt: null, ...(isTold ? { mailedAt: inIso(now) } : {}) };
};

/** The state after the hook has refused. */
export const afterRefusal = (state: Progress, error: string, now: number): Partial<Progress> => {
  const attempts = state.attempts + 1;
  const failingSince = state.failingSince ?? inIso(now);
  const isTold = passedSince(failingSince, now) >= TOO_LONG_MS && state.mailedAt === null;
  const nextAttemptAt = inIso(now + retryDelay(attempts));
  return { attempts, error, failingSince, nextAttemptAt, buttonAt: null, buttonBy: null, ...(isTold ? { mailedAt: inIso(now) } : {}) };
};

/** The state after the hook has accepted. */
export const afterCall = (state: Progress, rules: Rules, now: number): Partial<Progress> => {
  const isNew = state.revision > state.requestedRevision;
  const month = clubMonth(now, rules.zone);
  const counted = { month, monthCalls: (state.month === month ? (state.monthCalls ?? 0) : 0) + 1 };
  const lateBuilds = state.lateBuilds ?? 0;
  return {
    requestedRevision: state.revision,
    requestedAt: inIso(now),
    firstRequestedAt: isNew ? inIso(now) : (state.firstRequestedAt ?? inIso(now)),
    dueAt: inIso(now + patience({ isLocal: rules.isLocal, buildMs: state.buildMs, lateBuilds })),
    nextAttemptAt: null,
    error: null,
    buttonAt: null,
    buttonBy: null,
    ...(rules.isLocal ? {} : counted),
  };
};

const triggerOf = (state: Progress, { why }: NextCall): PublicationTrigger => {
  if (state.buttonAt !== null) return 'button';
  if (state.attempts > 0 || state.revision === state.requestedRevision) return 'retry';
  return why === 'batch' || why === 'limit' ? 'time' : 'edit';
};

const mailIfTold = ({ mailedAt }: Partial<Progress>): Note[] => (mailedAt ? [{ what: 'mail' }] : []);

/**
 * Makes the worker's one step: looks at the state, asks the site or the hook, writes what came of it, and returns the milliseconds until
 * the next look. A function of its ports, so that tests bring a clock and a host of their own.
 */
export const createStep = <State extends Facts>(ports: Ports<State>, rules: Rules) => {
  /** Whether the site has told something new. */
  const look = async (state: State): Promise<boolean> => {
    const live = await ports.readSite();
    const now = ports.now();
    if (live && live.revision > state.liveRevision) {
      const isOurs = live.revision <= state.revision;
      await ports.replace(state, afterSight(state, live, rules, now), isOurs ? [{ what: 'live', at: inIso(now) }] : []);
      return true;
    }
    if (state.dueAt === null || now < Date.parse(state.dueAt)) return false;
    const data = afterLate(state, rules, now);
    await ports.replace(state, data, [{ what: 'failed', error: LATE, isRefused: false }, ...mailIfTold(data)]);
    return true;
  };

  const call = async (state: State, next: NextCall): Promise<number> => {
    const leased = await ports.lease(state);
    if (!leased) return lookPause(rules.isLocal, 0);
    const trigger = triggerOf(state, next);
    const error = await ports.callHook(state.revision, trigger);
    const now = ports.now();
    if (error === null) {
      await ports.settle(leased, afterCall(leased, rules, now), [{ what: 'called', trigger, by: state.buttonBy }]);
      return 0;
    }
    const data = afterRefusal(leased, error, now);
    await ports.replace(leased, data, [{ what: 'failed', error, isRefused: true }, ...mailIfTold(data)]);
    await ports.release();
    return 0;
  };

  return async (): Promise<number> => {
    const state = await ports.read();
    const isWaited = isWatched(state);
    if (isWaited && (await look(state))) return 0;
    const now = ports.now();
    const next = nextCall(state, rules, now);
    if (next.at <= now) return call(state, next);
    const pause = isWaited ? lookPause(rules.isLocal, passedSince(state.requestedAt, now)) : IDLE_LOOK_MS;
    return Math.max(0, Math.min(pause, next.at - now));
  };
};

/** Tells in one word where the last edits stand. */
export const stateOf = (state: Progress): 'failed' | 'waiting' | 'building' | 'live' => {
  if (state.error) return 'failed';
  if (state.revision > state.requestedRevision) return 'waiting';
  if (isBuilding(state)) return 'building';
  return isWatched(state) || state.buttonAt !== null ? 'waiting' : 'live';
};
