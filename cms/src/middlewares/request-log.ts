import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';
import { writeLine } from '../observability/lines.ts';
import { observeRequest } from '../observability/metrics.ts';

const MILLISECOND_DIGITS = 1;

/** The declared route, never the called address, which may contain anything. */
const routeOf = (ctx: Context): string => {
  if (ctx.path.startsWith('/uploads/')) return '/uploads/:name';
  return ctx.state.template ?? ctx._matchedRoute ?? 'none';
};

/** Sets a request id and logs one line: no query, body or address, nothing about an applicant. */
export default () => async (ctx: Context, next: Next) => {
  const started = performance.now();
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
  const ms = performance.now() - started;
  const route = routeOf(ctx);
  observeRequest(ctx.method, route, ctx.status, ms);
  if (!strapi.log.isLevelEnabled('info')) return;
  writeLine({
    level: 'info',
    message: 'request',
    id: ctx.state.requestId,
    method: ctx.method,
    route,
    status: ctx.status,
    ms: Number(ms.toFixed(MILLISECOND_DIGITS)),
    admin: ctx.state.admin?.id,
  });
};
