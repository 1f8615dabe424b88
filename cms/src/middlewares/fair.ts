import { createCallerQueue, createConnectionQueue, type ErrorBody, errorMessage, preferredLocale } from '@sanabel/contract';
import type { Context, Next } from 'koa';
import { BARE_HEADERS } from '../http/bare-headers.ts';
import { callerOf } from '../http/caller.ts';

/** The limit protects others; the caller itself may wait, because one address can be an office or a mobile network. */
const CALLS = { running: 32, waiting: 1_000 };
/** Films and downloads last as long as a slow line needs and cost little, so they do not block an office's calls. */
const TRANSFERS = { running: 64, waiting: 1_000 };
const LONG_BODY_BYTES = 1_048_576;
const SERVICE_UNAVAILABLE = 503;

const enterConnection = createConnectionQueue();
const enterCalls = createCallerQueue(CALLS);
const enterTransfers = createCallerQueue(TRANSFERS);

const isTransfer = (ctx: Context): boolean =>
  ctx.path.startsWith('/uploads/') ||
  ctx.get('upload-offset') !== '' ||
  ctx.get('transfer-encoding') !== '' ||
  Number(ctx.get('content-length')) > LONG_BODY_BYTES;

const refuse = (ctx: Context): void => {
  const locale = preferredLocale(ctx.get('accept-language'));
  ctx.set({ ...BARE_HEADERS, 'Content-Language': locale, 'Retry-After': '5' });
  ctx.status = SERVICE_UNAVAILABLE;
  ctx.body = {
    status: 'error',
    code: 'UNAVAILABLE',
    message: errorMessage('UNAVAILABLE', locale),
    requestId: ctx.state.requestId,
  } satisfies ErrorBody;
};

/** Keeps one connection or caller from blocking all others; 503 when too many of a caller's requests wait. */
export default () => async (ctx: Context, next: Next) => {
  const { socket } = ctx.req;
  const endOfConnection = await enterConnection(socket);
  ctx.res.once('close', endOfConnection);
  if (socket.destroyed) return endOfConnection();
  const enter = isTransfer(ctx) ? enterTransfers : enterCalls;
  const endSlot = await enter(callerOf(ctx));
  if (!endSlot) return refuse(ctx);
  try {
    await next();
  } finally {
    endSlot();
  }
};
