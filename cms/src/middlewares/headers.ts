import type { Context, Next } from 'koa';

/** Whatever an answer holds, a browser that opens it directly runs and loads nothing of it. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

export default () => async (ctx: Context, next: Next) => {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
  await next();
};
