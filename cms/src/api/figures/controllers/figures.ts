import type { Context } from 'koa';
import { readFigures } from '../figures.ts';

export default {
  async read(ctx: Context) {
    ctx.body = await readFigures();
  },
};
