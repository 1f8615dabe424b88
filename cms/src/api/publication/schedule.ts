import type { PublicationReason } from '@sanabel/contract';
import type { Batch } from '../../../config/environment/hook.ts';
import type { Progress } from '../../changes/publication-state.ts';
import { clubMonth, nextMonth, nextTime } from './club-time.ts';
import { hasGivenUp } from './patience.ts';

/** The settings by which calls are timed. */
export interface Rules {
  /** The hook is on this machine: everything goes at once, and no limit counts. */
  isLocal: boolean;
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
/** With so few left, changes are collected for an hour. */
const FEW = 5;

const timeOf = (moment: string | null): number => (moment ? Date.parse(moment) : Number.NEGATIVE_INFINITY);

/** Editors who never pause are not waited for longer than so many quiet times. */
const RESTLESS = 10;

/** Whether the site does not show yet what was asked for. */
export const isWatched = ({ requestedRevision, liveRevision }: Progress): boolean => requestedRevision > liveRevision;

/** Whether a build is under way, as far as patience goes. */
export const isBuilding = (state: Progress): boolean => isWatched(state) && state.dueAt !== null;

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
  if (left === null || left > FEW) return atBatch;
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
  return left !== null && left <= FEW ? later(retry, { at: timeOf(facts.requestedAt) + HOUR_MS, why: 'limit' }) : retry;
};

/** Whether there is something to call the hook for. */
const hasWork = (facts: Facts): boolean =>
  facts.buttonAt !== null || facts.revision > facts.requestedRevision || (isWatched(facts) && !isBuilding(facts));

/** When the hook is to be called next, and what that waits for. A function of the state and the time alone. */
export const nextCall = (facts: Facts, rules: Rules, now: number): NextCall => {
  const never = Number.POSITIVE_INFINITY;
  if (!hasWork(facts)) return { at: never, why: null };
  if (isBuilding(facts) && !rules.isLocal) return { at: never, why: 'building' };
  const left = callsLeft(facts, rules, now);
  const renewal: NextCall = left === 0 ? { at: nextMonth(now, rules.zone), why: 'limit' } : { at: Number.NEGATIVE_INFINITY, why: null };
  if (facts.buttonAt !== null) return later({ at: timeOf(facts.buttonAt), why: null }, renewal);
  if (hasGivenUp(facts.failingSince, now)) return { at: never, why: 'retry' };
  const isNew = facts.revision > facts.requestedRevision;
  return later(isNew ? forChanges(facts, rules, left) : again(facts, left), renewal);
};
