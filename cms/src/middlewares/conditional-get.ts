import type { Context, Next } from 'koa';
import { etagOf, hasAlready } from '../http/etag.ts';

const bytesOf = (body: unknown): Buffer => {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
};

/** Adds an ETag to public reads and answers 304 to callers that have them. Answers for admins are never stored. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx.path.startsWith('/uploads/')) return;
  if (ctx.state.isNeverKept) {
    ctx.set('Cache-Control', 'no-store');
    return;
  }
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  const isPublic = isRead && ctx.state.admin === undefined && ctx.get('authorization') === '';
  ctx.set('Cache-Control', isPublic ? 'public, no-cache' : 'no-store');
  ctx.vary('Authorization');
  if (!isPublic || ctx.status !== 200 || ctx.body == null) return;
  const bytes = bytesOf(ctx.body);
  const etag = etagOf(bytes);
  // The documentation sets its own types; everything else is data.
  if (!ctx.response.is('html', 'css', 'js')) ctx.type = 'application/json';
  ctx.set('ETag', etag);
  if (hasAlready(ctx.get('if-none-match'), etag)) {
    ctx.status = 304;
    ctx.body = null;
  } else ctx.body = bytes;
};
