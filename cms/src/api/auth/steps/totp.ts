import { randomBytes } from 'node:crypto';
import { CLUB } from '@sanabel/brand/club';
import { OTP_LIFE_SECONDS } from '@sanabel/contract';
import { keyedDigest, totpSealer } from '../../../database/secrets.ts';
import { withLock } from '../../../database/transaction.ts';
import type { AccountRow } from '../accounts.ts';
import { type FactorRow, secondFactors, totpOf } from './second-factors.ts';
import { otpauthUri, stepOf, toBase32 } from './totp-code.ts';

/** As long as the digest of its HMAC (RFC 4226, section 4). */
const KEY_BYTES = 20;

/** The key of an app; null when it cannot be read any more, because `CODE_SECRET` is another one. */
const keyOf = ({ secret }: FactorRow): Buffer | null => {
  try {
    return Buffer.from(totpSealer.unseal(secret), 'base64');
  } catch {
    return null;
  }
};

/** Makes a key for an app. An app that is on stays so until a code of the new key fits: nothing changes by looking. */
export const beginTotp = async ({
  documentId: adminId,
  email,
}: AccountRow): Promise<{ secret: string; uri: string; expiresAt: string }> => {
  const key = randomBytes(KEY_BYTES);
  const reference = keyedDigest('totp in the making', adminId);
  await withLock(`totp:${adminId}`, async () => {
    await secondFactors().deleteMany({ where: { reference } });
    const secret = totpSealer.seal(key.toString('base64'));
    await secondFactors().create({ data: { adminId, kind: 'totp', reference, secret, isActive: false, lastStep: 0 } });
  });
  const secret = toBase32(key);
  return { secret, uri: otpauthUri(CLUB.name.en, email, secret), expiresAt: new Date(Date.now() + OTP_LIFE_SECONDS * 1000).toISOString() };
};

/** Turns the app on when a code of the key that was made last fits; false when it does not, or came too late. */
export const activateTotp = (adminId: string, typed: string): Promise<boolean> =>
  withLock(`totp:${adminId}`, async () => {
    const made = await totpOf(adminId, false);
    const key = made && keyOf(made);
    if (!made || !key || Date.parse(made.createdAt) + OTP_LIFE_SECONDS * 1000 < Date.now()) return false;
    const step = stepOf(key, typed, Date.now(), 0);
    if (step === null) return false;
    await secondFactors().deleteMany({ where: { adminId, kind: 'totp', isActive: true } });
    const reference = keyedDigest('totp', adminId);
    await secondFactors().updateMany({ where: { id: made.id }, data: { reference, isActive: true, lastStep: step } });
    return true;
  });

/** Whether a code is the app's, once: a code that was used, and any before it, count no more. */
export const isTotpCode = async (adminId: string, typed: string): Promise<boolean> => {
  const totp = await totpOf(adminId, true);
  const key = totp && keyOf(totp);
  const step = totp && key ? stepOf(key, typed, Date.now(), totp.lastStep ?? 0) : null;
  if (!totp || step === null) return false;
  const data = { lastStep: step, usedAt: new Date().toISOString() };
  return (await secondFactors().updateMany({ where: { id: totp.id, lastStep: totp.lastStep }, data })).count === 1;
};

export const removeTotp = async (adminId: string): Promise<void> => {
  await secondFactors().deleteMany({ where: { adminId, kind: 'totp' } });
};

/** Seals the keys of apps with the secret of now, so that its predecessor can go. One that nobody can read any more stays as it is. */
export const renewSeals = async (): Promise<void> => {
  for (const factor of await secondFactors().findMany({ where: { kind: 'totp' } })) {
    const secret = keyOf(factor)?.toString('base64');
    const { id, secret: sealed } = factor;
    if (secret) await secondFactors().updateMany({ where: { id, secret: sealed }, data: { secret: totpSealer.seal(secret) } });
  }
};
