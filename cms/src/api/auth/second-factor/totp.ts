import { randomBytes } from 'node:crypto';
import { CLUB } from '@sanabel/brand/club';
import { OTP_LIFE_SECONDS } from '@sanabel/contract';
import { keyedDigest, totpSealer } from '../../../database/secrets.ts';
import { withLock } from '../../../database/transaction.ts';
import type { AccountRow } from '../accounts.ts';
import { type FactorRow, secondFactors, totpOf } from './second-factors.ts';
import { otpauthUri, stepOf, toBase32 } from './totp-code.ts';

/** Length of the HMAC digest (RFC 4226, section 4). */
const KEY_BYTES = 20;

/** Null when the key is unreadable because `CODE_SECRET` has changed. */
const keyOf = ({ secret }: FactorRow): Buffer | null => {
  try {
    return Buffer.from(totpSealer.unseal(secret), 'base64');
  } catch {
    return null;
  }
};

/** Makes a key for an app. An active app stays active until a code of the new key fits. */
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

/** False when the code does not fit the latest key or came too late. */
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

/** Accepts a code once; earlier codes end with it. */
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

/** Seals app keys with the current secret, so that the previous one can be removed. Unreadable keys stay. */
export const renewSeals = async (): Promise<void> => {
  for (const factor of await secondFactors().findMany({ where: { kind: 'totp' } })) {
    const secret = keyOf(factor)?.toString('base64');
    const { id, secret: sealed } = factor;
    if (secret) await secondFactors().updateMany({ where: { id, secret: sealed }, data: { secret: totpSealer.seal(secret) } });
  }
};
