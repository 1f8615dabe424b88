import { ARTICLE_TYPES } from '@sanabel/contract';
import type { Context } from 'koa';
import { collectionOf } from '../../../collection/collection.ts';
import { collectionController } from '../../../collection/controller.ts';
import { listFor } from '../../../collection/edited.ts';
import { listItems } from '../../../collection/read.ts';
import { ApiError } from '../../../http/api-error.ts';

const articles = collectionOf('articles');

export default {
  ...collectionController(articles),
  async findBySubtype(ctx: Context) {
    const { subtype } = ctx.params;
    if (!ARTICLE_TYPES.includes(subtype)) throw new ApiError('NOT_FOUND');
    const { list, where } = await listFor(ctx, articles);
    ctx.body = await listItems(list, ctx, { ...where, type: subtype });
  },
};
