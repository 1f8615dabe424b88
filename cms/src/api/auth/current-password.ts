import { refuseFaults } from '../../http/body.ts';
import type { AccountRow } from './accounts.ts';
import { noteFailures } from './failures.ts';
import { PASSWORD_TRIES } from './lockout.ts';
import { isRightPassword } from './passwords.ts';
import { consume, reset } from './rate-limits.ts';

/** Refuses a change of one's own password without the current one: an open panel alone is not enough for it. A wrong one counts as a try. */
export const requireCurrentPassword = async (account: AccountRow, typed: string | undefined, address: string): Promise<void> => {
  if (typed === undefined) return refuseFaults([{ field: 'currentPassword', code: 'required' }]);
  const failures = `password:${account.email}:${address}`;
  await consume(failures, PASSWORD_TRIES);
  if (await isRightPassword(account.password, typed)) return reset(failures);
  noteFailures('wrong_password', account);
  return refuseFaults([{ field: 'currentPassword', code: 'wrong_password' }]);
};
