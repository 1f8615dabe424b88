import { CALLS, type Call, PUBLIC_NAMES } from '@sanabel/contract';
import type { Context, Next } from 'koa';
import { committedRevision } from '../api/publication/revision.ts';
import { type CachedResponse, cacheFor } from '../collection/response-cache.ts';
import { hasAlready } from '../http/etag.ts';

const isPublicRead = ({ method, who, path }: Call): boolean =>
  method === 'GET' && who === 'open' && PUBLIC_NAMES.some((name) => name === path.split('/')[1]);

const PATHS = CALLS.filter(isPublicRead).map(({ path }) => path.replace(/\{\w+\}/g, '[a-z0-9]+'));
/** The plain calls for public content, letter for letter: no query, so that no caller can fill the memory with variants. */
const CACHED = new RegExp(`^/api/v1(?:${PATHS.join('|')})$`);
/** Headers of one answer alone. */
const IS_OWN = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive']);

const isCacheable = (ctx: Context): boolean =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') &&
  ctx.req.headers.authorization === undefined &&
  ctx.req.headers.host !== undefined &&
  // The answer to a page of another origin carries headers for that page alone.
  ctx.req.headers.origin === undefined &&
  CACHED.test(ctx.url);

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
 * Answers public reads from memory, never stale: each asks the database for its revision, which every change raises in its own
 * transaction, and only answers of that revision count. That holds for any number of instances; a message between
 * them could come late. Outermost, because the other middlewares are half the cost of an answer.
 */
export default () => async (ctx: Context, next: Next) => {
  if (!isCacheable(ctx)) return next();
  // When the database does not answer, the call itself says so, in the API's own words.
  const revision = await committedRevision().catch(() => null);
  if (revision === null) return next();
  const cache = cacheFor(revision);
  const ready = cache.get(ctx.url) ?? (await cache.pending(ctx.url));
  if (ready) return answer(ctx, ready);
  const { 'if-none-match': wanted } = ctx.req.headers;
  delete ctx.req.headers['if-none-match'];
  const made = await cache.fill(ctx.url, async () => {
    await next();
    return responseOf(ctx);
  });
  if (wanted !== undefined) ctx.req.headers['if-none-match'] = wanted;
  if (made) answer(ctx, made);
};
