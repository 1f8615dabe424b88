import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';

const DIGEST_LENGTH = 27;

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
  ctx.set('ETag', `"${createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH)}"`);
  ctx.type = 'application/json';
  if (ctx.fresh) {
    ctx.status = 304;
    ctx.body = null;
  } else ctx.body = bytes;
};
