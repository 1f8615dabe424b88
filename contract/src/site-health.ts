import * as z from 'zod';
import { BACKUP_CAUSES } from './backup.ts';
import { PUBLICATION_CAUSES, PUBLICATION_STATES } from './publication.ts';

export const HEALTH_PARTS = ['mail', 'disk', 'publication', 'backup'] as const;
export const HEALTH_LEVELS = ['good', 'warning', 'bad'] as const;
export const HEALTH_EVERY_MS = 5 * 60_000;

/** Bytes. A backup, a build and a film of 50 MB fit into the first; below the second nothing works reliably. */
export const DISK_LEAST = { warning: 2_000_000_000, bad: 500_000_000 } as const;
export const DISK_DAYS_LEAST = 30;
/** One backup a night, with time for it and for one more try. */
export const BACKUP_OLD_HOURS = 26;

/** `password` and `refused` are answers of the mail server; `encryption` means that it offers none. */
export const MAIL_CAUSES = ['password', 'refused', 'unreachable', 'encryption', 'other'] as const;
/** `off` has no scheduled backups, `old` none in time, `trial` a failed trial restore, `notCopied` copies missing from the bucket. */
export const BACKUP_FAILURES = ['off', 'failed', 'old', 'trial', 'trialOld', 'notCopied'] as const;

const count = z.number().int().nonnegative();
const timestamp = z.iso.datetime();
const common = {
  level: z.enum(HEALTH_LEVELS),
  /** Null while all is well. */
  since: timestamp.nullable(),
};

export const mailHealth = z.strictObject({
  ...common,
  cause: z.enum(MAIL_CAUSES).nullable(),
  lastSentAt: timestamp.nullable(),
  /** Mails of the last seven days: accepted by the server, and given up. */
  sent: count,
  lost: count,
  waiting: count,
});

/** Bytes. */
export const diskHealth = z.strictObject({
  ...common,
  total: count,
  free: count,
  /** Null where they are on another disk. */
  media: count.nullable(),
  backups: count.nullable(),
  /** Estimated from growth so far; null while unknown or without growth. */
  daysLeft: count.nullable(),
});

export const publicationHealth = z.strictObject({
  ...common,
  state: z.enum(PUBLICATION_STATES),
  cause: z.enum(PUBLICATION_CAUSES).nullable(),
  liveAt: timestamp.nullable(),
  tookMs: count.nullable(),
  pending: count,
  /** Null where the host counts no deploys. */
  deploysLeft: count.nullable(),
});

export const backupHealth = z.strictObject({
  ...common,
  trouble: z.enum(BACKUP_FAILURES).nullable(),
  /** Cause of the last failed backup or trial. */
  cause: z.enum(BACKUP_CAUSES).nullable(),
  lastAt: timestamp.nullable(),
  isElsewhere: z.boolean(),
  trialAt: timestamp.nullable(),
  nextAt: timestamp.nullable(),
});

export const siteHealth = z.strictObject({
  checkedAt: timestamp,
  mail: mailHealth,
  disk: diskHealth,
  publication: publicationHealth,
  backup: backupHealth,
});

export type HealthPart = (typeof HEALTH_PARTS)[number];
export type HealthLevel = (typeof HEALTH_LEVELS)[number];
export type MailCause = (typeof MAIL_CAUSES)[number];
export type MailHealth = z.infer<typeof mailHealth>;
export type DiskHealth = z.infer<typeof diskHealth>;
export type PublicationHealth = z.infer<typeof publicationHealth>;
export type BackupHealth = z.infer<typeof backupHealth>;
export type SiteHealth = z.infer<typeof siteHealth>;
