import { noteActivity } from '../../changes/activity.ts';
import { accounts, isLiveAdmin } from './accounts.ts';
import { issueCode } from './otp.ts';
import { reset } from './rate-limits.ts';
import { wrongCodes } from './wrong-codes.ts';

/**
 * A fresh sign-in code for whoever holds the server, when mail is down or the step was closed by someone's guesses. It is the second
 * factor only: the password is asked for first, as always. Null for an address that is no admin's. Never without its line in the record.
 */
export const breakGlass = async (email: string): Promise<string | null> => {
  const account = await accounts().findOne({ where: { email: email.trim().toLowerCase() } });
  if (!isLiveAdmin(account)) return null;
  await noteActivity('create', 'sign-in-codes', account.documentId, account.fullName);
  await reset(wrongCodes('login', account.email));
  return issueCode(account.documentId, 'login');
};
