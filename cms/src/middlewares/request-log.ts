import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';

/** Gives each request its id and writes one line about it: no query, no body, no address, nothing of an applicant. */
export default () => async (ctx: Context, next: Next) => {
  const started = performance.now();
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
  strapi.log.info(
    JSON.stringify({
      id: ctx.state.requestId,
      method: ctx.method,
      route: ctx._matchedRoute ?? 'none',
      status: ctx.status,
      ms: Math.round(performance.now() - started),
      admin: ctx.state.admin?.id,
    }),
  );
};
