import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tells whether a call carries a machine's token; compared as digests, so that the time tells neither length nor letters. */
export const hasMachineToken = (ctx: Context, token: string): boolean =>
  timingSafeEqual(digest(ctx.get('authorization')), digest(`Bearer ${token}`));
