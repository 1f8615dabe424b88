import { HEALTH_EVERY_MS, type HealthPart, type SiteHealth } from '@sanabel/contract';
import { isFreeLease } from '../../concurrency/lease.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { mailWeek } from '../mail/results.ts';

/** Bytes used on a UTC day. */
export interface Sample {
  day: string;
  used: number;
}

/** A fault that owners were mailed about, and when it ended. */
export interface Notified {
  at: string;
  endedAt: string | null;
}

export interface HealthRow extends Stored {
  checkedAt: string | null;
  /** Set while a process checks; an older time means that it died. */
  leasedUntil: string | null;
  report: SiteHealth | null;
  told: Partial<Record<HealthPart, Notified>> | null;
  samples: Sample[] | null;
}

/** Exceeds the wait for a mail server. */
const LEASE_MS = 90_000;

export const states = () => table<HealthRow>('api::site-health.site-health-state');

const findRow = (): Promise<HealthRow | null> => states().findOne({ where: {}, orderBy: [{ id: 'asc' }] });

export const readHealth = async (): Promise<HealthRow> =>
  (await findRow()) ?? withLock('site-health', async () => (await findRow()) ?? states().create({ data: {} }));

/** Tells whether the last report is younger than `milliseconds`. A future timestamp is from before the clock was set back. */
export const isRecent = ({ checkedAt }: Pick<HealthRow, 'checkedAt'>, milliseconds = HEALTH_EVERY_MS): boolean => {
  const age = checkedAt === null ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(checkedAt);
  return age >= 0 && age < milliseconds;
};

/** Judges by the newest evidence: the last mails, or the last look at the mail server. */
export const isMailOut = async (): Promise<boolean> => {
  const { failure, lastSentAt } = await mailWeek();
  const { report } = await readHealth();
  const isNewer = report !== null && (lastSentAt === null || report.checkedAt > lastSentAt);
  return failure !== null || (isNewer && report.mail.level === 'bad');
};

/** Acquires the lease for a check; null while another process has it. */
export const leaseHealth = async (): Promise<HealthRow | null> => {
  const { id } = await readHealth();
  const now = Date.now();
  const leasedUntil = new Date(now + LEASE_MS).toISOString();
  const where = { id, ...isFreeLease(now, LEASE_MS) };
  const isOurs = (await states().updateMany({ where, data: { leasedUntil } })).count === 1;
  // Read again: another process may have stored a report meanwhile.
  return isOurs ? readHealth() : null;
};
