import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ExpectedError } from '../process/log.ts';

/** AES-256-GCM with a key that scrypt derives from a passphrase. Encrypted secrets are salt, nonce, tag and text, in this order. */
const CIPHER = 'aes-256-gcm';
const [SALT, NONCE, TAG, KEY] = [16, 12, 16, 32];
/** Cost of one guess: 128 MB and half a second. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
/** Head of a locked archive. Salt, nonce, text and tag follow, because the tag is known last. */
const LOCKED = Buffer.from('sanabel locked 1');
const HEAD = LOCKED.length + SALT + NONCE;

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFKC'), salt, KEY, COST);

export const encrypt = (text: Buffer, passphrase: string): Buffer => {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), nonce);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), body]);
};

const refuse = (what: string): never => {
  throw new ExpectedError(`BACKUP_PASSPHRASE is not the one with which ${what} encrypted, or somebody has changed it.`);
};

/** Throws an ExpectedError for another passphrase or for changed bytes. */
export const decrypt = (bytes: Buffer, passphrase: string): Buffer => {
  const at = (start: number, length: number) => bytes.subarray(start, start + length);
  const decipher = createDecipheriv(CIPHER, keyOf(passphrase, at(0, SALT)), at(SALT, NONCE));
  decipher.setAuthTag(at(SALT + NONCE, TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(SALT + NONCE + TAG)), decipher.final()]);
  } catch {
    return refuse('the secrets of this backup were');
  }
};

export async function* locked(file: string, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), nonce);
  yield Buffer.concat([LOCKED, salt, nonce]);
  for await (const chunk of createReadStream(file)) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

const readAt = async (file: string, start: number, length: number): Promise<Buffer> => {
  const handle = await open(file, 'r');
  try {
    return (await handle.read(Buffer.alloc(length), 0, length, start)).buffer;
  } finally {
    await handle.close();
  }
};

export const isLocked = async (file: string): Promise<boolean> => (await readAt(file, 0, LOCKED.length)).equals(LOCKED);

/** Decrypts an archive. Throws an ExpectedError for another passphrase or changed bytes; the output is unusable then. */
export const unlock = async (file: string, to: string, passphrase: string): Promise<void> => {
  const { size } = await stat(file);
  const head = await readAt(file, 0, HEAD);
  const salt = head.subarray(LOCKED.length, LOCKED.length + SALT);
  const decipher = createDecipheriv(CIPHER, keyOf(passphrase, salt), head.subarray(LOCKED.length + SALT));
  decipher.setAuthTag(await readAt(file, size - TAG, TAG));
  const body = createReadStream(file, { start: HEAD, end: size - TAG - 1 });
  await pipeline(body, decipher, createWriteStream(to, { mode: 0o600 })).catch(() => refuse('this backup was'));
};
