import { DEPLOYS_FEW, type PublicationReason } from '@sanabel/contract';
import type { Batch } from '../../../config/environment/hook.ts';
import type { Progress } from '../../changes/publication-state.ts';
import { hasGivenUp, LONGEST_MS } from './build-timeout.ts';
import { clubMonth, nextMonth, nextTime } from './club-time.ts';

export interface Rules {
  /** The hook is on this machine: calls are immediate and unlimited. */
  isLocal: boolean;
  /** Our publisher is behind the hook: it keeps releases and explains failures. */
  hasPublisher: boolean;
  debounceMs: number;
  batch: Batch;
  /** Calls that the host accepts per month; 0 for no limit. */
  monthlyLimit: number;
  zone: string;
}

/** Adds the time of the first change without a hook call. */
export type Facts = Progress & { firstWaitingAt: string | null };

export interface NextCall {
  /** Infinity while unknown. */
  at: number;
  why: PublicationReason | null;
}

const HOUR_MS = 3_600_000;

const timeOf = (timestamp: string | null): number => (timestamp ? Date.parse(timestamp) : Number.NEGATIVE_INFINITY);

/** Quiet times after which editors who never pause are published. */
const RESTLESS = 10;

/** The site does not show yet what was requested. */
export const isWatched = ({ requestedRevision, liveRevision }: Progress): boolean => requestedRevision > liveRevision;

export const isBuilding = (state: Progress): boolean => isWatched(state) && state.dueAt !== null;

/** The site is pinned to an older release until an editor publishes. */
export const isPinned = ({ heldRevision, buttonAt }: Progress): boolean => heldRevision !== null && buttonAt === null;

/** Calls left in the club's month; null when they are unlimited. */
export const callsLeft = ({ month, monthCalls }: Progress, { isLocal, monthlyLimit, zone }: Rules, now: number): number | null => {
  if (isLocal || monthlyLimit === 0) return null;
  return Math.max(0, monthlyLimit - (month === clubMonth(now, zone) ? (monthCalls ?? 0) : 0));
};

const later = (one: NextCall, other: NextCall): NextCall => (other.at > one.at ? other : one);

const batchTime = ({ batch, zone }: Rules, first: number): number => {
  if (batch.every === 'minutes') return first + batch.minutes * 60_000;
  return batch.every === 'day' ? nextTime(first, batch.times, zone) : first;
};

/** Time for changes on a remote host: with their batch, and hourly at most when few calls are left. */
const batched = (facts: Facts, rules: Rules, left: number | null): NextCall => {
  const first = timeOf(facts.firstWaitingAt ?? facts.changedAt);
  if (!Number.isFinite(first)) return { at: first, why: null };
  const atBatch: NextCall = { at: batchTime(rules, first), why: rules.batch.every === 'now' ? null : 'batch' };
  if (left === null || left > DEPLOYS_FEW) return atBatch;
  // Fixed times already collect changes; they only must not be too close to the last call.
  const collected = rules.batch.every === 'day' ? timeOf(facts.requestedAt) + HOUR_MS : first + HOUR_MS;
  return later(atBatch, { at: collected, why: 'limit' });
};

const forChanges = (facts: Facts, rules: Rules, left: number | null): NextCall => {
  const quietAt = timeOf(facts.changedAt) + rules.debounceMs;
  const batchLimit = timeOf(facts.firstWaitingAt ?? facts.changedAt) + RESTLESS * rules.debounceMs;
  const quiet: NextCall = { at: Math.min(quietAt, batchLimit), why: 'quiet' };
  const refused: NextCall = { at: timeOf(facts.nextAttemptAt), why: 'retry' };
  const soonest = later(quiet, refused);
  return rules.isLocal ? soonest : later(soonest, batched(facts, rules, left));
};

/** Retries a late build; with few calls left no sooner than in an hour. */
const again = (facts: Facts, left: number | null): NextCall => {
  const retry: NextCall = { at: facts.nextAttemptAt === null ? Number.POSITIVE_INFINITY : timeOf(facts.nextAttemptAt), why: 'retry' };
  return left !== null && left <= DEPLOYS_FEW ? later(retry, { at: timeOf(facts.requestedAt) + HOUR_MS, why: 'limit' }) : retry;
};

/** Spaces presses on a host that counts calls, at most an hour apart: they cannot use up a month within minutes. */
const betweenPresses = ({ requestedAt }: Facts, left: number | null): NextCall =>
  left === null
    ? { at: Number.NEGATIVE_INFINITY, why: null }
    : { at: timeOf(requestedAt) + HOUR_MS * Math.min(1, DEPLOYS_FEW / Math.max(1, left)), why: 'limit' };

const hasWork = (facts: Facts): boolean =>
  facts.buttonAt !== null || facts.revision > facts.requestedRevision || (isWatched(facts) && !isBuilding(facts));

/** Repairs timestamps in the future after the clock was set back: they count as now, so that nothing waits for it to catch up. */
export const withoutFuture = <State extends Facts>(state: State, now: number): State => {
  const nowAt = new Date(now).toISOString();
  const isAhead = (timestamp: string | null, by = 0): boolean => timeOf(timestamp) > now + by;
  const happened = (timestamp: string | null): string | null => (isAhead(timestamp) ? nowAt : timestamp);
  // Treated as long ago: its quiet time would never end.
  const edited = (timestamp: string | null): string | null => (isAhead(timestamp) ? null : timestamp);
  const isNever = isAhead(state.requestedAt) || isAhead(state.dueAt, LONGEST_MS);
  return {
    ...state,
    changedAt: edited(state.changedAt),
    firstWaitingAt: edited(state.firstWaitingAt),
    requestedAt: happened(state.requestedAt),
    firstRequestedAt: happened(state.firstRequestedAt),
    buttonAt: happened(state.buttonAt),
    dueAt: state.dueAt !== null && isNever ? nowAt : state.dueAt,
    nextAttemptAt: isAhead(state.nextAttemptAt, LONGEST_MS) ? nowAt : state.nextAttemptAt,
  };
};

/** Computes from state and time alone when to call the hook next, and why not sooner. */
export const nextCall = (state: Facts, rules: Rules, now: number): NextCall => {
  const facts = withoutFuture(state, now);
  const never = Number.POSITIVE_INFINITY;
  if (isPinned(facts)) return { at: never, why: 'held' };
  if (!hasWork(facts)) return { at: never, why: null };
  if (isBuilding(facts) && !rules.isLocal) return { at: never, why: 'building' };
  const left = callsLeft(facts, rules, now);
  const renewal: NextCall = left === 0 ? { at: nextMonth(now, rules.zone), why: 'limit' } : { at: Number.NEGATIVE_INFINITY, why: null };
  if (facts.buttonAt !== null) return later(later({ at: timeOf(facts.buttonAt), why: null }, betweenPresses(facts, left)), renewal);
  if (hasGivenUp(facts.failingSince, now)) return { at: never, why: 'retry' };
  const isNew = facts.revision > facts.requestedRevision;
  return later(isNew ? forChanges(facts, rules, left) : again(facts, left), renewal);
};
