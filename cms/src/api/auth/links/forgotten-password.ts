import { PASSWORD_LINK_LIFE_SECONDS, PASSWORD_LINKS_PER_HOUR, RESEND_AFTER_SECONDS } from '@sanabel/contract';
import { inBackground } from '../../../concurrency/worker.ts';
import { withLock } from '../../../database/transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { passwordLinkMail } from '../../mail/security-letters.ts';
import { type AccountRow, accounts, isLiveAdmin, liveAdminOf } from '../accounts.ts';
import { setPassword } from '../credentials.ts';
import { panelAddress } from '../events/notices.ts';
import { noteSecurity } from '../events/security-events.ts';
import { currentVisit, type Visit } from '../events/visit.ts';
import { refuseGuessable } from '../known-passwords.ts';
import { RESEND } from '../mailed-codes.ts';
import { hashPassword } from '../passwords.ts';
import { consume, consumeAll } from '../rate-limits.ts';
import { makeLink, requireLink, spendLink } from './mailed-links.ts';

export const LINK_SENT = { status: 'link_sent', resendAfter: RESEND_AFTER_SECONDS } as const;

const HOUR = 3600;
const PER_CALLER = { limit: 20, windowSeconds: HOUR };
const PER_ACCOUNT = { limit: PASSWORD_LINKS_PER_HOUR, windowSeconds: HOUR };

/** Mails a link for choosing a password. Earlier links stay valid: a stranger who asks for another must not end the owner's. */
const mailPasswordLink = async ({ documentId: adminId, email }: AccountRow, visit?: Visit): Promise<void> => {
  const token = await makeLink({ purpose: 'password', adminId, email }, PASSWORD_LINK_LIFE_SECONDS);
  await enqueueMail(passwordLinkMail(email, panelAddress(`/admin/password#${token}`)));
  await noteSecurity('password_link', { adminId, ...(visit ? { visit } : {}) });
};

const mailIfKnown = async (email: string, visit: Visit): Promise<void> => {
  const account = await liveAdminOf(email);
  const mayHaveOne = async () =>
    consume(`password-link:${email}`, PER_ACCOUNT).then(
      () => true,
      () => false,
    );
  if (account && (await mayHaveOne())) await mailPasswordLink(account, visit);
};

/** Throws 429 when the colleague has had this hour's links. */
export const sendPasswordLink = async (account: AccountRow): Promise<void> => {
  await consume(`password-link:${account.email}`, PER_ACCOUNT);
  await mailPasswordLink(account);
};

/** Answers alike and in the same time for every address: the work for an admin's address starts after the answer. */
export const forgotPassword = async (email: string, address: string): Promise<typeof LINK_SENT> => {
  await consumeAll([`password-links-of:${address}`, PER_CALLER], [`password-link:${email}:${address}`, RESEND]);
  const visit = currentVisit();
  inBackground('password link', () => mailIfKnown(email, visit));
  return LINK_SENT;
};

/** Sets a new password with a mailed link, once. It signs no one in: both steps are still required. */
export const resetPassword = async (token: string, password: string): Promise<void> => {
  const link = await requireLink(token, 'password');
  const account = await accounts().findOne({ where: { documentId: link.adminId } });
  if (!isLiveAdmin(account)) throw new ApiError('LINK_ENDED');
  refuseGuessable(password, account);
  const passwordHash = await hashPassword(password);
  await withLock('accounts', async () => {
    await spendLink(link);
    await setPassword(account, passwordHash);
  });
};
