import { hash, verify } from '@node-rs/argon2';
import { limitTo } from '../concurrency/limit-to.ts';

/** OWASP's smallest recommended setting for Argon2id; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 2;

// Off the main thread and two at a time: strangers who try to sign in must not slow down readers.
const turn = limitTo(MAX_AT_ONCE);

/** Argon2id takes the whole password, however long: bcrypt would cut it at 72 bytes, 36 Arabic letters. */
export const hashPassword = (password: string): Promise<string> => turn(() => hash(password.normalize('NFKC'), COST));

let dummy: Promise<string> | undefined;

/** Whether a password is right. Without an account a dummy is compared, so that the time tells nothing. */
export const isRightPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  dummy ??= hashPassword(crypto.randomUUID());
  const substitute = await dummy;
  const reference = stored ?? substitute;
  const isRight = await turn(() => verify(reference, password.normalize('NFKC'))).catch(() => false);
  return isRight && stored !== undefined;
};
