import { ARTICLE_TYPES } from '@sanabel/contract';
import type { Context } from 'koa';
import { collectionController } from '../../../collection/controller.ts';
import { listItems } from '../../../collection/read.ts';
import { ApiError } from '../../../http/api-error.ts';
import { articles } from '../services/article.ts';

export default {
  ...collectionController(articles),
  async findBySubtype(ctx: Context) {
    const { subtype } = ctx.params;
    if (!ARTICLE_TYPES.includes(subtype)) throw new ApiError('NOT_FOUND');
    ctx.body = await listItems(articles, ctx, { type: subtype });
  },
};
