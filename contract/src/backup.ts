import * as z from 'zod';
import { BACKUP_PASSPHRASE_MAX, BACKUP_PASSPHRASE_MIN } from './limits.ts';
import { text } from './text.ts';

/** Who asked for a backup or for a try of one: the clock, or an owner in the panel. */
export const BACKUP_KINDS = ['clock', 'hand'] as const;
/** What a backup is busy with, in this order. */
export const BACKUP_PHASES = ['rows', 'files', 'archive', 'check'] as const;

/**
 * Why a backup failed: the disk is full, the place cannot be written, an upload is missing, the copy is not what it should be, the tools of
 * PostgreSQL are not installed, the server stopped meanwhile, or something else, which the details say.
 */
export const BACKUP_CAUSES = ['full', 'place', 'files', 'damaged', 'tools', 'interrupted', 'other'] as const;

/** Why a day, week or month has no backup: its time has not come, there were none yet, it failed, or nothing was tried. */
export const BACKUP_GAPS = ['coming', 'early', 'failed', 'none'] as const;

/** How many archives stay of which: the standard of the settings BACKUP_KEEP_*. */
export const BACKUP_KEPT = { days: 7, weeks: 4, months: 6 } as const;

/** A try older than this is told as a warning; the next one comes well before. */
export const BACKUP_TRY_DAYS = 30;
export const BACKUP_TRY_OLD_DAYS = 45;

const count = z.number().int().nonnegative();
const moment = z.iso.datetime();

const run = {
  id: z.string(),
  kind: z.enum(BACKUP_KINDS),
  /** Who asked for it; empty for the clock. */
  adminName: z.string(),
  startedAt: moment,
};
const failure = {
  cause: z.enum(BACKUP_CAUSES).nullable(),
  /** In technical English, for the details. */
  error: z.string(),
};

/** A backup that was made, or was not. */
export const backup = z.strictObject({
  ...run,
  ...failure,
  state: z.enum(['done', 'failed', 'stopped']),
  durationMs: count,
  bytes: count,
  /** Read again and whole, when it was made. */
  isChecked: z.boolean(),
});

/** What is under way. */
export const backupRunning = z.strictObject({
  ...run,
  what: z.enum(['backup', 'try']),
  phase: z.enum(BACKUP_PHASES),
  percent: count.max(100),
  /** Of the files of the phase; 0 of 0 where nothing is counted. */
  done: count,
  of: count,
  isStopping: z.boolean(),
});

/** A try of the newest archive: unpacked elsewhere, its rows and files read and counted. */
export const backupTry = z.strictObject({
  ...run,
  ...failure,
  state: z.enum(['done', 'failed', 'stopped']),
  durationMs: count,
  items: count,
  files: count,
});

/** A day, week or month of the club in which an archive is kept, or why there is none. */
export const backupSlot = z.strictObject({ from: moment, gap: z.enum(BACKUP_GAPS).nullable() });

/** GET /backups. */
export const backups = z.strictObject({
  /** Whether this server makes backups at all. */
  isPossible: z.boolean(),
  /** When the next one is made by the clock; null where that is off. */
  nextAt: moment.nullable(),
  /** The folder of the server that has the archives. */
  place: z.string(),
  /** Whether the newest archive is on another disk than the data, too. */
  isElsewhere: z.boolean(),
  /** The bucket that gets copies, and how many archives it lacks; null where there is none. */
  bucket: z.strictObject({ name: z.string(), missing: count }).nullable(),
  running: backupRunning.nullable(),
  /** Newest first. */
  archives: z.array(backup),
  /** The bytes of all of them. */
  bytes: count,
  /** Newest first. */
  kept: z.strictObject({ days: z.array(backupSlot), weeks: z.array(backupSlot), months: z.array(backupSlot) }),
  lastTry: backupTry.nullable(),
  nextTryAt: moment.nullable(),
});

/** The words that lock an archive that is downloaded. Nobody can find them again. */
export const backupDownloadInput = z.strictObject({ passphrase: text({ min: BACKUP_PASSPHRASE_MIN, max: BACKUP_PASSPHRASE_MAX }) });

/** Where the locked archive is fetched, for some minutes. */
export const backupDownload = z.strictObject({ address: z.string(), name: z.string(), expiresAt: moment });

export type Backup = z.infer<typeof backup>;
export type BackupRunning = z.infer<typeof backupRunning>;
export type BackupTry = z.infer<typeof backupTry>;
export type BackupSlot = z.infer<typeof backupSlot>;
export type Backups = z.infer<typeof backups>;
export type BackupCause = (typeof BACKUP_CAUSES)[number];
export type BackupGap = (typeof BACKUP_GAPS)[number];
export type BackupPhase = (typeof BACKUP_PHASES)[number];
