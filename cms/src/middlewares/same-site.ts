import type { Context, Next } from 'koa';
import { origins } from '../../config/sanabel.ts';
import { noteSecurity } from '../api/auth/events/security-events.ts';
import { ApiError } from '../http/api-error.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The pages that may write: the site's own, and those of the origins that the deployer named. */
const OURS: ReadonlySet<string> = new Set(origins);

/** Whether a browser makes the request for a page of somebody else. A program says nothing of pages. */
const isForeign = (ctx: Context): boolean => {
  const site = ctx.get('sec-fetch-site');
  const origin = ctx.get('origin');
  if (site === 'same-origin' || site === 'none' || OURS.has(origin)) return false;
  if (site !== '' || origin === '') return site !== '';
  // An older browser says no more than the page's origin: it is ours when it is the host that was asked. Pages cannot set these headers.
  const host = URL.parse(origin)?.host;
  return host !== ctx.get('host') && host !== ctx.get('x-forwarded-host');
};

/**
 * Refuses writes that another site's page makes a browser send: they would carry this browser's address, and could put a sign-in of
 * somebody else into it. What a session may do needs its token besides, which no other page has.
 */
export default () => async (ctx: Context, next: Next) => {
  if (!READS.has(ctx.method) && isForeign(ctx)) {
    await noteSecurity('refused');
    throw new ApiError('FORBIDDEN');
  }
  return next();
};
