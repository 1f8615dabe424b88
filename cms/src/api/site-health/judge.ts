import { BACKUP_OLD_HOURS, BACKUP_TRY_OLD_DAYS, DISK_DAYS_LEAST, DISK_LEAST, type HealthLevel, type SiteHealth } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import type { Notified, Sample } from './state.ts';

const HOUR_MS = 3_600_000;
/** A bucket that lacks copies for so long is not only slow: its keys are wrong, or it is full. */
const NOT_COPIED_DAYS = 3;

/** Fewer days do not show how a disk fills. */
const SAMPLE_DAYS_LEAST = 7;
const SAMPLES_KEPT = 60;
const DAYS_MOST = 3_650;
const DAY_LENGTH = 10;

export const withSample = (samples: readonly Sample[], now: number, used: number): Sample[] => {
  const day = new Date(now).toISOString().slice(0, DAY_LENGTH);
  return [...samples.filter((sample) => sample.day < day), { day, used }].slice(-SAMPLES_KEPT);
};

/** Days until the disk is full, at the pace of the samples; null for too few samples or no growth. */
export const daysLeftOf = (samples: readonly Sample[], free: number): number | null => {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return null;
  const days = (Date.parse(last.day) - Date.parse(first.day)) / DAY_MS;
  const grown = last.used - first.used;
  if (days < SAMPLE_DAYS_LEAST || grown <= 0) return null;
  return Math.min(DAYS_MOST, Math.floor(free / (grown / days)));
};

export const diskLevel = (free: number, daysLeft: number | null): HealthLevel => {
  if (free < DISK_LEAST.bad) return 'bad';
  return free < DISK_LEAST.warning || (daysLeft !== null && daysLeft < DISK_DAYS_LEAST) ? 'warning' : 'good';
};

interface BackupFacts {
  isOn: boolean;
  /** Milliseconds: the newest archive, or the first data when there is none. */
  newestAt: number;
  hasFailed: boolean;
  trial: { hasFailed: boolean; at: number } | null;
  /** Creation time of the oldest archive that the bucket lacks. */
  notCopiedAt: number | null;
}

export const backupFailure = (
  { isOn, newestAt, hasFailed, trial, notCopiedAt }: BackupFacts,
  now: number,
): Pick<SiteHealth['backup'], 'level' | 'trouble'> => {
  if (isOn && now - newestAt > BACKUP_OLD_HOURS * HOUR_MS) return { level: 'bad', trouble: hasFailed ? 'failed' : 'old' };
  if (trial?.hasFailed) return { level: 'bad', trouble: 'trial' };
  const missing = notCopiedAt === null ? 0 : now - notCopiedAt;
  if (missing > NOT_COPIED_DAYS * DAY_MS) return { level: 'bad', trouble: 'notCopied' };
  if (!isOn) return { level: 'warning', trouble: 'off' };
  if (missing > DAY_MS) return { level: 'warning', trouble: 'notCopied' };
  if (trial && now - trial.at > BACKUP_TRY_OLD_DAYS * DAY_MS) return { level: 'warning', trouble: 'trialOld' };
  return { level: 'good', trouble: null };
};

/** A fault that returns so soon is the same one. */
const SAME_FAILURE_MS = HOUR_MS;

/** One mail for each fault; while mail is down, none is sent until it works again. */
export const notifyOf = (
  level: HealthLevel,
  notified: Notified | undefined,
  isMailOut: boolean,
  now: number,
): { told: Notified | undefined; isNew: boolean } => {
  if (level !== 'bad') {
    const endedAt = notified ? (notified.endedAt ?? new Date(now).toISOString()) : null;
    const isForgotten = endedAt !== null && now - Date.parse(endedAt) >= SAME_FAILURE_MS;
    return { told: notified && !isForgotten ? { ...notified, endedAt } : undefined, isNew: false };
  }
  if (notified) return { told: { ...notified, endedAt: null }, isNew: false };
  return isMailOut ? { told: undefined, isNew: false } : { told: { at: new Date(now).toISOString(), endedAt: null }, isNew: true };
};
