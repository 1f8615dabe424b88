import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AdminInput, REGISTRATION_IMAGE_MAX_BYTES } from '@sanabel/contract';
import { settings } from '../../config/sanabel.ts';
import type { FileField } from '../collection/collection.ts';
import { inTurn } from '../database/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { recordMedium, untilKept } from '../media/record.ts';
import { OTHER_IMAGE } from '../media/rules.ts';
import { storeMedium } from '../media/store.ts';
import { accounts, newAccount } from './accounts.ts';
import { consumeCode } from './codes.ts';
import { forget, takeTry } from './limits.ts';
import { mailCode, refuseMailsOver } from './mail-code.ts';
import { hashPassword } from './passwords.ts';
import { OTP_SENT } from './two-steps.ts';
import { WRONG_CODES, wrongCodes } from './wrong-codes.ts';

/** No anonymous request may write more than 64 KB to disk (security rule 2). */
export const SMALL_IMAGE: FileField = {
  field: 'image',
  attribute: 'image',
  rule: { ...OTHER_IMAGE, maxBytes: REGISTRATION_IMAGE_MAX_BYTES },
  isRequired: false,
};

const HOUR = 3600;
const PER_ADDRESS = { limit: 20, windowSeconds: HOUR };

/** Keeps an inactive account for an invited address; null for a stranger, or where an account is active already. */
const keepInvited = async (input: AdminInput, passwordHash: string): Promise<string | null> => {
  if (!settings.ADMIN_EMAILS.includes(input.email)) return null;
  return inTurn('accounts', async () => {
    const known = await accounts().findOne({ where: { email: input.email } });
    if (known?.confirmed) return null;
    const data = { ...newAccount(input, passwordHash), confirmed: false };
    const row = known ? await accounts().update({ where: { id: known.id }, data }) : await accounts().create({ data });
    return row?.documentId ?? null;
  });
};

/** In the background: how long a picture takes must not tell who is invited. What is not a picture is left out. */
const keepPicture = async (accountId: string, picture: Buffer): Promise<void> => {
  const path = join(settings.DATA_DIR, 'tmp', randomUUID());
  try {
    await writeFile(path, picture, { mode: 0o600 });
    await untilKept(async () => {
      const stored = await storeMedium({ path, bytes: picture.length }, SMALL_IMAGE.rule, SMALL_IMAGE.field);
      await inTurn('content', async () => {
        await recordMedium(stored);
        await accounts().updateMany({ where: { documentId: accountId }, data: { image: stored.url } });
      });
    });
  } catch {
    strapi.log.warn('a picture sent with a registration could not be kept');
  } finally {
    await rm(path, { force: true });
  }
};

/**
 * Registration serves the deployer's own addresses (`ADMIN_EMAILS`) and no one else (decision D6).
 * The answer, and the work behind it, is the same for every address; only an invited one gets a code.
 */
export const register = async (input: AdminInput, picture: Buffer | null, address: string): Promise<typeof OTP_SENT> => {
  await takeTry(`register:${address}`, PER_ADDRESS);
  const accountId = await keepInvited(input, await hashPassword(input.password));
  const mayMail = await refuseMailsOver(input.email).then(
    () => true,
    () => false,
  );
  if (accountId && mayMail) await mailCode(accountId, input.email, 'register', 0);
  if (accountId && picture) void keepPicture(accountId, picture);
  return OTP_SENT;
};

/** Activates an invited account with its mailed code; signing in is the next step. */
export const activate = async (email: string, code: string): Promise<{ status: 'success' }> => {
  const failures = wrongCodes('register', email);
  await takeTry(failures, WRONG_CODES);
  const account = await accounts().findOne({ where: { email, confirmed: false, accountRole: 'admin' } });
  if (!account || !(await consumeCode(account.documentId, 'register', code))) throw new ApiError('INVALID_CODE');
  await forget(failures);
  await accounts().update({ where: { id: account.id }, data: { confirmed: true } });
  return { status: 'success' };
};
