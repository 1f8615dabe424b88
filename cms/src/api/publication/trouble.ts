import { settings } from '../../../config/sanabel.ts';
import type { StateRow } from '../../changes/publication-state.ts';
import { accounts } from '../auth/accounts.ts';
import { siteBehindMail } from '../mail/letters.ts';
import { enqueueMail } from '../mail/outbox.ts';

/** Mails all admins that the site does not show their changes. Call it in the transaction that records the mail. */
export const tellAdmins = async ({ liveAt }: Pick<StateRow, 'liveAt'>): Promise<void> => {
  const admins = await accounts().findMany({ where: { accountRole: 'admin', confirmed: true, blocked: false } });
  const adminUrl = new URL('/admin/', settings.SITE_URL).href;
  for (const { email } of admins) await enqueueMail(siteBehindMail(email, liveAt, adminUrl));
};
