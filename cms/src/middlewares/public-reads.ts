import { CALLS, type Call, PUBLIC_NAMES } from '@sanabel/contract';
import type { Context, Next } from 'koa';
import { origins } from '../../config/sanabel.ts';
import { committedRevision } from '../api/publication/revision.ts';
import { type CachedResponse, cacheFor } from '../collection/response-cache.ts';
import { hasAlready } from '../http/etag.ts';
import { repeatedParameters } from '../http/query.ts';

const isPublicRead = ({ method, who, path }: Call): boolean =>
  method === 'GET' && who === 'open' && PUBLIC_NAMES.some((name) => name === path.split('/')[1]);

const PATHS = CALLS.filter(isPublicRead).map(({ path }) => path.replace(/\{\w+\}/g, '[a-z0-9]+'));
/** Exact paths only, so that callers cannot fill the memory with variants. */
const CACHED = new RegExp(`^/api/v1(?:${PATHS.join('|')})$`);
const IS_OWN = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive']);

/** Other parameters are ignored, unless repeated (api.md, "Conventions"). */
const asksForMore = (ctx: Context): boolean =>
  ctx.querystring !== '' && (['sort', 'range', 'filter'].some((name) => name in ctx.query) || repeatedParameters(ctx).length > 0);

const isCacheable = (ctx: Context): boolean =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') &&
  ctx.req.headers.authorization === undefined &&
  ctx.req.headers.host !== undefined &&
  CACHED.test(ctx.path) &&
  !asksForMore(ctx);

/** Answers have CORS headers: one for each allowed origin, one for all others, one without an origin. */
const keyOf = (ctx: Context): string => {
  const origin = ctx.get('origin');
  if (origin === '') return ctx.path;
  return `${origins.includes(origin) ? origin : 'elsewhere'} ${ctx.path}`;
};

const responseOf = (ctx: Context): CachedResponse | null => {
  const { headers, body, status } = ctx.response;
  const route: unknown = ctx._matchedRoute;
  if (status !== 200 || !Buffer.isBuffer(body) || typeof headers.etag !== 'string' || typeof route !== 'string') return null;
  const shared = Object.entries(headers).filter(([name]) => !IS_OWN.has(name));
  return { route, etag: headers.etag, headers: Object.fromEntries(shared) as Record<string, string>, body };
};

const answer = (ctx: Context, { route, etag, headers, body }: CachedResponse): void => {
  ctx.state.template = route;
  const isKnown = hasAlready(ctx.get('if-none-match'), etag);
  for (const name in headers) ctx.res.setHeader(name, headers[name] as string);
  ctx.status = isKnown ? 304 : 200;
  ctx.body = isKnown ? null : body;
  if (!isKnown) ctx.res.setHeader('content-type', headers['content-type'] as string);
};

/**
 * Never stale: each request reads the revision, which every change raises in its transaction. Works with any number of instances.
 * Outermost, because the other middlewares are half the cost.
 */
export default () => async (ctx: Context, next: Next) => {
  if (!isCacheable(ctx)) return next();
  // The call itself reports an unreachable database.
  const revision = await committedRevision().catch(() => null);
  if (revision === null) return next();
  const cache = cacheFor(revision);
  const key = keyOf(ctx);
  const ready = cache.get(key) ?? (await cache.pending(key));
  if (ready) return answer(ctx, ready);
  const { 'if-none-match': wanted } = ctx.req.headers;
  delete ctx.req.headers['if-none-match'];
  ctx.state.isShared = true;
  const made = await cache.fill(key, async () => {
    await next();
    return responseOf(ctx);
  });
  if (wanted !== undefined) ctx.req.headers['if-none-match'] = wanted;
  if (made) answer(ctx, made);
};
