import { settings } from '../../../../config/sanabel.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type Notice, newAdminMail, noticeMail } from '../../mail/security-letters.ts';
import { type AccountRow, accounts, LIVE_ADMINS } from '../accounts.ts';

export const panelAddress = (path: string): string => new URL(path, settings.SITE_URL).href;

export const notify = (email: string, notice: Notice): Promise<void> =>
  enqueueMail(noticeMail(email, notice, new Date().toISOString(), panelAddress('/admin')));

/** Notifies all owners except the one who let the admin in. */
export const notifyOfNewAdmin = async ({ documentId, fullName }: AccountRow, letInBy?: string): Promise<void> => {
  const others = await accounts().findMany({ where: { ...LIVE_ADMINS, adminRole: 'owner' } });
  for (const { documentId: id, email } of others)
    if (id !== documentId && id !== letInBy)
      await enqueueMail(newAdminMail(email, fullName, new Date().toISOString(), panelAddress('/admin/admins')));
};
