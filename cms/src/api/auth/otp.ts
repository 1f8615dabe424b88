import { randomInt } from 'node:crypto';
import { MAILS_PER_HOUR, OTP_LENGTH, OTP_LIFE_SECONDS, OTP_MAX_WRONG_TRIES, RESEND_AFTER_SECONDS } from '@sanabel/contract';
import { isSameDigest, keyedDigest } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { signInCodeMail } from '../mail/letters.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { CodePurpose } from './lockout.ts';
import { assertAllowed, consume } from './rate-limits.ts';

interface CodeRow extends Stored {
  adminId: string;
  purpose: CodePurpose;
  digest: string;
  tries: number;
  resends: number;
  expiresAt: string;
  consumedAt: string | null;
  sentAt: string;
}

/** The answer to every call that may mail a code: whether one is mailed does not show in it. */
export const OTP_SENT = { status: 'otp_sent', resendAfter: RESEND_AFTER_SECONDS } as const;

const MAILS = { limit: MAILS_PER_HOUR, windowSeconds: 3600 };

const codes = () => table<CodeRow>('api::auth.sign-in-code');
const digestOf = (adminId: string, purpose: CodePurpose, code: string): string => keyedDigest(`code:${purpose}:${adminId}`, code);
const now = (): string => new Date().toISOString();
const mailsTo = (email: string): string => `mail:${email}`;

/** Makes a new code, which replaces any earlier one of the same account and purpose, and returns it for mailing. */
export const issueCode = async (adminId: string, purpose: CodePurpose, resends = 0): Promise<string> => {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  await withLock(`code:${purpose}:${adminId}`, async () => {
    await codes().deleteMany({ where: { adminId, purpose } });
    await codes().create({
      data: {
        adminId,
        purpose,
        digest: digestOf(adminId, purpose, code),
        tries: 0,
        resends,
        expiresAt: new Date(Date.now() + OTP_LIFE_SECONDS * 1000).toISOString(),
        sentAt: now(),
      },
    });
  });
  return code;
};

/** The sign-in that waits for its code, if there is one. */
export const pendingCode = (adminId: string, purpose: CodePurpose): Promise<CodeRow | null> =>
  codes().findOne({ where: { adminId, purpose, consumedAt: null } });

/**
 * Tells whether a code is right, once. The try is counted before the code is looked at, and a right code is consumed by one
 * statement: of any number of parallel right codes exactly one wins.
 */
export const consumeCode = async (adminId: string, purpose: CodePurpose, typed: string): Promise<boolean> => {
  const row = await pendingCode(adminId, purpose);
  if (!row || Date.parse(row.expiresAt) <= Date.now()) return false;
  for (let tries = row.tries; tries < OTP_MAX_WRONG_TRIES; tries += 1) {
    const { count } = await codes().updateMany({ where: { id: row.id, consumedAt: null, tries }, data: { tries: tries + 1 } });
    if (count === 0) continue;
    if (!isSameDigest(row.digest, digestOf(adminId, purpose, typed))) return false;
    const consumed = await codes().updateMany({ where: { id: row.id, consumedAt: null }, data: { consumedAt: now() } });
    return consumed.count === 1;
  }
  return false;
};

/** Throws 429 when an address has had its mails of this hour. */
export const assertMailAllowed = (email: string): Promise<void> => assertAllowed(mailsTo(email), MAILS);

/** Tells whether an address may have another mail this hour, for callers whose answer must not depend on it. */
export const hasMailsLeft = (email: string): Promise<boolean> =>
  assertMailAllowed(email).then(
    () => true,
    () => false,
  );

/** Makes a code for an account and mails it, without waiting for the mail server. */
export const mailCode = async (adminId: string, email: string, purpose: CodePurpose, resends: number): Promise<void> => {
  await consume(mailsTo(email), MAILS);
  await enqueueMail(signInCodeMail(email, await issueCode(adminId, purpose, resends)));
};
