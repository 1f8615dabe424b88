import type { Context } from 'koa';
import { openApiDocument } from '../document.ts';
import { documentationPage, PAGE_POLICY } from '../page/page.ts';
import type { OpenApi } from '../shapes.ts';

let document: Buffer | undefined;
let page: Buffer | undefined;

export default {
  async read(ctx: Context) {
    document ??= Buffer.from(JSON.stringify(openApiDocument()));
    ctx.type = 'json';
    ctx.body = document;
  },
  async page(ctx: Context) {
    page ??= Buffer.from(documentationPage(openApiDocument() as unknown as OpenApi));
    ctx.type = 'html';
    ctx.set('Content-Security-Policy', PAGE_POLICY);
    ctx.body = page;
  },
};
