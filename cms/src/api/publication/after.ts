import type { BuildInfo } from '@sanabel/contract';
import { type Failure, NO_FAILURE, type Progress } from '../../changes/publication-state.ts';
import { buildTimeout, remembered, retryDelay } from './build-timeout.ts';
import { clubMonth } from './club-time.ts';
import type { Rules } from './schedule.ts';

export interface NewFailure extends Omit<Failure, 'at'> {
  error: string;
}

/** People are notified of failures after this time: of a hook that refuses, or a site on this machine that stays behind. */
export const TOO_LONG_MS = 10 * 60_000;
/** A remote site that stays behind is retried once, then people are notified. */
const LATE_TOO_OFTEN = 2;

export const inIso = (timestamp: number): string => new Date(timestamp).toISOString();
export const passedSince = (timestamp: string | null, now: number): number =>
  timestamp ? now - Date.parse(timestamp) : Number.POSITIVE_INFINITY;

export const failed = ({ error, ...failure }: NewFailure, now: number): Pick<Progress, 'error' | 'failure'> => ({
  error,
  failure: { ...failure, at: inIso(now) },
});

export const NOT_PINNED = { heldRevision: null, heldAt: null, heldBy: null } as const;

/** State after a rollback: later changes wait until an editor publishes. */
export const afterPin = ({ revision, builtAt }: BuildInfo, by: string | null, now: number): Partial<Progress> => ({
  ...NO_FAILURE,
  requestedRevision: revision,
  liveRevision: revision,
  liveAt: builtAt,
  heldRevision: revision,
  heldAt: inIso(now),
  heldBy: by,
  mailedAt: null,
  dueAt: null,
  firstRequestedAt: null,
  buttonAt: null,
  buttonBy: null,
});

/** Duration of the build that the site shows now. After one retry it counts from the first request, which may have been slow. */
const learntMs = (state: Progress, { isLocal }: Rules, now: number): number | null => {
  const since = (state.lateBuilds ?? 0) < LATE_TOO_OFTEN ? (state.firstRequestedAt ?? state.requestedAt) : state.requestedAt;
  return since ? remembered({ isLocal, buildMs: state.buildMs }, passedSince(since, now)) : state.buildMs;
};

export const afterSight = (state: Progress, { revision, builtAt }: BuildInfo, rules: Rules, now: number): Partial<Progress> => {
  // The site is ahead after an older backup was restored: its content is not ours, and our revisions continue from its number.
  if (revision > state.revision) return { revision: revision + 1 };
  const shown = { ...NOT_PINNED, liveRevision: revision, liveAt: builtAt };
  if (revision < state.requestedRevision) return shown;
  const isAll = revision === state.revision;
  return {
    ...shown,
    ...NO_FAILURE,
    requestedRevision: revision,
    buildMs: learntMs(state, rules, now),
    mailedAt: null,
    dueAt: null,
    firstRequestedAt: null,
    ...(isAll ? { buttonAt: null, buttonBy: null } : {}),
  };
};

export const afterLate = (state: Progress, { isLocal }: Rules, newFailure: NewFailure, now: number): Partial<Progress> => {
  const attempts = state.attempts + 1;
  const lateBuilds = (state.lateBuilds ?? 0) + 1;
  const waited = passedSince(state.requestedAt, now);
  const mayAskAgain = isLocal || (lateBuilds < LATE_TOO_OFTEN && state.mailedAt === null);
  // A remote host counts calls: a build that is only slow gets as much time again.
  const pause = isLocal ? retryDelay(isLocal, attempts) : waited;
  const nextAttemptAt = mayAskAgain ? inIso(now + pause) : null;
  const failingSince = state.failingSince ?? inIso(now);
  const isTooLate = isLocal ? passedSince(failingSince, now) >= TOO_LONG_MS : lateBuilds >= LATE_TOO_OFTEN;
  const isNotified = isTooLate && state.mailedAt === null;
  const notified = isNotified ? { mailedAt: inIso(now) } : {};
  return { ...failed(newFailure, now), attempts, lateBuilds, nextAttemptAt, failingSince, dueAt: null, ...notified };
};

export const afterRefusal = (state: Progress, newFailure: NewFailure, { isLocal }: Rules, now: number): Partial<Progress> => {
  const attempts = state.attempts + 1;
  const failingSince = state.failingSince ?? inIso(now);
  const isNotified = passedSince(failingSince, now) >= TOO_LONG_MS && state.mailedAt === null;
  const nextAttemptAt = inIso(now + retryDelay(isLocal, attempts));
  const notified = isNotified ? { mailedAt: inIso(now) } : {};
  return { ...failed(newFailure, now), attempts, failingSince, nextAttemptAt, buttonAt: null, buttonBy: null, ...notified };
};

export const afterCall = (state: Progress, rules: Rules, now: number): Partial<Progress> => {
  const isNew = state.revision > state.requestedRevision;
  const month = clubMonth(now, rules.zone);
  const counted = { month, monthCalls: (state.month === month ? (state.monthCalls ?? 0) : 0) + 1 };
  const lateBuilds = state.lateBuilds ?? 0;
  return {
    ...NOT_PINNED,
    requestedRevision: state.revision,
    requestedAt: inIso(now),
    firstRequestedAt: isNew ? inIso(now) : (state.firstRequestedAt ?? inIso(now)),
    dueAt: inIso(now + buildTimeout({ isLocal: rules.isLocal, buildMs: state.buildMs, lateBuilds })),
    nextAttemptAt: null,
    error: null,
    failure: null,
    buttonAt: null,
    buttonBy: null,
    ...(rules.isLocal ? {} : counted),
  };
};
