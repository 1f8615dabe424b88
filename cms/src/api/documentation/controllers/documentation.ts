import type { Context } from 'koa';
import { openApiDocument } from '../../../openapi/document.ts';

let document: object | undefined;

export default {
  async read(ctx: Context) {
    document ??= openApiDocument();
    ctx.body = document;
  },
};
