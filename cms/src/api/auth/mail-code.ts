import { MAILS_PER_HOUR } from '@sanabel/contract';
import { enqueueMail } from '../mail/outbox.ts';
import { type CodePurpose, issueCode } from './otp.ts';
import { signInCodeMail } from './otp-mail.ts';
import { assertAllowed, consume } from './rate-limits.ts';

const MAILS = { limit: MAILS_PER_HOUR, windowSeconds: 3600 };
const subject = (email: string): string => `mail:${email}`;

/** Throws 429 when an address has had its mails of this hour. */
export const refuseMailsOver = (email: string): Promise<void> => assertAllowed(subject(email), MAILS);

/** Whether an address may have another mail this hour, where the answer must not tell. */
export const hasMailsLeft = (email: string): Promise<boolean> =>
  refuseMailsOver(email).then(
    () => true,
    () => false,
  );

/** Makes a code for an account and mails it, without waiting for the mail server. */
export const mailCode = async (adminId: string, email: string, purpose: CodePurpose, resends: number): Promise<void> => {
  await consume(subject(email), MAILS);
  const code = await issueCode(adminId, purpose, resends);
  await enqueueMail(signInCodeMail(email, code));
};
