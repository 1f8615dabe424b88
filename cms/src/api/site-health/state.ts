import { HEALTH_EVERY_MS, type HealthPart, type SiteHealth } from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';

/** How full the disk was on a day of UTC, in bytes. */
export interface Sample {
  day: string;
  used: number;
}

/** A fault that owners were mailed about, and since when it is over. */
export interface Told {
  at: string;
  endedAt: string | null;
}

export interface HealthRow extends Stored {
  checkedAt: string | null;
  /** Until then a process looks at everything, or has died while it did. */
  leasedUntil: string | null;
  report: SiteHealth | null;
  told: Partial<Record<HealthPart, Told>> | null;
  samples: Sample[] | null;
}

/** Longer than a mail server is waited for. */
const LEASE_MS = 90_000;

export const states = () => table<HealthRow>('api::site-health.site-health-state');

const findRow = (): Promise<HealthRow | null> => states().findOne({ where: {}, orderBy: [{ id: 'asc' }] });

/** The one row; made when it is first asked for. */
export const readHealth = async (): Promise<HealthRow> =>
  (await findRow()) ?? withLock('site-health', async () => (await findRow()) ?? states().create({ data: {} }));

/** Whether what was found last is from less than so many milliseconds ago. A moment ahead was noted before the clock was set back. */
export const isRecent = ({ checkedAt }: Pick<HealthRow, 'checkedAt'>, milliseconds = HEALTH_EVERY_MS): boolean => {
  const age = checkedAt === null ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(checkedAt);
  return age >= 0 && age < milliseconds;
};

/** Takes the right to look, which one process has at a time; null where another has it. */
export const leaseHealth = async (): Promise<HealthRow | null> => {
  const { id } = await readHealth();
  const now = Date.now();
  const leasedUntil = new Date(now + LEASE_MS).toISOString();
  const isOver = [{ leasedUntil: { $lt: new Date(now).toISOString() } }, { leasedUntil: { $gt: leasedUntil } }];
  const where = { id, $or: [{ leasedUntil: { $null: true } }, ...isOver] };
  const isOurs = (await states().updateMany({ where, data: { leasedUntil } })).count === 1;
  // Read anew: what another process has found and told in between.
  return isOurs ? readHealth() : null;
};
