import { ACCOUNT_WRONG_CODES_PER_DAY, PASSWORD_FAILURES_MAX, type SecurityEvent } from '@sanabel/contract';
import { inBackground } from '../../concurrency/worker.ts';
import type { AccountRow } from './accounts.ts';
import { notify } from './events/notices.ts';
import { noteSecurity, securityEvents } from './events/security-events.ts';
import { currentVisit, type Visit } from './events/visit.ts';
import { consume } from './rate-limits.ts';

type Failure = Extract<SecurityEvent, 'wrong_password' | 'wrong_code'>;

/** Failures per day that lock a step. */
const MANY: Readonly<Record<Failure, number>> = { wrong_password: PASSWORD_FAILURES_MAX, wrong_code: ACCOUNT_WRONG_CODES_PER_DAY };
const DAY_SECONDS = 24 * 3600;
/** Guessing continues for hours: one mail a day is enough. */
const ONE_MAIL = { limit: 1, windowSeconds: DAY_SECONDS };

const failuresToday = async (event: Failure, adminId: string): Promise<number> => {
  const since = new Date(Date.now() - DAY_SECONDS * 1000).toISOString();
  const rows = await securityEvents().findMany({ where: { event, adminId, at: { $gt: since } } });
  return rows.reduce((sum, { count }) => sum + count, 0);
};

const warn = async (event: Failure, { documentId: adminId, email }: AccountRow, visit: Visit): Promise<void> => {
  // This failure's own row may not exist yet: both are written after the answer.
  if ((await failuresToday(event, adminId)) + 1 < MANY[event]) return;
  const isFirst = await consume(`guessing:${adminId}`, ONE_MAIL).then(
    () => true,
    () => false,
  );
  if (!isFirst) return;
  await noteSecurity('locked', { adminId, visit });
  await notify(email, 'locked');
};

/**
 * Notes a failed step after the answer, for unknown addresses too, so that response time reveals nothing. `isSilent`: codes typed without a
 * ticket lock only callers without one, so no mail is sent.
 */
export const noteFailures = (event: Failure, account: AccountRow | null, { isSilent = false } = {}): void => {
  const visit = currentVisit();
  void noteSecurity(event, { adminId: account?.documentId ?? '', visit });
  if (account && !isSilent) inBackground('guesses', () => warn(event, account, visit));
};
