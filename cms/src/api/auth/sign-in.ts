import {
  type Admin,
  type OtpSent,
  PASSWORD_FAILURES_MAX,
  PASSWORD_FAILURES_WINDOW_SECONDS,
  RESENDS_PER_SIGN_IN,
  type SecondFactor,
  type SecondFactorAsked,
  type SecondFactorInput,
} from '@sanabel/contract';
import { noteActivity } from '../../changes/history.ts';
import { inBackground } from '../../concurrency/worker.ts';
import { keyedDigest, randomToken, tokenDigest } from '../../database/secrets.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AccountRow, hasOutlivedFirstPassword, liveAdminOf, toAdmin } from './accounts.ts';
import { notify } from './events/notices.ts';
import { isKnownDevice, isNewDevice, noteSecurity } from './events/security-events.ts';
import { currentVisit } from './events/visit.ts';
import { noteFailures } from './failures.ts';
import { ACCOUNT_PASSWORD_TRIES, type CodePurpose, PASSWORD_TRIES, WRONG_CODES, wrongCodes } from './lockout.ts';
import { hasMailsLeft, mailCode, otpSent, RESEND } from './mailed-codes.ts';
import { isRightPassword } from './passwords.ts';
import { type Counted, consume, consumeAll, refund, reset } from './rate-limits.ts';
import { pendingRegistrationFactor } from './registration.ts';
import { holdsTicket, openPendingFactor, type PendingRow, pendingFactor, renewCode } from './second-factor/pending.ts';
import { askSecondFactor, hasMailCodes, proveSecondFactor } from './second-factor/second-factor.ts';
import { type Opened, openSession } from './sessions.ts';

/** Bounds one address that tries many accounts: wide enough for an office, too narrow for a list of stolen passwords. */
const ADDRESS = { limit: PASSWORD_FAILURES_MAX * 10, windowSeconds: PASSWORD_FAILURES_WINDOW_SECONDS };
const TICKET_BYTES = 32;

/** A code is worthless once the password it was mailed for has changed. */
const fingerprintOf = ({ password }: AccountRow): string => keyedDigest('password', password);

/** Step one. Every failure is the same 401. The ticket proves to step two who made this one; `isBound` makes it required. */
export const beginSignIn = async (
  { email, password, isBound }: { email: string; password: string; isBound: boolean },
  address: string,
): Promise<{ asked: SecondFactorAsked; ticket: string }> => {
  const failures = `password:${email}:${address}`;
  const strangers = `password-address:${address}`;
  const everywhere = `password-everywhere:${email}`;
  const account = await liveAdminOf(email);
  // Queried for unknown addresses too, so that response time reveals nothing.
  const isKnown = await isKnownDevice(account?.documentId ?? '', currentVisit());
  const ofAll: Counted[] = isKnown ? [] : [[everywhere, ACCOUNT_PASSWORD_TRIES]];
  await consumeAll([strangers, ADDRESS], [failures, PASSWORD_TRIES], ...ofAll);
  if (!(await isRightPassword(account?.password, password)) || !account) {
    noteFailures('wrong_password', account);
    throw new ApiError('INVALID_CREDENTIALS');
  }
  await reset(failures);
  await refund(strangers);
  if (!isKnown) await refund(everywhere);
  if (hasOutlivedFirstPassword(account)) throw new ApiError('FIRST_PASSWORD_ENDED');
  const ticket = randomToken(TICKET_BYTES);
  const asked = await askSecondFactor(account, { purpose: 'login', ticket, isBound, fingerprint: fingerprintOf(account) });
  await consume(resendsOf('login', email, ticket), RESEND);
  return { asked, ticket };
};

interface Opening {
  method: SecondFactor;
  isBound: boolean;
  device: string;
}

