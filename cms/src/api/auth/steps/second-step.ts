import type { SecondStep, SecondStepAsked, SecondStepInput } from '@sanabel/contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { AccountRow } from '../accounts.ts';
import { tell } from '../events/notices.ts';
import { noteSecurity } from '../events/security-events.ts';
import { assertMailAllowed, hasMailsLeft, mailCode, OTP_SENT } from '../mailed-codes.ts';
import { isPasskeyAnswer, requestOptions } from './passkeys.ts';
import {
  consumeStep,
  countIdleTry,
  countTry,
  isItsCode,
  isOpen,
  isServerCode,
  type NewStep,
  openStep,
  type PendingRow,
} from './pending.ts';
import { countRecoveryCodes, isRecoveryCode } from './recovery-codes.ts';
import { passkeysOf, totpOf } from './second-factors.ts';
import { isTotpCode } from './totp.ts';

/** Null, in older rows, means on. */
export const hasMailCodes = ({ mailCodes }: AccountRow): boolean => mailCodes !== false;

export const methodsOf = async (account: AccountRow): Promise<SecondStep[]> => {
  const { documentId: id } = account;
  const [totp, passkeys, codes] = [await totpOf(id, true), await passkeysOf(id), await countRecoveryCodes(id)];
  const has: Readonly<Record<SecondStep, boolean>> = {
    mail: hasMailCodes(account),
    totp: totp !== null,
    passkey: passkeys.length > 0,
    recovery: codes > 0,
  };
  return (Object.keys(has) as SecondStep[]).filter((method) => has[method]);
};

/** Mails a code when the account has that, and names its other second factors. */
export const askSecondStep = async (account: AccountRow, step: Omit<NewStep, 'adminId' | 'challenge'>): Promise<SecondStepAsked> => {
  const { documentId: adminId, email } = account;
  const methods = await methodsOf(account);
  const hasOthers = methods.some((method) => method !== 'mail');
  // An admin with another second factor need not wait for the next hour's mail.
  if (!hasOthers) await assertMailAllowed(email);
  const passkey = await requestOptions(adminId);
  const code = await openStep({ ...step, adminId, challenge: passkey?.challenge ?? '' });
  if (methods.includes('mail') && (await hasMailsLeft(email))) await mailCode(email, code);
  return { ...OTP_SENT, ...(hasOthers ? { methods } : {}), ...(passkey ? { passkey: { ...passkey } } : {}) };
};

interface Proof extends SecondStepInput {
  isHolder: boolean;
}

/** Require the ticket: a passkey signs what its holder was asked, and a recovery code costs ten hashes. */
const FOR_HOLDERS: ReadonlySet<SecondStep> = new Set(['passkey', 'recovery']);

type Check = (account: AccountRow, row: PendingRow, proof: Proof) => Promise<boolean>;

const CHECKS: Readonly<Record<SecondStep, Check>> = {
  mail: async (account, row, { otp = '', isHolder }) =>
    (hasMailCodes(account) && isItsCode(row, otp, isHolder)) || isServerCode(account.documentId, otp),
  totp: ({ documentId }, _, { otp = '' }) => isTotpCode(documentId, otp),
  passkey: async ({ documentId }, row, { credential }) =>
    credential !== undefined && isPasskeyAnswer(documentId, credential, row.challenge ?? ''),
  recovery: ({ documentId }, _, { recoveryCode = '' }) => isRecoveryCode(documentId, recoveryCode),
};

const hasTry = async (row: PendingRow, method: SecondStep, isHolder: boolean): Promise<boolean> =>
  (isHolder || !FOR_HOLDERS.has(method)) && isOpen(row, isHolder) && (await countTry(row, isHolder));

/** Ends a proved step. Each use of a recovery code is noted and mailed: its owner may have lost the paper. */
const endStep = (row: PendingRow, { documentId: adminId, email }: AccountRow, method: SecondStep): Promise<boolean> =>
  inTransaction(async () => {
    if (!(await consumeStep(row))) return false;
    if (method !== 'recovery') return true;
    await noteSecurity('recovery_used', { adminId, method });
    await tell(email, 'recoveryUsed');
    return true;
  });

/** Returns the method that proved the step, or null. Counts the try first, with equal work when there is nothing to compare. */
export const proveSecondStep = async (account: AccountRow | null, row: PendingRow | null, proof: Proof): Promise<SecondStep | null> => {
  const method = proof.method ?? (!account || hasMailCodes(account) ? 'mail' : 'totp');
  if (!account || !row || !(await hasTry(row, method, proof.isHolder))) {
    await countIdleTry();
    return null;
  }
  return (await CHECKS[method](account, row, proof)) && (await endStep(row, account, method)) ? method : null;
};
