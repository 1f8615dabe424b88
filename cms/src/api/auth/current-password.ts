import { SESSION_PASSWORD_TRIES_MAX, TOKEN_LIFE_SECONDS } from '@sanabel/contract';
import { refuse } from '../../http/body.ts';
import { noteSecurity } from './events/security-events.ts';
import { noteFailures } from './failures.ts';
import { ACCOUNT_PASSWORD_TRIES, type Limit, PASSWORD_TRIES } from './lockout.ts';
import { isRightPassword } from './passwords.ts';
import { consumeAll, hasTriesLeft, refund, reset } from './rate-limits.ts';
import { closeSession, type SignedIn } from './sessions.ts';

/** Counts tries of one session from all addresses. The last one ends the session: its owner would know the password. */
const SESSION_TRIES: Limit = { limit: SESSION_PASSWORD_TRIES_MAX, windowSeconds: TOKEN_LIFE_SECONDS };

/** An open panel is not enough. A wrong password counts for address, account and session; strangers cannot use up the last two. */
export const requireCurrentPassword = async (
  { id, account, session }: SignedIn,
  typed: string | undefined,
  address: string,
): Promise<void> => {
  if (typed === undefined) return refuse({ field: 'currentPassword', code: 'required' });
  const ofAddress = `password:${account.email}:${address}`;
  const ofAccount = `current-password:${id}`;
  const ofSession = `current-password-in:${session.digest}`;
  await consumeAll([ofAddress, PASSWORD_TRIES], [ofAccount, ACCOUNT_PASSWORD_TRIES], [ofSession, SESSION_TRIES]);
  if (await isRightPassword(account.password, typed)) {
    for (const subject of [ofAddress, ofSession]) await reset(subject);
    return refund(ofAccount);
  }
  noteFailures('wrong_password', account);
  if (!(await hasTriesLeft(ofSession, SESSION_TRIES))) {
    await closeSession(session);
    await noteSecurity('session_ended', { adminId: id });
  }
  return refuse({ field: 'currentPassword', code: 'wrong_password' });
};
