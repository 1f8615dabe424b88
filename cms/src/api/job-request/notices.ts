import { settings } from '../../../config/sanabel.ts';
import { createWorker, untilDone } from '../../concurrency/worker.ts';
import { type Stored, table } from '../../database/table.ts';
import { forgetDeleted, inTransaction, withLock } from '../../database/transaction.ts';
import { accounts, LIVE_ADMINS } from '../auth/accounts.ts';
import { jobRequestsMail } from '../mail/letters.ts';
import { enqueueMail, withdrawMails } from '../mail/outbox.ts';
import { HANDLER_ROLES } from './followers.ts';

interface NoticeRow extends Stored {
  /** Null in older rows, for two minutes after the upgrade. */
  requestId: string | null;
  role: string;
}

const POLL_MS = 60_000;
const notices = () => table<NoticeRow>('api::job-request.job-notice');

/** Call it in the transaction that stores the application, so that none is stored without its notice. */
export const noteApplication = (requestId: string, role: string): Promise<void> =>
  inTransaction(async ({ onCommit }) => {
    await notices().create({ data: { requestId, role } });
    onCommit(() => jobNotices.wake());
  });

/** Withdraws the queued mail; its other applications get a new notice. Call it in the transaction of the deletion. */
export const forgetNotice = async (requestId: string): Promise<void> => {
  await notices().deleteMany({ where: { requestId } });
  const others = new Set((await withdrawMails(requestId)).filter((id) => id !== requestId));
  const rows = await table<Stored & { role: string }>('api::job-request.job-request').findMany({
    where: { documentId: { $in: [...others] } },
  });
  for (const { documentId, role } of rows) await noteApplication(documentId, role);
};

/** Sends one mail about all new applications, `JOB_NOTICE_DELAY_MS` after the oldest. The lock lets only one process mail. */
const notifyAdmins = async (): Promise<number> =>
  withLock('job-notices', async ({ onCommit }) => {
    const waiting = await notices().findMany({ orderBy: [{ id: 'asc' }] });
    const oldest = waiting[0];
    if (!oldest) return POLL_MS;
    const due = Date.parse(oldest.createdAt) + settings.JOB_NOTICE_DELAY_MS - Date.now();
    if (due > 0) return due;
    const admins = await accounts().findMany({
      where: { ...LIVE_ADMINS, adminRole: { $in: HANDLER_ROLES }, jobRequestMails: { $ne: false } },
    });
    const roles = waiting.map(({ role }) => role);
    const concerns = waiting.flatMap(({ requestId }) => requestId ?? []);
    for (const { email } of admins)
      await enqueueMail(jobRequestsMail(email, roles, new URL('/admin/jobs', settings.SITE_URL).href), concerns);
    await notices().deleteMany({ where: { id: { $in: waiting.map(({ id }) => id) } } });
    // The database's log must not keep what applicants wrote.
    onCommit(() => untilDone(forgetDeleted()));
    return POLL_MS;
  });

export const jobNotices = createWorker('job notices', notifyAdmins);
