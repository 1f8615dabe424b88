import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../../config/sanabel.ts';
import { noteActivity } from '../../changes/history.ts';
import { logError } from '../../concurrency/worker.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type AccountRow, accounts } from './accounts.ts';
import { tell } from './events/notices.ts';
import { noteSecurity } from './events/security-events.ts';
import { refuseGuessable } from './known-passwords.ts';
import { forgetLinks } from './links/mailed-links.ts';
import { hashPassword } from './passwords.ts';
import { closeSessionsOf, type SessionRow } from './sessions.ts';
import { forgetSteps } from './steps/pending.ts';

/**
 * Ends everything that was opened with an account's old password, address or role: its sessions, the codes that wait, the links that
 * were mailed. Whoever knew the old one may hold one of them. Belongs into the transaction of the change.
 */
export const endAccess = async (adminId: string, except?: SessionRow): Promise<void> => {
  await closeSessionsOf(adminId, except);
  await forgetSteps(adminId);
  await forgetLinks(adminId);
};

/** Tells `npm start` that the first password, which it has generated and kept, is no longer one. */
const FIRST_PASSWORD_CHANGED = join(settings.DATA_DIR, 'first-password-changed');

/** Gives an account another password, ends what was opened with the old one, and tells its owner. */
export const setPassword = async ({ id, documentId, email, mustChangePassword }: AccountRow, passwordHash: string): Promise<void> =>
  inTransaction(async ({ onCommit }) => {
    const data = { password: passwordHash, passwordChangedAt: new Date().toISOString(), mustChangePassword: false };
    await accounts().update({ where: { id }, data });
    await endAccess(documentId);
    await noteSecurity('password_changed', { adminId: documentId });
    await tell(email, 'passwordChanged');
    if (mustChangePassword) onCommit(() => void writeFile(FIRST_PASSWORD_CHANGED, '').catch((error: Error) => logError(error.message)));
  });

/** Sets a password without any proof, for whoever is on the server itself. Always leaves a line in the activity record. */
export const setPasswordOnServer = async (account: AccountRow, password: string): Promise<void> => {
  refuseGuessable(password, account);
  const passwordHash = await hashPassword(password);
  await inTransaction(async () => {
    await setPassword(account, passwordHash);
    await noteActivity('update', 'passwords', account.documentId, account.fullName);
  });
};
