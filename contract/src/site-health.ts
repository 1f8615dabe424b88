import * as z from 'zod';
import { BACKUP_CAUSES } from './backup.ts';
import { PUBLICATION_CAUSES, PUBLICATION_STATES } from './publication.ts';

/** What is watched, in the order in which it is shown. */
export const HEALTH_PARTS = ['mail', 'disk', 'publication', 'backup'] as const;
/** Fine; to be seen to in time; in trouble. */
export const HEALTH_LEVELS = ['good', 'warning', 'bad'] as const;
/** Everything is looked at so often. */
export const HEALTH_EVERY_MS = 5 * 60_000;

/** The disk in bytes: a backup, a build and a film of 50 MB fit into the first; with less than the second nothing can be relied on. */
export const DISK_LEAST = { warning: 2_000_000_000, bad: 500_000_000 } as const;
/** A disk that will be full sooner is a warning. */
export const DISK_DAYS_LEAST = 30;
/** The newest backup is trouble from this age on: one a night, with time for it and for one more try. */
export const BACKUP_OLD_HOURS = 26;

/** Why no mail leaves: the server refuses the password, or the mails; does not answer; offers no encryption; or something else. */
export const MAIL_CAUSES = ['password', 'refused', 'unreachable', 'encryption', 'other'] as const;
/**
 * What is wrong with backups: none by the clock, the last ones failed, none was made in time, the trial of a restore failed or was long
 * ago, or the bucket lacks copies.
 */
export const BACKUP_TROUBLES = ['off', 'failed', 'old', 'trial', 'trialOld', 'notCopied'] as const;

const count = z.number().int().nonnegative();
const moment = z.iso.datetime();
const common = {
  level: z.enum(HEALTH_LEVELS),
  /** Since when it is seen to be no longer fine. */
  since: moment.nullable(),
};

export const mailHealth = z.strictObject({
  ...common,
  cause: z.enum(MAIL_CAUSES).nullable(),
  lastSentAt: moment.nullable(),
  /** In the last seven days: taken by the mail server, and given up. */
  sent: count,
  lost: count,
  waiting: count,
});

/** In bytes. */
export const diskHealth = z.strictObject({
  ...common,
  total: count,
  free: count,
  /** Null where they are not on this disk. */
  media: count.nullable(),
  backups: count.nullable(),
  /** How long the room lasts, as it was used so far; null where that is not known yet, or nothing grows. */
  daysLeft: count.nullable(),
});

export const publicationHealth = z.strictObject({
  ...common,
  state: z.enum(PUBLICATION_STATES),
  cause: z.enum(PUBLICATION_CAUSES).nullable(),
  liveAt: moment.nullable(),
  /** How long the last one took. */
  tookMs: count.nullable(),
  pending: count,
  /** Null where the host counts no deploys. */
  deploysLeft: count.nullable(),
});

export const backupHealth = z.strictObject({
  ...common,
  trouble: z.enum(BACKUP_TROUBLES).nullable(),
  /** Why the last one, or the last trial, failed. */
  cause: z.enum(BACKUP_CAUSES).nullable(),
  lastAt: moment.nullable(),
  isElsewhere: z.boolean(),
  trialAt: moment.nullable(),
  nextAt: moment.nullable(),
});

/** GET /site-health. */
export const siteHealth = z.strictObject({
  checkedAt: moment,
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
