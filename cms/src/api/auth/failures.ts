import { ACCOUNT_WRONG_CODES_PER_DAY, PASSWORD_FAILURES_MAX, type SecurityEvent } from '@sanabel/contract';
import { inBackground } from '../../concurrency/worker.ts';
import type { AccountRow } from './accounts.ts';
import { tell } from './events/notices.ts';
import { noteSecurity, securityEvents } from './events/security-events.ts';
import { currentVisit, type Visit } from './events/visit.ts';
import { consume } from './rate-limits.ts';

type Failure = Extract<SecurityEvent, 'wrong_password' | 'wrong_code'>;

/** As many failures in a day as lock a step. */
const MANY: Readonly<Record<Failure, number>> = { wrong_password: PASSWORD_FAILURES_MAX, wrong_code: ACCOUNT_WRONG_CODES_PER_DAY };
const DAY_SECONDS = 24 * 3600;
/** Guesses go on for hours, and one mail a day says it. */
const ONE_MAIL = { limit: 1, windowSeconds: DAY_SECONDS };

const failuresToday = async (event: Failure, adminId: string): Promise<number> => {
  const since = new Date(Date.now() - DAY_SECONDS * 1000).toISOString();
  const rows = await securityEvents().findMany({ where: { event, adminId, at: { $gt: since } } });
  return rows.reduce((sum, { count }) => sum + count, 0);
};

/** Tells the owner of an account that somebody is guessing, once there were as many failures as lock a step. */
const warn = async (event: Failure, { documentId: adminId, email }: AccountRow, visit: Visit): Promise<void> => {
  // This failure's own row may not be there yet: both are written when the answer is out.
  if ((await failuresToday(event, adminId)) + 1 < MANY[event]) return;
  const isFirst = await consume(`guessing:${adminId}`, ONE_MAIL).then(
    () => true,
    () => false,
  );
  if (!isFirst) return;
  await noteSecurity('locked', { adminId, visit });
  await tell(email, 'locked');
};

/**
 * Notes a failed step when the answer is out, of unknown addresses too, so that its time tells nothing. Codes that are typed without a
 * ticket lock nobody out but those who have none: their number is noted, and nobody is woken for it.
 */
export const noteFailures = (event: Failure, account: AccountRow | null, { isSilent = false } = {}): void => {
  const visit = currentVisit();
  void noteSecurity(event, { adminId: account?.documentId ?? '', visit });
  if (account && !isSilent) inBackground('guesses', () => warn(event, account, visit));
};
