import type { Context } from 'koa';
import { ApiError } from '../../../http/api-error.ts';
import { openApiDocument } from '../document.ts';
import { documentationPage, PAGE_ASSETS, PAGE_POLICY } from '../page.ts';

let document: Buffer | undefined;

export default {
  async read(ctx: Context) {
    document ??= Buffer.from(JSON.stringify(openApiDocument()));
    ctx.type = 'json';
    ctx.body = document;
  },
  async page(ctx: Context) {
    ctx.type = 'html';
    ctx.set('Content-Security-Policy', PAGE_POLICY);
    ctx.body = documentationPage;
  },
  async asset(ctx: Context) {
    const asset = PAGE_ASSETS.get(ctx.params.file);
    if (!asset) throw new ApiError('NOT_FOUND');
    ctx.type = asset.type;
    ctx.body = await asset.read();
  },
};
