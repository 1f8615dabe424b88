import { DEPLOYS_FEW, type PublicationReason } from '@sanabel/contract';
import type { Batch } from '../../../config/environment/hook.ts';
import type { Progress } from '../../changes/publication-state.ts';
import { clubMonth, nextMonth, nextTime } from './club-time.ts';
import { hasGivenUp, LONGEST_MS } from './patience.ts';

/** The settings by which calls are timed. */
export interface Rules {
  /** The hook is on this machine: everything goes at once, and no limit counts. */
  isLocal: boolean;
  /** Our own publisher is behind the hook: it keeps releases, and says why it fails. */
  hasPublisher: boolean;
  debounceMs: number;
  batch: Batch;
  /** The calls that the host takes in a month; 0 where it counts none. */
  monthlyLimit: number;
  /** The club's time zone. */
  zone: string;
}

/** The state with the time of the first change that the hook was not called for. */
export type Facts = Progress & { firstWaitingAt: string | null };

export interface NextCall {
  /** Infinity while nobody can tell. */
  at: number;
  /** What it waits for; null when nothing is to be sent. */
  why: PublicationReason | null;
}

const HOUR_MS = 3_600_000;

const timeOf = (moment: string | null): number => (moment ? Date.parse(moment) : Number.NEGATIVE_INFINITY);

/** Editors who never pause are not waited for longer than so many quiet times. */
const RESTLESS = 10;

/** Whether the site does not show yet what was asked for. */
export const isWatched = ({ requestedRevision, liveRevision }: Progress): boolean => requestedRevision > liveRevision;

/** Whether a build is under way, as far as patience goes. */
export const isBuilding = (state: Progress): boolean => isWatched(state) && state.dueAt !== null;

/** Whether the site stays on an older release until an editor publishes. */
export const isHeld = ({ heldRevision, buttonAt }: Progress): boolean => heldRevision !== null && buttonAt === null;

/** The calls that are left in the club's month; null where nobody counts. */
export const callsLeft = ({ month, monthCalls }: Progress, { isLocal, monthlyLimit, zone }: Rules, now: number): number | null => {
  if (isLocal || monthlyLimit === 0) return null;
  return Math.max(0, monthlyLimit - (month === clubMonth(now, zone) ? (monthCalls ?? 0) : 0));
};

/** The later of two times, with its reason. */
const later = (one: NextCall, other: NextCall): NextCall => (other.at > one.at ? other : one);

const batchTime = ({ batch, zone }: Rules, first: number): number => {
  if (batch.every === 'minutes') return first + batch.minutes * 60_000;
  return batch.every === 'day' ? nextTime(first, batch.times, zone) : first;
};

/** The time for changes that go to a host elsewhere: with their batch, and hourly at most when few calls are left. */
const batched = (facts: Facts, rules: Rules, left: number | null): NextCall => {
  const first = timeOf(facts.firstWaitingAt ?? facts.changedAt);
  if (!Number.isFinite(first)) return { at: first, why: null };
  const atBatch: NextCall = { at: batchTime(rules, first), why: rules.batch.every === 'now' ? null : 'batch' };
  if (left === null || left > DEPLOYS_FEW) return atBatch;
  // Set hours collect by themselves; they only must not lie too close to the last call.
  const collected = rules.batch.every === 'day' ? timeOf(facts.requestedAt) + HOUR_MS : first + HOUR_MS;
  return later(atBatch, { at: collected, why: 'limit' });
};

const forChanges = (facts: Facts, rules: Rules, left: number | null): NextCall => {
  const quietAt = timeOf(facts.changedAt) + rules.debounceMs;
  const patientUntil = timeOf(facts.firstWaitingAt ?? facts.changedAt) + RESTLESS * rules.debounceMs;
  const quiet: NextCall = { at: Math.min(quietAt, patientUntil), why: 'quiet' };
  const refused: NextCall = { at: timeOf(facts.nextAttemptAt), why: 'retry' };
  const soonest = later(quiet, refused);
  return rules.isLocal ? soonest : later(soonest, batched(facts, rules, left));
};

/** Asked again for what the site has not shown in time; with few calls left no sooner than in an hour. */
const again = (facts: Facts, left: number | null): NextCall => {
  const retry: NextCall = { at: facts.nextAttemptAt === null ? Number.POSITIVE_INFINITY : timeOf(facts.nextAttemptAt), why: 'retry' };
  return left !== null && left <= DEPLOYS_FEW ? later(retry, { at: timeOf(facts.requestedAt) + HOUR_MS, why: 'limit' }) : retry;
};

/**
 * The soonest time for a press of the button where calls are counted: an hour after the last call when few are left, and sooner the more
 * there are, so that nobody's presses use up a month within minutes.
 */
const betweenPresses = ({ requestedAt }: Facts, left: number | null): NextCall =>
  left === null
    ? { at: Number.NEGATIVE_INFINITY, why: null }
    : { at: timeOf(requestedAt) + HOUR_MS * Math.min(1, DEPLOYS_FEW / Math.max(1, left)), why: 'limit' };

/** Whether there is something to call the hook for. */
const hasWork = (facts: Facts): boolean =>
  facts.buttonAt !== null || facts.revision > facts.requestedRevision || (isWatched(facts) && !isBuilding(facts));

/**
 * The state as it is meant now. What has happened cannot lie ahead, nor a retry further off than any pause is: then the clock was set
 * back, and all that is waited for would come late by as much. It counts as now, so nothing is waited for.
 */
export const withoutFuture = <State extends Facts>(state: State, now: number): State => {
  const nowAt = new Date(now).toISOString();
  const isAhead = (moment: string | null, by = 0): boolean => timeOf(moment) > now + by;
  const happened = (moment: string | null): string | null => (isAhead(moment) ? nowAt : moment);
  // Long ago, or the quiet after it would never be over.
  const edited = (moment: string | null): string | null => (isAhead(moment) ? null : moment);
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

/** When the hook is to be called next, and what that waits for. A function of the state and the time alone. */
export const nextCall = (state: Facts, rules: Rules, now: number): NextCall => {
  const facts = withoutFuture(state, now);
  const never = Number.POSITIVE_INFINITY;
  if (isHeld(facts)) return { at: never, why: 'held' };
  if (!hasWork(facts)) return { at: never, why: null };
  if (isBuilding(facts) && !rules.isLocal) return { at: never, why: 'building' };
  const left = callsLeft(facts, rules, now);
  const renewal: NextCall = left === 0 ? { at: nextMonth(now, rules.zone), why: 'limit' } : { at: Number.NEGATIVE_INFINITY, why: null };
  if (facts.buttonAt !== null) return later(later({ at: timeOf(facts.buttonAt), why: null }, betweenPresses(facts, left)), renewal);
  if (hasGivenUp(facts.failingSince, now)) return { at: never, why: 'retry' };
  const isNew = facts.revision > facts.requestedRevision;
  return later(isNew ? forChanges(facts, rules, left) : again(facts, left), renewal);
};
