import { noteActivity } from '../../changes/history.ts';
import type { AccountRow } from './accounts.ts';
import { notifyOfNewAdmin } from './events/notices.ts';
import { noteSecurity } from './events/security-events.ts';
import { spendAddress } from './spent-addresses.ts';

/** Records a person's new account, notifies the owners and uses the address up. Call it in the transaction that makes the account. */
export const welcome = async (account: AccountRow): Promise<void> => {
  const { documentId, fullName, email } = account;
  await noteActivity('register', 'admins', documentId, fullName, { id: documentId, account });
  await spendAddress(email);
  await noteSecurity('registered', { adminId: documentId });
  await notifyOfNewAdmin(account);
};
