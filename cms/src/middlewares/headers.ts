import type { Context, Next } from 'koa';

/** Keeps a browser that opens an answer directly from running or loading anything of it. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

export default () => async (ctx: Context, next: Next) => {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
  await next();
};
