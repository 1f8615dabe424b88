import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { ExpectedError } from '../process/log.ts';

/** Secrets in a backup: AES-256-GCM under a key that scrypt makes of a passphrase. Salt, nonce, tag and text stand one behind the other. */
const CIPHER = 'aes-256-gcm';
const [SALT, NONCE, TAG, KEY] = [16, 12, 16, 32];
/** What one guess costs: 128 MB and half a second. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFKC'), salt, KEY, COST);

export const encrypt = (text: Buffer, passphrase: string): Buffer => {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), nonce);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), body]);
};

/** Throws an ExpectedError for another passphrase, and for bytes that somebody has changed. */
export const decrypt = (bytes: Buffer, passphrase: string): Buffer => {
  const at = (start: number, length: number) => bytes.subarray(start, start + length);
  const decipher = createDecipheriv(CIPHER, keyOf(passphrase, at(0, SALT)), at(SALT, NONCE));
  decipher.setAuthTag(at(SALT + NONCE, TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(SALT + NONCE + TAG)), decipher.final()]);
  } catch {
    throw new ExpectedError('BACKUP_PASSPHRASE is not the one with which the secrets of this backup were encrypted.');
  }
};
