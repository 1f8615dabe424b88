import type { Context, Next } from 'koa';
import { committedRevision } from '../api/publication/revision.ts';
import { type Prepared, shelfOf } from '../collection/prepared.ts';
import { hasAlready } from '../http/etag.ts';

/** The plain calls for what every visitor may see, letter for letter: no query, so that nobody can fill the memory with variants. */
const KEPT = /^\/api\/v1\/(?:media|backgrounds|articles\/subtype\/[a-z]+|(?:crops|articles|gallery|partners|members)(?:\/[a-z0-9]+)?)$/;
const IS_OWN = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive']);

const isKept = (ctx: Context): boolean =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') &&
  ctx.req.headers.authorization === undefined &&
  ctx.req.headers.host !== undefined &&
  // The answer to a page of another origin carries headers for that page alone.
  ctx.req.headers.origin === undefined &&
  KEPT.test(ctx.url);

const preparedOf = (ctx: Context): Prepared | null => {
  const { headers, body, status } = ctx.response;
  const route: unknown = ctx._matchedRoute;
  if (status !== 200 || !Buffer.isBuffer(body) || typeof headers.etag !== 'string' || typeof route !== 'string') return null;
  const shared = Object.entries(headers).filter(([name]) => !IS_OWN.has(name));
  return { route, etag: headers.etag, headers: Object.fromEntries(shared) as Record<string, string>, body };
};

const answer = (ctx: Context, { route, etag, headers, body }: Prepared): void => {
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
 * them could come late. Outermost, because half the cost of an answer is what all the others do to it.
 */
export default () => async (ctx: Context, next: Next) => {
  if (!isKept(ctx)) return next();
  // A database that does not answer is told by whoever needs it next, in the API's own words.
  const revision = await committedRevision().catch(() => null);
  if (revision === null) return next();
  const shelf = shelfOf(revision);
  const ready = shelf.get(ctx.url) ?? (await shelf.awaited(ctx.url));
  if (ready) return answer(ctx, ready);
  const { 'if-none-match': wanted } = ctx.req.headers;
  delete ctx.req.headers['if-none-match'];
  const made = await shelf.make(ctx.url, async () => {
    await next();
    return preparedOf(ctx);
  });
  if (wanted !== undefined) ctx.req.headers['if-none-match'] = wanted;
  if (made) answer(ctx, made);
};
