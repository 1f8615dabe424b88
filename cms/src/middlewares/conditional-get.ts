import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';

const DIGEST_LENGTH = 27;

// Not Koa's own `fresh`: it believes the `Cache-Control: no-cache` that fetch adds to every conditional request.
const hasAlready = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Answers of reads carry an ETag and shrink to 304 when the caller has them; what only admins see is never stored anywhere. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx.path.startsWith('/uploads/')) return;
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  const isPublic = isRead && ctx.state.admin === undefined && ctx.get('authorization') === '';
  ctx.set('Cache-Control', isPublic ? 'public, no-cache' : 'no-store');
  ctx.vary('Authorization');
  if (!isPublic || ctx.status !== 200 || ctx.body == null) return;
  const bytes = Buffer.from(JSON.stringify(ctx.body));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH)}"`;
  ctx.set('ETag', etag);
  ctx.type = 'application/json';
  if (hasAlready(ctx.get('if-none-match'), etag)) {
    ctx.status = 304;
    ctx.body = null;
  } else ctx.body = bytes;
};
