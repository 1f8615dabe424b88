import { MAILS_PER_HOUR, type OtpSent, RESEND_AFTER_SECONDS } from '@sanabel/contract';
import { signInCodeMail } from '../mail/letters.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { isMailOut } from '../site-health/state.ts';
import { panelAddress } from './events/notices.ts';
import { assertAllowed, consume, hasTriesLeft } from './rate-limits.ts';

/** Answers every call that may mail a code, without revealing whether one is mailed. */
export const otpSent = async (): Promise<OtpSent> => ({
  status: 'otp_sent',
  resendAfter: RESEND_AFTER_SECONDS,
  ...((await isMailOut()) && { isMailOut: true }),
});

export const RESEND = { limit: 1, windowSeconds: RESEND_AFTER_SECONDS };

const MAILS = { limit: MAILS_PER_HOUR, windowSeconds: 3600 };

const mailsTo = (email: string): string => `mail:${email}`;

/** Throws 429 when an address has had this hour's mails. */
export const assertMailAllowed = (email: string): Promise<void> => assertAllowed(mailsTo(email), MAILS);

export const hasMailsLeft = (email: string): Promise<boolean> => hasTriesLeft(mailsTo(email), MAILS);

export const mailCode = async (email: string, code: string): Promise<void> => {
  await consume(mailsTo(email), MAILS);
  await enqueueMail(signInCodeMail(email, code, panelAddress('/admin/')));
};
