import { inThread } from './hashing/pool.ts';

/** Argon2id takes the whole password, however long: bcrypt would cut it at 72 bytes, 36 Arabic letters. */
export const hashPassword = async (password: string): Promise<string> => {
  const answer = await inThread({ password: password.normalize('NFKC') });
  return 'hash' in answer ? answer.hash : '';
};

let dummy: Promise<string> | undefined;

/** Whether a password is right. Without an account a dummy is compared, so that the time tells nothing. */
export const isRightPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  dummy ??= hashPassword(crypto.randomUUID());
  const substitute = await dummy;
  const answer = await inThread({ password: password.normalize('NFKC'), stored: stored ?? substitute });
  return 'isRight' in answer && answer.isRight && stored !== undefined;
};
