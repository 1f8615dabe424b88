import type { Context } from 'koa';
import { listItems } from '../../../collection/read.ts';
import { activity } from '../activity.ts';

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(activity, ctx);
  },
};
