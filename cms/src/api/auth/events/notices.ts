import { settings } from '../../../../config/sanabel.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type Notice, newAdminMail, noticeMail } from '../../mail/security-letters.ts';
import { type AccountRow, accounts, LIVE_ADMINS } from '../accounts.ts';

/** A page of the panel, as mails name it. */
export const panelAddress = (path: string): string => new URL(path, settings.SITE_URL).href;

/** Tells somebody by mail what happened to their account. */
export const tell = (email: string, notice: Notice): Promise<void> =>
  enqueueMail(noticeMail(email, notice, new Date().toISOString(), panelAddress('/admin')));

/** Tells the owners that somebody else can sign in now, but not the one who let them in. */
export const tellOfNewAdmin = async ({ documentId, fullName }: AccountRow, letInBy?: string): Promise<void> => {
  const others = await accounts().findMany({ where: { ...LIVE_ADMINS, adminRole: 'owner' } });
  for (const { documentId: id, email } of others)
    if (id !== documentId && id !== letInBy)
      await enqueueMail(newAdminMail(email, fullName, new Date().toISOString(), panelAddress('/admin/admins')));
};
