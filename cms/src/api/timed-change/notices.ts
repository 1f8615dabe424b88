import { CALLS } from '@sanabel/contract';
import { CHANGES_REFUSED, type TimedRow, timedChanges } from '../../collection/timed-changes/rows.ts';
import { createWorker, type Worker } from '../../concurrency/worker.ts';
import { withLock } from '../../database/transaction.ts';
import { accounts, LIVE_ADMINS } from '../auth/accounts.ts';
import { panelAddress } from '../auth/events/notices.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { refusedChangesMail } from './letter.ts';

const POLL_MS = 60_000;
const EDITOR_ROLES = CALLS.find(({ method, path }) => method === 'PATCH' && path === '/crops/{id}')?.roles ?? [];

/** Page for correcting the changes: the item or the trash; for several items the first page, which names them. */
const pageOf = ([first, ...others]: readonly TimedRow[]): string => {
  if (!first || others.length > 0) return '/admin/';
  const isInBin = (first.faults ?? []).length === 0;
  return isInBin ? `/admin/trash?kind=${first.kind}` : `/admin/${first.kind}/${first.itemId}`;
};

/** Mails each editor once about all refused changes, from one process only. */
const notifyEditors = (): Promise<number> =>
  withLock('timed-notices', async () => {
    const where = { failedAt: { $notNull: true }, toldAt: { $null: true } };
    const refused = await timedChanges().findMany({ where, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
    if (refused.length === 0) return POLL_MS;
    const editors = await accounts().findMany({ where: { ...LIVE_ADMINS, adminRole: { $in: EDITOR_ROLES } } });
    for (const { email } of editors) await enqueueMail(refusedChangesMail(email, refused, panelAddress(pageOf(refused))));
    const data = { toldAt: new Date().toISOString() };
    await timedChanges().updateMany({ where: { id: { $in: refused.map(({ id }) => id) } }, data });
    return POLL_MS;
  });

const notices = createWorker('timed notices', notifyEditors);

export const timedNotices: Pick<Worker, 'start' | 'stop'> = {
  start: () => {
    strapi.eventHub.on(CHANGES_REFUSED, async () => notices.wake());
    notices.start();
  },
  stop: notices.stop,
};
