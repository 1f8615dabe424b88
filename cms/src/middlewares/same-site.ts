import type { Context, Next } from 'koa';
import { origins } from '../../config/sanabel.ts';
import { noteSecurity } from '../api/auth/events/security-events.ts';
import { ApiError } from '../http/api-error.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OURS: ReadonlySet<string> = new Set(origins);

/** Detects requests that a browser makes for another site's page. Programs send no such header. */
const isForeign = (ctx: Context): boolean => {
  const site = ctx.get('sec-fetch-site');
  const origin = ctx.get('origin');
  if (site === 'same-origin' || site === 'none' || OURS.has(origin)) return false;
  if (site !== '' || origin === '') return site !== '';
  // Older browsers send only `Origin`: it is ours when it equals the host. Pages cannot set these headers.
  const host = URL.parse(origin)?.host;
  return host !== ctx.get('host') && host !== ctx.get('x-forwarded-host');
};

/** Cross-site writes carry this browser's address and could replace its sign-in. A session's calls also need its token. */
export default () => async (ctx: Context, next: Next) => {
  if (!READS.has(ctx.method) && isForeign(ctx)) {
    await noteSecurity('refused');
    throw new ApiError('FORBIDDEN');
  }
  return next();
};
