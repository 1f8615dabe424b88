import { access, constants } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { ApiError } from '../../../http/api-error.ts';

/**
 * A long import holds SQLite's one connection. Without an answer meanwhile, the supervisor would take the process for one that hangs and
 * start it again in the middle (scripts/start/watchdog.ts, which waits 5 s for each answer).
 */
const ANSWER_WITHIN_MS = 2_000;

/** Throws unless the database answers and the data folder can be written. */
const check = async (): Promise<void> => {
  await strapi.db.connection.raw('select 1');
  await access(settings.DATA_DIR, constants.W_OK);
};

export default {
  async read(ctx: Context) {
    const isWell = await Promise.race([check().then(() => true), sleep(ANSWER_WITHIN_MS, false, { ref: false })]).catch(() => false);
    if (!isWell) throw new ApiError('UNAVAILABLE');
    ctx.body = { status: 'ok' };
  },
};
