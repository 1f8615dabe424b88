import { CALLER_HEADER, callerIn, PROXY_SECRET_HEADER } from '@sanabel/contract';
import type { Context } from 'koa';
import { settings } from '../../config/sanabel.ts';
import { isSameDigest, tokenDigest } from '../database/secrets.ts';

const isFromOurProxy = (ctx: Context): boolean => {
  const { PROXY_SECRET } = settings;
  return PROXY_SECRET !== undefined && isSameDigest(tokenDigest(ctx.get(PROXY_SECRET_HEADER)), tokenDigest(PROXY_SECRET));
};

/**
 * Who calls, for limits and for the record of sign-ins; nothing else looks at addresses. What a header says counts only beside the
 * secret that the servers of ours before the CMS add, or anybody would have as many addresses, and as many guesses, as they invent.
 */
export const callerOf = (ctx: Context): string =>
  (isFromOurProxy(ctx) ? callerIn(ctx.get(CALLER_HEADER)) : null) ?? callerIn(ctx.req.socket.remoteAddress ?? '') ?? 'unknown';
