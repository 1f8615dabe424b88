import { type AdminInput, REGISTRATION_FILES } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { inBackground } from '../../concurrency/worker.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { recordMedium, retryIfCollected } from '../../media/record.ts';
import { storeMedium } from '../../media/store.ts';
import { accounts, newAccount } from './accounts.ts';
import { WRONG_CODES, wrongCodes } from './lockout.ts';
import { consumeCode, hasMailsLeft, mailCode, OTP_SENT } from './otp.ts';
import { hashPassword } from './passwords.ts';
import { consume, reset } from './rate-limits.ts';

interface RegistrationRow extends Stored, Omit<AdminInput, 'password' | 'jobRequestMails'> {
  passwordHash: string;
  image: string;
  expiresAt: string;
}

/** Long enough for a first code and all that may be sent after it. */
const LIFE_MS = 3_600_000;

const rows = () => table<RegistrationRow>('api::auth.registration');

/**
 * Keeps a registration beside any earlier one of the same address. A stranger who knows an invited address can
 * register it too, but the account gets the password of the registration whose own code is typed: nothing replaces anything.
 */
const keepRegistration = async ({ password: _, ...input }: AdminInput, passwordHash: string, image: string): Promise<string> => {
  await rows().deleteMany({ where: { expiresAt: { $lt: new Date().toISOString() } } });
  const expiresAt = new Date(Date.now() + LIFE_MS).toISOString();
  return (await rows().create({ data: { ...input, passwordHash, image, expiresAt } })).documentId;
};

/** The registrations of an address that wait for their codes, the latest first. */
export const pendingRegistrations = (email: string): Promise<RegistrationRow[]> =>
  rows().findMany({ where: { email, expiresAt: { $gt: new Date().toISOString() } }, orderBy: [{ id: 'desc' }] });

const forgetRegistrations = async (email: string): Promise<void> => {
  await rows().deleteMany({ where: { email } });
};

const [PICTURE] = REGISTRATION_FILES;
const HOUR = 3600;
const PER_ADDRESS = { limit: 20, windowSeconds: HOUR };

/** Stores the picture that came along and returns its address; leaves out a file that is no picture. */
const keepPicture = async (picture: UploadedFile): Promise<string> => {
  try {
    let address = '';
    await retryIfCollected(async () => {
      const stored = await storeMedium(picture, PICTURE.rule, PICTURE.field);
      await withLock('content', () => recordMedium(stored));
      address = stored.url;
    });
    return address;
  } catch {
    strapi.log.warn('a picture sent with a registration could not be kept');
    return '';
  }
};

const isInvited = async (email: string): Promise<boolean> =>
  settings.ADMIN_EMAILS.includes(email) && (await accounts().findOne({ where: { email } }))?.confirmed !== true;

const invite = async (input: AdminInput, passwordHash: string, picture?: UploadedFile): Promise<void> => {
  if (!(await isInvited(input.email)) || !(await hasMailsLeft(input.email))) return;
  const id = await keepRegistration(input, passwordHash, picture ? await keepPicture(picture) : '');
  await mailCode(id, input.email, 'register', 0);
};

/**
 * Registration serves the deployer's own addresses (`ADMIN_EMAILS`) and no one else (decision D6).
 * The answer is the same for every address, and comes before the work that only an invited one causes.
 */
export const register = async (input: AdminInput, picture: UploadedFile | undefined, address: string): Promise<typeof OTP_SENT> => {
  await consume(`register:${address}`, PER_ADDRESS);
  const passwordHash = await hashPassword(input.password);
  inBackground('registration', () => invite(input, passwordHash, picture));
  return OTP_SENT;
};

/** The registration whose own code was typed. */
const registrationOf = async (email: string, code: string): Promise<RegistrationRow | null> => {
  for (const registration of await pendingRegistrations(email))
    if (await consumeCode(registration.documentId, 'register', code)) return registration;
  return null;
};

const openAccount = ({ email, fullName, job, phoneNumber, passwordHash, image }: RegistrationRow): Promise<boolean> =>
  withLock('accounts', async () => {
    const known = await accounts().findOne({ where: { email } });
    if (known?.confirmed) return false;
    const data = newAccount({ email, fullName, job, phoneNumber }, passwordHash, image);
    await (known ? accounts().update({ where: { id: known.id }, data }) : accounts().create({ data }));
    await forgetRegistrations(email);
    return true;
  });

/** Makes an account of the registration that a mailed code belongs to; signing in is the next step. */
export const activate = async (email: string, code: string): Promise<{ status: 'success' }> => {
  const failures = wrongCodes('register', email);
  await consume(failures, WRONG_CODES);
  const registration = await registrationOf(email, code);
  if (!registration || !(await openAccount(registration))) throw new ApiError('INVALID_CODE');
  await reset(failures);
  return { status: 'success' };
};
