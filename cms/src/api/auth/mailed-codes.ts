import { MAILS_PER_HOUR, RESEND_AFTER_SECONDS } from '@sanabel/contract';
import { signInCodeMail } from '../mail/letters.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { panelAddress } from './events/notices.ts';
import { assertAllowed, consume, hasTriesLeft } from './rate-limits.ts';

/** The answer to every call that may mail a code: whether one is mailed does not show in it. */
export const OTP_SENT = { status: 'otp_sent', resendAfter: RESEND_AFTER_SECONDS } as const;

/** Between two mails to one address. */
export const RESEND = { limit: 1, windowSeconds: RESEND_AFTER_SECONDS };

const MAILS = { limit: MAILS_PER_HOUR, windowSeconds: 3600 };

const mailsTo = (email: string): string => `mail:${email}`;

/** Throws 429 when an address has had its mails of this hour. */
export const assertMailAllowed = (email: string): Promise<void> => assertAllowed(mailsTo(email), MAILS);

/** Tells whether an address may have another mail this hour, for callers whose answer must not depend on it. */
export const hasMailsLeft = (email: string): Promise<boolean> => hasTriesLeft(mailsTo(email), MAILS);

/** Mails a code, without waiting for the mail server. */
export const mailCode = async (email: string, code: string): Promise<void> => {
  await consume(mailsTo(email), MAILS);
  await enqueueMail(signInCodeMail(email, code, panelAddress('/admin/')));
};
