import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@sanabel/contract';
import { type Stored, table } from '../../../database/table.ts';
import { withLock } from '../../../database/transaction.ts';
import { hashPassword, isRightPassword } from '../passwords.ts';

interface RecoveryRow extends Stored {
  adminId: string;
  hash: string;
}

/** Leaves out letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const HALF = LENGTH / 2;

const rows = () => table<RecoveryRow>('api::auth.recovery-code');

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
/** Accepts any case, with or without hyphen and spaces. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Replaces all earlier codes. The new ones are shown once: only their hashes are stored. */
export const renewRecoveryCodes = async (adminId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = await Promise.all(codes.map(hashPassword));
  await withLock(`recovery:${adminId}`, async () => {
    await rows().deleteMany({ where: { adminId } });
    for (const hash of hashes) await rows().create({ data: { adminId, hash } });
  });
  return codes.map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`);
};

export const countRecoveryCodes = (adminId: string): Promise<number> => rows().count({ where: { adminId } });

/** Uses the code up: of equal parallel ones, one wins. */
export const isRecoveryCode = async (adminId: string, typed: string): Promise<boolean> => {
  const code = plain(typed);
  if (code.length !== LENGTH) return false;
  for (const { id, hash } of await rows().findMany({ where: { adminId } }))
    if (await isRightPassword(hash, code)) return (await rows().deleteMany({ where: { id } })).count === 1;
  return false;
};
