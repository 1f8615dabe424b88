import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';
import { observeRequest } from '../observability/metrics.ts';

const FLUSH_MS = 25;
const FLUSH_LINES = 1_000;

let waiting: string[] = [];
let timer: NodeJS.Timeout | undefined;

const flush = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const text = `${waiting.join('\n')}\n`;
  waiting = [];
  process.stdout.write(text);
};

process.once('exit', flush);

/**
 * Writes a line to the log a little later, many at once. Node writes to files and pipes at once and waits for it: a line for
 * each request would otherwise make every reader wait for the disk that others are writing to.
 */
const writeLine = (line: Readonly<Record<string, unknown>>): void => {
  waiting.push(JSON.stringify(line));
  if (waiting.length >= FLUSH_LINES) flush();
  else timer ??= setTimeout(flush, FLUSH_MS);
};

const MILLISECOND_DIGITS = 1;

/** The route as it was declared, never the address as it was called: that may hold anything. */
const routeOf = (ctx: Context): string => {
  if (ctx.path.startsWith('/uploads/')) return '/uploads/:name';
  return ctx.state.template ?? ctx._matchedRoute ?? 'none';
};

/** Gives each request its id and writes one line about it: no query, no body, no address, nothing of an applicant. */
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
    time: new Date().toISOString(),
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
