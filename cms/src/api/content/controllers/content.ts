import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readContent } from '../content.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const expected = digest(`Bearer ${settings.CONTENT_TOKEN}`);

export default {
  /** Everything public in one read, for the site's build alone. */
  async read(ctx: Context) {
    if (!timingSafeEqual(digest(ctx.get('authorization')), expected)) throw new ApiError('UNAUTHORIZED');
    ctx.body = await readContent();
  },
};
