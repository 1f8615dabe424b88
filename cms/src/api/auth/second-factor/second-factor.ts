import type { SecondFactor, SecondFactorAsked, SecondFactorInput } from '@sanabel/contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { AccountRow } from '../accounts.ts';
import { notify } from '../events/notices.ts';
import { noteSecurity } from '../events/security-events.ts';
import { assertMailAllowed, hasMailsLeft, mailCode, otpSent } from '../mailed-codes.ts';
import { isPasskeyAnswer, requestOptions } from './passkeys.ts';
import {
  consumePendingFactor,
  countIdleTry,
  countTry,
  isItsCode,
  isOpen,
  isServerCode,
  type NewPendingFactor,
  openPendingFactor,
  type PendingRow,
} from './pending.ts';
import { countRecoveryCodes, isRecoveryCode } from './recovery-codes.ts';
import { passkeysOf, totpOf } from './second-factors.ts';
import { isTotpCode } from './totp.ts';

/** Null, in older rows, means on. */
export const hasMailCodes = ({ mailCodes }: AccountRow): boolean => mailCodes !== false;

export const methodsOf = async (account: AccountRow): Promise<SecondFactor[]> => {
  const { documentId: id } = account;
  const [totp, passkeys, codes] = [await totpOf(id, true), await passkeysOf(id), await countRecoveryCodes(id)];
  const has: Readonly<Record<SecondFactor, boolean>> = {
    mail: hasMailCodes(account),
    totp: totp !== null,
    passkey: passkeys.length > 0,
    recovery: codes > 0,
  };
  return (Object.keys(has) as SecondFactor[]).filter((method) => has[method]);
};

/** Mails a code when the account has that, and names its other second factors. */
export const askSecondFactor = async (
  account: AccountRow,
  factor: Omit<NewPendingFactor, 'adminId' | 'challenge'>,
): Promise<SecondFactorAsked> => {
  const { documentId: adminId, email } = account;
  const methods = await methodsOf(account);
  const hasOthers = methods.some((method) => method !== 'mail');
  // An admin with another second factor need not wait for the next hour's mail.
  if (!hasOthers) await assertMailAllowed(email);
  const passkey = await requestOptions(adminId);
  const code = await openPendingFactor({ ...factor, adminId, challenge: passkey?.challenge ?? '' });
  if (methods.includes('mail') && (await hasMailsLeft(email))) await mailCode(email, code);
  return { ...(await otpSent()), ...(hasOthers ? { methods } : {}), ...(passkey ? { passkey: { ...passkey } } : {}) };
};

interface Proof extends SecondFactorInput {
  isHolder: boolean;
}

/** Require the ticket: a passkey signs what its holder was asked, and a recovery code costs ten hashes. */
const FOR_HOLDERS: ReadonlySet<SecondFactor> = new Set(['passkey', 'recovery']);

type Check = (account: AccountRow, row: PendingRow, proof: Proof) => Promise<boolean>;

const CHECKS: Readonly<Record<SecondFactor, Check>> = {
  mail: async (account, row, { otp = '', isHolder }) =>
    (hasMailCodes(account) && isItsCode(row, otp, isHolder)) || isServerCode(account.documentId, otp),
  totp: ({ documentId }, _, { otp = '' }) => isTotpCode(documentId, otp),
  passkey: async ({ documentId }, row, { credential }) =>
    credential !== undefined && isPasskeyAnswer(documentId, credential, row.challenge ?? ''),
  recovery: ({ documentId }, _, { recoveryCode = '' }) => isRecoveryCode(documentId, recoveryCode),
};

const hasTry = async (row: PendingRow, method: SecondFactor, isHolder: boolean): Promise<boolean> =>
  (isHolder || !FOR_HOLDERS.has(method)) && isOpen(row, isHolder) && (await countTry(row, isHolder));

/** Ends a proved step. Each use of a recovery code is noted and mailed: its owner may have lost the paper. */
const endPendingFactor = (row: PendingRow, { documentId: adminId, email }: AccountRow, method: SecondFactor): Promise<boolean> =>
  inTransaction(async () => {
    if (!(await consumePendingFactor(row))) return false;
    if (method !== 'recovery') return true;
    await noteSecurity('recovery_used', { adminId, method });
    await notify(email, 'recoveryUsed');
    return true;
  });

/** Returns the method that proved the step, or null. Counts the try first, with equal work when there is nothing to compare. */
export const proveSecondFactor = async (account: AccountRow | null, row: PendingRow | null, proof: Proof): Promise<SecondFactor | null> => {
  const method = proof.method ?? (!account || hasMailCodes(account) ? 'mail' : 'totp');
  if (!account || !row || !(await hasTry(row, method, proof.isHolder))) {
    await countIdleTry();
    return null;
  }
  return (await CHECKS[method](account, row, proof)) && (await endPendingFactor(row, account, method)) ? method : null;
};
