import { CALLER_HEADER, callerIn, PROXY_SECRET_HEADER } from '@sanabel/contract';
import type { Context } from 'koa';
import { settings } from '../../config/sanabel.ts';
import { isSameDigest, tokenDigest } from '../database/secrets.ts';

const isFromOurProxy = (ctx: Context): boolean => {
  const { PROXY_SECRET } = settings;
  return PROXY_SECRET !== undefined && isSameDigest(tokenDigest(ctx.get(PROXY_SECRET_HEADER)), tokenDigest(PROXY_SECRET));
};

/** Headers count only with the secret of our proxies, or anyone could invent addresses and so have unlimited guesses. */
export const callerOf = (ctx: Context): string =>
  (isFromOurProxy(ctx) ? callerIn(ctx.get(CALLER_HEADER)) : null) ?? callerIn(ctx.req.socket.remoteAddress ?? '') ?? 'unknown';
