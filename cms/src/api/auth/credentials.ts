import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../../config/sanabel.ts';
import { noteActivity } from '../../changes/history.ts';
import { logError } from '../../concurrency/worker.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ACCESS_ENDED, type Ending, endRowsOf } from '../../retention/lifetimes.ts';
import { type AccountRow, accounts } from './accounts.ts';
import { notify } from './events/notices.ts';
import { noteSecurity } from './events/security-events.ts';
import { refuseGuessable } from './known-passwords.ts';
import { hashPassword } from './passwords.ts';
import type { SessionRow } from './sessions.ts';

/** Ends what was opened with the old credentials (retention/lifetimes.ts). Call it in the transaction of the change. */
export const endAccess = (adminId: string, ending: Ending = 'access', except?: SessionRow): Promise<void> =>
  inTransaction(async ({ onCommit }) => {
    await endRowsOf(adminId, ending, except);
    onCommit(() => void strapi.eventHub.emit(ACCESS_ENDED, { adminId }));
  });

/** Notifies `npm start` that the generated first password it has saved was replaced. */
const FIRST_PASSWORD_CHANGED = join(settings.DATA_DIR, 'first-password-changed');

/** Sets another password, ends what was opened with the old one, and notifies the owner. */
export const setPassword = async ({ id, documentId, email, mustChangePassword }: AccountRow, passwordHash: string): Promise<void> =>
  inTransaction(async ({ onCommit }) => {
    const data = { password: passwordHash, passwordChangedAt: new Date().toISOString(), mustChangePassword: false };
    await accounts().update({ where: { id }, data });
    await endAccess(documentId);
    await noteSecurity('password_changed', { adminId: documentId });
    await notify(email, 'passwordChanged');
    if (mustChangePassword) onCommit(() => void writeFile(FIRST_PASSWORD_CHANGED, '').catch((error: Error) => logError(error.message)));
  });

/** Sets a password without proof, for an operator on the server. Always writes an activity entry. */
export const setPasswordOnServer = async (account: AccountRow, password: string): Promise<void> => {
  refuseGuessable(password, account);
  const passwordHash = await hashPassword(password);
  await inTransaction(async () => {
    await setPassword(account, passwordHash);
    await noteActivity('update', 'passwords', account.documentId, account.fullName);
  });
};
