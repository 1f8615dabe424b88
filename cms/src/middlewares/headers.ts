import type { Context, Next } from 'koa';
import { POLICY } from '../http/bare-headers.ts';

export default () => async (ctx: Context, next: Next) => {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
  await next();
};
