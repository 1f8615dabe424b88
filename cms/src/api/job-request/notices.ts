import { settings } from '../../../config/sanabel.ts';
import { createWorker } from '../../concurrency/worker.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { accounts } from '../auth/accounts.ts';
import { jobRequestsMail } from '../mail/letters.ts';
import { enqueueMail } from '../mail/outbox.ts';

interface NoticeRow extends Stored {
  role: string;
}

const LOOK_MS = 60_000;
const notices = () => table<NoticeRow>('api::job-request.job-notice');

/** Notes that admins are to be told of an application. Call it in the transaction that keeps the application, so that none is kept without its notice. */
export const noteApplication = async (role: string): Promise<void> => {
  await notices().create({ data: { role } });
};

/**
 * Mails each admin who wants it once about all waiting applications, as soon as the oldest has waited for `JOB_NOTICE_DELAY_MS`: those
 * that come meanwhile join the same mail. Under a lock, so that of two processes only one mails.
 */
const tellAdmins = async (): Promise<number> =>
  withLock('job-notices', async () => {
    const waiting = await notices().findMany({ orderBy: [{ id: 'asc' }] });
    const oldest = waiting[0];
    if (!oldest) return LOOK_MS;
    const due = Date.parse(oldest.createdAt) + settings.JOB_NOTICE_DELAY_MS - Date.now();
    if (due > 0) return due;
    const admins = await accounts().findMany({
      where: { accountRole: 'admin', confirmed: true, blocked: false, jobRequestMails: { $ne: false } },
    });
    const roles = waiting.map(({ role }) => role);
    for (const { email } of admins) await enqueueMail(jobRequestsMail(email, roles, new URL('/admin/jobs', settings.SITE_URL).href));
    await notices().deleteMany({ where: { id: { $in: waiting.map(({ id }) => id) } } });
    return LOOK_MS;
  });

export const jobNotices = createWorker('job notices', tellAdmins);
