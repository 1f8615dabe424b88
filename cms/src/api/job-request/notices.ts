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

/** To be called inside the transaction that keeps an application: no application without its notice. */
export const noteApplication = async (role: string): Promise<void> => {
  await notices().create({ data: { role } });
};

/** In turn: of two processes one tells them. One mail to each admin who wants it, once the oldest notice has waited for the time in which others may join it. */
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
