import {
  type Admin,
  PASSWORD_FAILURES_MAX,
  PASSWORD_FAILURES_WINDOW_SECONDS,
  RESEND_AFTER_SECONDS,
  RESENDS_PER_SIGN_IN,
} from '@sanabel/contract';
import { noteActivity } from '../../changes/history.ts';
import { inBackground } from '../../concurrency/worker.ts';
import { ApiError } from '../../http/api-error.ts';
import { accounts, isLiveAdmin, toAdmin } from './accounts.ts';
import { type CodePurpose, WRONG_CODES, wrongCodes } from './lockout.ts';
import { assertMailAllowed, consumeCode, hasMailsLeft, issueCode, mailCode, OTP_SENT, pendingCode } from './otp.ts';
import { isRightPassword } from './passwords.ts';
import { consume, consumeAll, refund, reset } from './rate-limits.ts';
import { pendingRegistrations } from './registration.ts';
import { openSession } from './sessions.ts';

const PASSWORD = { limit: PASSWORD_FAILURES_MAX, windowSeconds: PASSWORD_FAILURES_WINDOW_SECONDS };
/** One address trying many accounts: wide enough for an office, too narrow for a list of stolen passwords. */
const ADDRESS = { limit: PASSWORD_FAILURES_MAX * 10, windowSeconds: PASSWORD_FAILURES_WINDOW_SECONDS };
const RESEND = { limit: 1, windowSeconds: RESEND_AFTER_SECONDS };

const liveAdminOf = async (email: string) => {
  const account = await accounts().findOne({ where: { email } });
  return isLiveAdmin(account) ? account : null;
};

/** Finds the holder of a waiting code: a live admin who signs in, or the latest registration of an invited address. */
const holderOf = async (email: string, purpose: CodePurpose): Promise<string | undefined> => {
  if (purpose === 'login') return (await liveAdminOf(email))?.documentId;
  return (await pendingRegistrations(email))[0]?.documentId;
};

/** Step one: the password. Unknown address, wrong password, inactive and not an admin are one and the same 401. */
export const beginSignIn = async (email: string, password: string, address: string): Promise<typeof OTP_SENT> => {
  const failures = `password:${email}:${address}`;
  const strangers = `password-address:${address}`;
  await consumeAll([strangers, ADDRESS], [failures, PASSWORD]);
  const account = await liveAdminOf(email);
  if (!(await isRightPassword(account?.password, password)) || !account) throw new ApiError('INVALID_CREDENTIALS');
  await reset(failures);
  await refund(strangers);
  await assertMailAllowed(email);
  await reset(`resend:login:${email}`);
  await consume(`resend:login:${email}`, RESEND);
  await mailCode(account.documentId, email, 'login', 0);
  return OTP_SENT;
};

/** Step two: the mailed code, once. Only this gives a token. */
export const completeSignIn = async (email: string, code: string): Promise<{ admin: Admin; token: string }> => {
  const failures = wrongCodes('login', email);
  await consume(failures, WRONG_CODES);
  const account = await liveAdminOf(email);
  if (!account || !(await consumeCode(account.documentId, 'login', code))) throw new ApiError('INVALID_CODE');
  await reset(failures);
  return { admin: toAdmin(account), token: await openSession(account.documentId) };
};

const sendAnother = async (email: string, purpose: CodePurpose): Promise<void> => {
  const holder = await holderOf(email, purpose);
  const pending = holder && (await pendingCode(holder, purpose));
  if (holder && pending && pending.resends < RESENDS_PER_SIGN_IN && (await hasMailsLeft(email)))
    await mailCode(holder, email, purpose, pending.resends + 1);
};

/** Another code for a sign-in that waits for one. The answer is the same whether or not anything is sent, and comes before it is. */
export const resendCode = async (email: string, purpose: CodePurpose): Promise<typeof OTP_SENT> => {
  await consume(`resend:${purpose}:${email}`, RESEND);
  inBackground('another code', () => sendAnother(email, purpose));
  return OTP_SENT;
};

/**
 * Makes a sign-in code on the server, for when mail is down or a stranger's guesses have locked the step. It is the second factor
 * only: the password is still asked for first. Null for an address that is no admin's. Always leaves a line in the activity record.
 */
export const breakGlass = async (email: string): Promise<string | null> => {
  const account = await accounts().findOne({ where: { email: email.trim().toLowerCase() } });
  if (!isLiveAdmin(account)) return null;
  await noteActivity('create', 'sign-in-codes', account.documentId, account.fullName);
  await reset(wrongCodes('login', account.email));
  return issueCode(account.documentId, 'login');
};
