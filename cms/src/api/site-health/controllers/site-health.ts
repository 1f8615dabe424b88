import type { Context } from 'koa';
import { panelAddress } from '../../auth/events/notices.ts';
import type { Limit } from '../../auth/lockout.ts';
import { consume } from '../../auth/rate-limits.ts';
import { sendNow } from '../../mail/outbox.ts';
import { checkNow, readReport } from '../check.ts';
import { trialMail } from '../letters.ts';

const TRIALS: Limit = { limit: 20, windowSeconds: 3_600 };

export default {
  async read(ctx: Context) {
    ctx.body = await readReport();
  },
  async check(ctx: Context) {
    ctx.body = await checkNow();
  },
  /** The answer has the result: a mail server that refuses is no error of this call. */
  async mail(ctx: Context) {
    const { id, account } = ctx.state.admin;
    await consume(`trial-mail:${id}`, TRIALS);
    await sendNow(trialMail(account.email, panelAddress('/admin/health'))).catch(() => {});
    ctx.body = await checkNow();
  },
};