const letIn = (account: AccountRow, { method, isBound, device }: Opening): Promise<Opened> =>
  inTransaction(async () => {
    const { documentId: adminId, email } = account;
    const visit = isBound ? { ...currentVisit(), device: tokenDigest(device) } : currentVisit();
    const isNew = await isNewDevice(adminId, visit);
    await noteSecurity('signed_in', { adminId, method, isNewDevice: isNew, visit });
    if (isNew) await notify(email, 'newDevice');
    return openSession(adminId, isBound);
  });

const isOfThisPassword = (row: PendingRow, account: AccountRow): boolean => row.fingerprint === fingerprintOf(account);

/** Step two. Only this step returns a token. A sign-in that began in a browser ends in a browser's session. */
export const completeSignIn = async (
  { email, ...proof }: SecondFactorInput & { email: string },
  ticket: string | undefined,
  { isBound, device }: Omit<Opening, 'method'>,
): Promise<{ admin: Admin; opened: Opened }> => {
  const account = await liveAdminOf(email);
  // Queried for unknown addresses too, so that response time reveals nothing.
  const row = await pendingFactor(account?.documentId ?? '', 'login');
  const isHolder = row !== null && holdsTicket(row, ticket);
  const failures = wrongCodes('login', email, isHolder);
  await consume(failures, WRONG_CODES);
  const isCurrent = row !== null && account !== null && isOfThisPassword(row, account);
  const method = await proveSecondFactor(account, isCurrent ? row : null, { ...proof, isHolder });
  if (!account || !row || !method) {
    noteFailures('wrong_code', account, { isSilent: !isHolder });
    throw new ApiError('INVALID_CODE');
  }
  await reset(failures);
  return { admin: toAdmin(account), opened: await letIn(account, { method, isBound: isBound || row.isBound === true, device }) };
};

/** Counts by ticket, and all callers without one together: an owner never moves that counter, which every stranger can read. */
const resendsOf = (purpose: CodePurpose, email: string, ticket: string | undefined): string =>
  ticket === undefined ? `loose-resend:${purpose}:${email}` : `resend:${purpose}:${email}:${tokenDigest(ticket)}`;

const pendingFactorOf = async (email: string, purpose: CodePurpose, ticket: string | undefined): Promise<PendingRow | null> => {
  if (purpose === 'register') return pendingRegistrationFactor(email, ticket);
  const account = await liveAdminOf(email);
  // Queried for unknown addresses too, so that response time reveals nothing.
  const row = await pendingFactor(account?.documentId ?? '', 'login');
  return account && hasMailCodes(account) ? row : null;
};

const sendAnother = async (email: string, row: PendingRow, isHolder: boolean): Promise<void> => {
  const mayHaveOne = isHolder || row.isBound !== true;
  if (mayHaveOne && row.resends < RESENDS_PER_SIGN_IN && (await hasMailsLeft(email))) await mailCode(email, await renewCode(row, isHolder));
};

/** Sends another code. The answer is the same whether or not one is sent, and comes before it. */
export const resendCode = async (email: string, purpose: CodePurpose, ticket: string | undefined): Promise<OtpSent> => {
  const row = await pendingFactorOf(email, purpose, ticket);
  const isHolder = row !== null && holdsTicket(row, ticket);
  await consume(resendsOf(purpose, email, ticket), RESEND);
  if (row) inBackground('another code', () => sendAnother(email, row, isHolder));
  return otpSent();
};

/** Serves when mail is down or the step is locked; the password is still required. Null for a stranger. Writes an activity entry. */
export const breakGlass = async (email: string): Promise<string | null> => {
  const account = await liveAdminOf(email);
  if (!account) return null;
  await noteActivity('create', 'sign-in-codes', account.documentId, account.fullName);
  await noteSecurity('code_on_server', { adminId: account.documentId });
  for (const isHolder of [true, false]) await reset(wrongCodes('login', account.email, isHolder));
  return openPendingFactor({ adminId: account.documentId, purpose: 'server', ticket: randomToken(TICKET_BYTES), isBound: true });
};
