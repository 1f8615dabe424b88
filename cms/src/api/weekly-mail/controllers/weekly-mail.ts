import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { type AccountRow, accounts } from '../../auth/accounts.ts';
import { PAGE_POLICY, weeklyMailPage } from '../page.ts';
import { ownerOf, switchWeeklyMail } from '../weekly-mail.ts';

const accountUrl = new URL('/admin/account/details', settings.SITE_URL).href;

const ownerIn = async (ctx: Context): Promise<AccountRow | null> => {
  const documentId = ownerOf(ctx.params.token);
  return documentId === null ? null : accounts().findOne({ where: { documentId } });
};

const answer = (ctx: Context, account: AccountRow | null, about: 'ask' | 'done'): void => {
  ctx.set('Content-Security-Policy', PAGE_POLICY);
  ctx.set('X-Robots-Tag', 'noindex, nofollow');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.state.isNeverKept = true;
  ctx.type = 'text/html; charset=utf-8';
  ctx.status = account ? 200 : 404;
  ctx.body = weeklyMailPage(account?.weeklyMail || settings.DEFAULT_LOCALE, account ? about : 'unknown', accountUrl);
};

export default {
  /** Asks first, because programs open the links of a mail before its reader does. */
  async ask(ctx: Context) {
    const account = await ownerIn(ctx);
    answer(ctx, account, account && !account.weeklyMail ? 'done' : 'ask');
  },
  async end(ctx: Context) {
    const account = await ownerIn(ctx);
    if (account) await switchWeeklyMail(account, '');
    answer(ctx, account, 'done');
  },
};
