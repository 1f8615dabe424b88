import { HEALTH_EVERY_MS, HEALTH_PARTS, type HealthLevel, type SiteHealth, siteHealth } from '@sanabel/contract';
import { createWorker } from '../../concurrency/worker.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { accounts, LIVE_ADMINS } from '../auth/accounts.ts';
import { panelAddress } from '../auth/events/notices.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { checkBackups, checkMail, checkPublication } from './checks.ts';
import { checkDisk } from './disk.ts';
import { notifyOf } from './judge.ts';
import { failureMail, NOTIFIED_PARTS } from './letters.ts';
import { type HealthRow, isRecent, leaseHealth, readHealth, type Sample, states } from './state.ts';

type Found = { [Part in (typeof HEALTH_PARTS)[number]]: Omit<SiteHealth[Part], 'since'> & { level: HealthLevel } };

/** Adds since when each part is not fine, continuing the earlier report. */
const withTimes = (found: Found, before: SiteHealth | null, checkedAt: string): SiteHealth => {
  const sinceOf = (part: keyof Found): string | null => (found[part].level === 'good' ? null : (before?.[part].since ?? checkedAt));
  return siteHealth.parse({
    checkedAt,
    ...Object.fromEntries(HEALTH_PARTS.map((part) => [part, { ...found[part], since: sinceOf(part) }])),
  });
};

const checkAll = async ({ report, samples: before }: HealthRow): Promise<{ report: SiteHealth; samples: Sample[] }> => {
  const mail = await checkMail();
  const { disk, samples } = await checkDisk(before ?? []);
  const found = { mail, disk, publication: await checkPublication(), backup: await checkBackups() };
  return { report: withTimes(found, report, new Date().toISOString()), samples };
};

/** Stores the report and mails owners its new faults, both or neither. */
const keep = ({ id, told: before }: HealthRow, report: SiteHealth, samples: Sample[]): Promise<unknown> =>
  inTransaction(async () => {
    const notified = { ...before };
    for (const part of NOTIFIED_PARTS) {
      const next = notifyOf(report[part].level, notified[part], report.mail.level === 'bad', Date.parse(report.checkedAt));
      if (next.told) notified[part] = next.told;
      else delete notified[part];
      if (!next.isNew) continue;
      const owners = await accounts().findMany({ where: { ...LIVE_ADMINS, adminRole: 'owner' } });
      for (const { email } of owners) await enqueueMail(failureMail(email, part, report, panelAddress('/admin/health')));
    }
    await states().updateMany({ where: { id }, data: { report, told: notified, samples, checkedAt: report.checkedAt, leasedUntil: null } });
  });

const checkOnce = async (): Promise<boolean> => {
  const row = await leaseHealth();
  if (!row) return false;
  try {
    const { report, samples } = await checkAll(row);
    await keep(row, report, samples);
  } catch (error) {
    await states().updateMany({ where: { id: row.id }, data: { leasedUntil: null } });
    throw error;
  }
  return true;
};

/** Throws 503 while another process makes the first check. */
const lastReport = async (): Promise<SiteHealth> => {
  const { report } = await readHealth();
  if (!report) throw new ApiError('UNAVAILABLE');
  return report;
};

export const checkNow = async (): Promise<SiteHealth> => {
  await checkOnce();
  return lastReport();
};

/** Checks again when the last report is too old. */
export const readReport = async (): Promise<SiteHealth> => (isRecent(await readHealth(), 2 * HEALTH_EVERY_MS) ? lastReport() : checkNow());

/** Pause between polls for another process's check. */
const SECOND_MS = 1_000;

/** Checks at the start and every five minutes, once across processes. */
export const healthWatch = createWorker('site health', async () => {
  if (!isRecent(await readHealth())) await checkOnce();
  const { checkedAt } = await readHealth();
  const due = checkedAt === null ? HEALTH_EVERY_MS : Date.parse(checkedAt) + HEALTH_EVERY_MS - Date.now();
  return Math.min(HEALTH_EVERY_MS, Math.max(SECOND_MS, due));
});
