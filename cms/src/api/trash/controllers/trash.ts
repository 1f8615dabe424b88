import type { Context } from 'koa';
import { listItems } from '../../../collection/read.ts';
import { purge, restore, trashList } from '../trash.ts';

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(trashList, ctx);
  },
  async restore(ctx: Context) {
    ctx.body = await restore(ctx.params.id);
  },
  async purge(ctx: Context) {
    ctx.body = await purge(ctx.params.id);
  },
};
