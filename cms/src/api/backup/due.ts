import type { ClubTime } from '../../../config/environment/hook.ts';
import { nextTime } from '../publication/club-time.ts';

const HOUR_MS = 3_600_000;
/** Exceeds any two days of the club, even when summer time changes. */
const TWO_DAYS_MS = 49 * HOUR_MS;
/** A failed scheduled backup is retried every hour, this many times, then the next day. */
const TRIES = 3;

export interface Attempt {
  startedAt: number;
  state: string;
}

interface Clock {
  at: ClubTime;
  zone: string;
  /** No backup was missed before there was any data. */
  since: number;
  /** Scheduled backups only. */
  attempts: readonly Attempt[];
}

export const lastTime = (now: number, at: ClubTime, zone: string): number => {
  let last = nextTime(now - TWO_DAYS_MS, [at], zone);
  for (let next = last; next <= now; next = nextTime(next, [at], zone)) last = next;
  return last;
};

/** Time of the next scheduled backup; in the past, and so due at once, when one was missed. */
export const nextBackupAt = (now: number, { at, zone, since, attempts }: Clock): number => {
  const last = lastTime(now, at, zone);
  const tried = attempts.filter(({ startedAt }) => startedAt >= last);
  const hasEnded = last < since || tried.length >= TRIES || tried.some(({ state }) => state !== 'failed');
  if (hasEnded) return nextTime(now, [at], zone);
  return tried.length === 0 ? last : Math.max(...tried.map(({ startedAt }) => startedAt)) + HOUR_MS;
};
