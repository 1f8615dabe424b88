import type { AdminInput, OtpSent } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { inBackground } from '../../concurrency/worker.ts';
import { randomToken } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { signInCodeMail } from '../mail/letters.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { accounts, newAccount } from './accounts.ts';
import { panelAddress } from './events/notices.ts';
import { currentVisit } from './events/visit.ts';
import { refuseGuessable } from './known-passwords.ts';
import { WRONG_CODES, wrongCodes } from './lockout.ts';
import { otpSent } from './mailed-codes.ts';
import { hashPassword } from './passwords.ts';
import { savePicture } from './picture.ts';
import { consume, consumeAll, reset } from './rate-limits.ts';
import {
  consumePendingFactor,
  countIdleTry,
  countTry,
  holdsTicket,
  isItsCode,
  isOpen,
  openPendingFactor,
  type PendingRow,
  pendingFactors,
} from './second-factor/pending.ts';
import { isSpent } from './spent-addresses.ts';
import { welcome } from './welcome.ts';

interface RegistrationRow extends Stored, Omit<AdminInput, 'password' | 'jobRequestMails' | 'adminRole'> {
  passwordHash: string;
  image: string;
  /** Keyed digest of the caller's IP address. */
  place: string | null;
  expiresAt: string;
}

/** Covers the first code and all that may follow it. */
const LIFE_MS = 3_600_000;
const TICKET_BYTES = 32;

const rows = () => table<RegistrationRow>('api::auth.registration');

interface Registering {
  input: AdminInput;
  passwordHash: string;
  picture: UploadedFile | undefined;
  ticket: string;
  place: string;
}

/** Saves a registration beside earlier ones of the same address: none replaces another. */
const saveRegistration = async ({ input, passwordHash, place }: Registering, image: string): Promise<string> => {
  await rows().deleteMany({ where: { expiresAt: { $lt: new Date().toISOString() } } });
  const expiresAt = new Date(Date.now() + LIFE_MS).toISOString();
  const { fullName, email, job, phoneNumber } = input;
  return (await rows().create({ data: { fullName, email, job, phoneNumber, passwordHash, image, place, expiresAt } })).documentId;
};

interface Waiting {
  registration: RegistrationRow;
  factor: PendingRow;
}

/**
 * Returns the pending registrations that a caller may complete, newest first. Anyone who knows an invited address can register it, and its
 * owner gets all the codes. A code therefore counts only for the caller who registered, recognized by the ticket, or by IP address without
 * cookies. Otherwise the owner could activate a stranger's account.
 */
const waitingFor = async (email: string, ticket: string | undefined): Promise<Waiting[]> => {
  const { place } = currentVisit();
  const waiting = await rows().findMany({ where: { email, expiresAt: { $gt: new Date().toISOString() } }, orderBy: [{ id: 'desc' }] });
  // One query for any number of registrations, so that its time does not reveal an invited address.
  const factors = await pendingFactors(
    waiting.map(({ documentId }) => documentId),
    'register',
  );
  return waiting.flatMap((registration): Waiting[] => {
    const factor = factors.find(({ adminId }) => adminId === registration.documentId);
    return factor && (ticket ? holdsTicket(factor, ticket) : registration.place === place) ? [{ registration, factor }] : [];
  });
};

export const pendingRegistrationFactor = async (email: string, ticket: string | undefined): Promise<PendingRow | null> =>
  (await waitingFor(email, ticket))[0]?.factor ?? null;

const forgetRegistrations = async (email: string): Promise<void> => {
  await rows().deleteMany({ where: { email } });
};

const HOUR = 3600;
const PER_ADDRESS = { limit: 20, windowSeconds: HOUR };

/** Works once for each address: not again after its account was deleted or moved to another address. */
const isInvited = async (email: string): Promise<boolean> =>
  settings.ADMIN_EMAILS.includes(email) && !(await isSpent(email)) && (await accounts().findOne({ where: { email } }))?.confirmed !== true;

/** Counted apart from sign-in mails, and few per caller, so that a stranger cannot use them up. */
const MAILS_TO = { limit: 20, windowSeconds: HOUR };
const MAILS_FOR = { limit: 5, windowSeconds: HOUR };

const invite = async (registering: Registering): Promise<void> => {
  const { input, picture, ticket, place } = registering;
  if (!(await isInvited(input.email))) return;
  const hasMails = await consumeAll([`register-mail:${input.email}`, MAILS_TO], [`register-mail:${input.email}:${place}`, MAILS_FOR]).then(
    () => true,
    () => false,
  );
  if (!hasMails) return;
  const adminId = await saveRegistration(registering, await savePicture(picture));
  const code = await openPendingFactor({ adminId, purpose: 'register', ticket, isBound: false });
  await enqueueMail(signInCodeMail(input.email, code, panelAddress('/admin/')));
};

/** The answer is the same for every address and precedes the work that only one of `ADMIN_EMAILS` causes (decision D6). */
export const register = async (
  input: AdminInput,
  picture: UploadedFile | undefined,
  address: string,
): Promise<{ asked: OtpSent; ticket: string }> => {
  refuseGuessable(input.password, input);
  await consume(`register:${address}`, PER_ADDRESS);
  const passwordHash = await hashPassword(input.password);
  const [ticket, { place }] = [randomToken(TICKET_BYTES), currentVisit()];
  inBackground('registration', () => invite({ input, passwordHash, picture, ticket, place }));
  return { asked: await otpSent(), ticket };
};

const registrationOf = async (waiting: readonly Waiting[], otp: string, isHolder: boolean): Promise<RegistrationRow | null> => {
  if (waiting.length === 0) await countIdleTry();
  for (const { registration, factor } of waiting) {
    const isRight = isOpen(factor, isHolder) && (await countTry(factor, isHolder)) && isItsCode(factor, otp, isHolder);
    if (isRight && (await consumePendingFactor(factor))) return registration;
  }
  return null;
};

const openAccount = ({ email, fullName, job, phoneNumber, passwordHash, image }: RegistrationRow): Promise<boolean> =>
  withLock('accounts', async () => {
    const known = await accounts().findOne({ where: { email } });
    if (known?.confirmed || (await isSpent(email))) return false;
    const data = newAccount({ email, fullName, job, phoneNumber }, passwordHash, image);
    const account = await (known ? accounts().update({ where: { id: known.id }, data }) : accounts().create({ data }));
    if (!account) return false;
    await forgetRegistrations(email);
    await welcome(account);
    return true;
  });

export const activate = async (email: string, otp: string, ticket: string | undefined): Promise<{ status: 'success' }> => {
  const waiting = await waitingFor(email, ticket);
  // Ignores whether a registration waits: the counter would reveal an invited address.
  const isHolder = ticket !== undefined;
  const failures = wrongCodes('register', email, isHolder);
  await consume(failures, WRONG_CODES);
  const registration = await registrationOf(waiting, otp, isHolder);
  if (!registration || !(await openAccount(registration))) throw new ApiError('INVALID_CODE');
  await reset(failures);
  return { status: 'success' };
};
