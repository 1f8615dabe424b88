import * as z from 'zod';
import { BACKUP_PASSPHRASE_MAX, BACKUP_PASSPHRASE_MIN } from './limits.ts';
import { text } from './text.ts';

export const BACKUP_KINDS = ['clock', 'hand'] as const;
export const BACKUP_PHASES = ['rows', 'files', 'archive', 'check'] as const;

/** `place` is a folder that cannot be written, `files` a missing upload, `damaged` a failed check, `tools` missing PostgreSQL programs. */
export const BACKUP_CAUSES = ['full', 'place', 'files', 'damaged', 'tools', 'interrupted', 'other'] as const;

/** `coming` is not due yet, `early` is older than the first backup, `none` means that nothing was tried. */
export const BACKUP_GAPS = ['coming', 'early', 'failed', 'none'] as const;

/** Default number of archives to keep; BACKUP_KEEP_* change it. */
export const BACKUP_KEPT = { days: 7, weeks: 4, months: 6 } as const;

/** Interval of trial restores. One that is older than BACKUP_TRY_OLD_DAYS is a warning. */
export const BACKUP_TRY_DAYS = 30;
export const BACKUP_TRY_OLD_DAYS = 45;

const count = z.number().int().nonnegative();
const timestamp = z.iso.datetime();

const run = {
  id: z.string(),
  kind: z.enum(BACKUP_KINDS),
  /** Empty when the clock started it. */
  adminName: z.string(),
  startedAt: timestamp,
};
const failure = {
  cause: z.enum(BACKUP_CAUSES).nullable(),
  /** English, shown under "details". */
  error: z.string(),
};

export const backup = z.strictObject({
  ...run,
  ...failure,
  state: z.enum(['done', 'failed', 'stopped']),
  durationMs: count,
  bytes: count,
  /** The archive was read back completely after it was written. */
  isChecked: z.boolean(),
});

export const backupRunning = z.strictObject({
  ...run,
  what: z.enum(['backup', 'try']),
  phase: z.enum(BACKUP_PHASES),
  percent: count.max(100),
  /** Files in this phase; 0 of 0 where nothing is counted. */
  done: count,
  of: count,
  isStopping: z.boolean(),
});

/** Trial restore of the newest archive: unpacked into a separate folder, its rows and files read and counted. */
export const backupTry = z.strictObject({
  ...run,
  ...failure,
  state: z.enum(['done', 'failed', 'stopped']),
  durationMs: count,
  items: count,
  files: count,
});

/** `gap` is the reason why nothing is kept for this day, week or month of the club's time zone. */
export const backupSlot = z.strictObject({ from: timestamp, gap: z.enum(BACKUP_GAPS).nullable() });

/** GET /backups. */
export const backups = z.strictObject({
  isPossible: z.boolean(),
  /** Null where the clock is off. */
  nextAt: timestamp.nullable(),
  place: z.string(),
  /** The newest archive is also on another disk than the data. */
  isElsewhere: z.boolean(),
  /** `missing` counts archives that are not copied yet; null without a bucket. */
  bucket: z.strictObject({ name: z.string(), missing: count }).nullable(),
  running: backupRunning.nullable(),
  archives: z.array(backup),
  bytes: count,
  /** Newest first. */
  kept: z.strictObject({ days: z.array(backupSlot), weeks: z.array(backupSlot), months: z.array(backupSlot) }),
  lastTry: backupTry.nullable(),
  nextTryAt: timestamp.nullable(),
});

/** Encrypts a downloaded archive. A lost passphrase cannot be recovered. */
export const backupDownloadInput = z.strictObject({ passphrase: text({ min: BACKUP_PASSPHRASE_MIN, max: BACKUP_PASSPHRASE_MAX }) });

export const backupDownload = z.strictObject({ address: z.string(), name: z.string(), expiresAt: timestamp });

export type Backup = z.infer<typeof backup>;
export type BackupRunning = z.infer<typeof backupRunning>;
export type BackupTry = z.infer<typeof backupTry>;
export type BackupSlot = z.infer<typeof backupSlot>;
export type Backups = z.infer<typeof backups>;
export type BackupCause = (typeof BACKUP_CAUSES)[number];
export type BackupGap = (typeof BACKUP_GAPS)[number];
export type BackupPhase = (typeof BACKUP_PHASES)[number];
