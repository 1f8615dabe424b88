import { access, constants } from 'node:fs/promises';
import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { ApiError } from '../../../http/api-error.ts';

/** Throws unless the database answers and the data folder can be written. */
const check = async (): Promise<void> => {
  await strapi.db.connection.raw('select 1');
  await access(settings.DATA_DIR, constants.W_OK);
};

export default {
  async read(ctx: Context) {
    await check().catch(() => {
      throw new ApiError('UNAVAILABLE');
    });
    ctx.body = { status: 'ok' };
  },
};
