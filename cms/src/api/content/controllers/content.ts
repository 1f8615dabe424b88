import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { ApiError } from '../../../http/api-error.ts';
import { hasMachineToken } from '../../../http/machine-token.ts';
import { readContent } from '../content.ts';

export default {
  /** Everything public in one read, for the site's build alone. */
  async read(ctx: Context) {
    if (!hasMachineToken(ctx, settings.CONTENT_TOKEN)) throw new ApiError('UNAUTHORIZED');
    ctx.body = await readContent();
  },
};
