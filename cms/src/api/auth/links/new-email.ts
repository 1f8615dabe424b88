import { EMAIL_LINK_LIFE_SECONDS, foldForSearch } from '@sanabel/contract';
import { withLock } from '../../../database/transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { emailLinkMail } from '../../mail/security-letters.ts';
import { type AccountRow, accounts, isLiveAdmin, refuseTaken } from '../accounts.ts';
import { endAccess } from '../credentials.ts';
import { notify, panelAddress } from '../events/notices.ts';
import { noteSecurity } from '../events/security-events.ts';
import { spendAddress } from '../spent-addresses.ts';
import { forgetLinks, makeLink, requireLink, spendLink } from './mailed-links.ts';

/** Mails a link to the new address and notifies the old one. Call it in the transaction of the change. */
export const askNewEmail = async ({ documentId: adminId, email: old }: AccountRow, email: string): Promise<void> => {
  await forgetLinks(adminId, 'email');
  const token = await makeLink({ purpose: 'email', adminId, email }, EMAIL_LINK_LIFE_SECONDS);
  await enqueueMail(emailLinkMail(email, panelAddress(`/admin/confirm-email#${token}`)));
  await notify(old, 'emailAsked');
};

const searchTextOf = ({ fullName, job, phoneNumber }: AccountRow, email: string): string =>
  foldForSearch([fullName, email, job, phoneNumber].join(' '));

/** Activates a new address whose mailed link was used. Everything opened with the old one ends. */
export const confirmEmail = async (token: string): Promise<void> => {
  const link = await requireLink(token, 'email');
  await withLock('accounts', async () => {
    const { adminId, email } = link;
    const account = await accounts().findOne({ where: { documentId: adminId } });
    if (!isLiveAdmin(account) || account.pendingEmail !== email) throw new ApiError('LINK_ENDED');
    await refuseTaken(email, adminId);
    await spendLink(link);
    const data = { email, username: email, pendingEmail: '', searchText: searchTextOf(account, email) };
    await accounts().update({ where: { id: account.id }, data });
    await spendAddress(account.email);
    await endAccess(adminId);
    await noteSecurity('email_changed', { adminId });
    for (const address of [account.email, email]) await notify(address, 'emailChanged');
  });
};
