import { ARTICLE_TYPES } from '@sanabel/contract';
import type { Context } from 'koa';
import { collectionOf } from '../../../collection/collection.ts';
import { collectionController } from '../../../collection/controller.ts';
import { listItems } from '../../../collection/read.ts';
import { ApiError } from '../../../http/api-error.ts';

const articles = collectionOf('articles');

export default {
  ...collectionController(articles),
  async findBySubtype(ctx: Context) {
    const { subtype } = ctx.params;
    if (!ARTICLE_TYPES.includes(subtype)) throw new ApiError('NOT_FOUND');
    ctx.body = await listItems(articles, ctx, { type: subtype });
  },
};
