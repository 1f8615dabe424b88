import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { settings } from '../../config/sanabel.ts';

/** The current secret, and the previous one during a change. */
const SECRETS = [settings.CODE_SECRET, ...(settings.CODE_SECRET_PREVIOUS ? [settings.CODE_SECRET_PREVIOUS] : [])] as const;

const digestUnder = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** Keyed, so that a stolen database alone does not allow trying all codes or all addresses. */
export const keyedDigest = (purpose: string, text: string): string => digestUnder(SECRETS[0], purpose, text);

/** Digests under both secrets, for values that outlive a change of the secret. */
export const keyedDigests = (purpose: string, text: string): string[] => SECRETS.map((secret) => digestUnder(secret, purpose, text));

export const isSameDigest = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts for one purpose, so that a stolen database alone reveals nothing. */
const sealerFor = (purpose: string) => {
  const keys = SECRETS.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
  const [first = Buffer.alloc(0)] = keys;
  const unsealWith = (key: Buffer, bytes: Buffer): string => {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  };
  return {
    seal: (text: string): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, first, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    /** Throws for a changed text, another secret or another purpose. */
    unseal: (sealed: string): string => {
      const bytes = Buffer.from(sealed, 'base64');
      for (const earlier of keys.slice(0, -1)) {
        try {
          return unsealWith(earlier, bytes);
        } catch {
          // Sealed with the previous secret.
        }
      }
      return unsealWith(keys.at(-1) ?? first, bytes);
    },
  };
};

/** A mail in the outbox may contain a code. */
export const mailSealer = sealerFor('outgoing mail');
export const totpSealer = sealerFor('authenticator app');
export const backupSealer = sealerFor('download of a backup');

export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Random tokens need no salt, key or slow hash. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');
