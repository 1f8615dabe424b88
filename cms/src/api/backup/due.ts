import type { ClubTime } from '../../../config/environment/hook.ts';
import { nextTime } from '../publication/club-time.ts';

const HOUR_MS = 3_600_000;
/** Longer than any day of the club, with its summer time. */
const TWO_DAYS_MS = 49 * HOUR_MS;
/** A backup of the clock that failed is tried so often, an hour apart; then the next day. */
const TRIES = 3;

export interface Attempt {
  startedAt: number;
  state: string;
}

interface Clock {
  at: ClubTime;
  zone: string;
  /** Before there was anything to keep, no time was missed. */
  since: number;
  /** Those of the clock. */
  attempts: readonly Attempt[];
}

/** The last time of the club's day up to a moment. */
export const lastTime = (now: number, at: ClubTime, zone: string): number => {
  let last = nextTime(now - TWO_DAYS_MS, [at], zone);
  for (let next = last; next <= now; next = nextTime(next, [at], zone)) last = next;
  return last;
};

/** When the clock makes the next backup: at once (a moment that is over) where its time has passed without one. */
export const nextBackupAt = (now: number, { at, zone, since, attempts }: Clock): number => {
  const last = lastTime(now, at, zone);
  const tried = attempts.filter(({ startedAt }) => startedAt >= last);
  const hasEnded = last < since || tried.length >= TRIES || tried.some(({ state }) => state !== 'failed');
  if (hasEnded) return nextTime(now, [at], zone);
  return tried.length === 0 ? last : Math.max(...tried.map(({ startedAt }) => startedAt)) + HOUR_MS;
};
