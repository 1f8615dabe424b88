import type { SecondFactorAsked, SecondFactorInput } from '@sanabel/contract';
import { refuse } from '../../http/body.ts';
import { noteSecurity } from '../auth/events/security-events.ts';
import { noteFailures } from '../auth/failures.ts';
import { WRONG_CODES, wrongCodes } from '../auth/lockout.ts';
import { RESEND } from '../auth/mailed-codes.ts';
import { consume, reset } from '../auth/rate-limits.ts';
import { creationOptions, savePasskey } from '../auth/second-factor/passkeys.ts';
import { consumePendingFactor, holdsTicket, isOpen, openPendingFactor, pendingFactor } from '../auth/second-factor/pending.ts';
import { askSecondFactor, proveSecondFactor } from '../auth/second-factor/second-factor.ts';
import type { FactorRow } from '../auth/second-factor/second-factors.ts';
import type { SignedIn } from '../auth/sessions.ts';

/** The session's digest serves as the ticket: it is what a ticket is at sign-in. */
const ticketOf = ({ session }: SignedIn): string => session.digest;

export const askAgain = async (admin: SignedIn): Promise<SecondFactorAsked> => {
  await consume(`resend:confirm:${admin.id}`, RESEND);
  return askSecondFactor(admin.account, { purpose: 'confirm', ticket: ticketOf(admin), isBound: true });
};

const FIELDS = { mail: 'otp', totp: 'otp', passkey: 'credential', recovery: 'recoveryCode' } as const;

/** Throws unless the second factor is right; counts the tries as sign-in does. */
export const proveAgain = async (admin: SignedIn, proof: SecondFactorInput): Promise<void> => {
  const { id, account } = admin;
  const failures = wrongCodes('confirm', id, true);
  await consume(failures, WRONG_CODES);
  const row = await pendingFactor(id, 'confirm');
  const isAsked = row !== null && holdsTicket(row, ticketOf(admin));
  const method = isAsked ? await proveSecondFactor(account, row, { ...proof, isHolder: true }) : null;
  if (method) {
    await noteSecurity('second_step_repeated', { adminId: id, method });
    return reset(failures);
  }
  noteFailures('wrong_code', account);
  return refuse({ field: FIELDS[proof.method ?? 'mail'], code: 'wrong_code' });
};

export const beginPasskey = async (admin: SignedIn) => {
  const options = await creationOptions(admin.account);
  await openPendingFactor({ adminId: admin.id, purpose: 'passkey', ticket: ticketOf(admin), isBound: true, challenge: options.challenge });
  return options;
};

export const addPasskey = async (admin: SignedIn, name: string, credential: object): Promise<FactorRow> => {
  const row = await pendingFactor(admin.id, 'passkey');
  const isAsked = row !== null && holdsTicket(row, ticketOf(admin)) && isOpen(row, true) && (await consumePendingFactor(row));
  const passkey = isAsked ? await savePasskey(admin.account, name, credential, row.challenge ?? '') : null;
  if (!passkey) refuse({ field: 'credential', code: 'wrong_code' });
  return passkey as FactorRow;
};
