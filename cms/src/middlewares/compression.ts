import { Stream } from 'node:stream';
import { constants } from 'node:zlib';
import type { Core } from '@strapi/types';
import type { Context, Next } from 'koa';

/** Quality 4 takes a millisecond for 100 kB; the same answer is seldom sent twice. */
const OPTIONS = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } };
/** The whole content of a large club takes longer to compress than a build on the same machine takes to read it. */
const MAX_BYTES = 4 * 1_048_576;

const isLarge = (body: unknown): boolean => body instanceof Stream || (Buffer.isBuffer(body) && body.length > MAX_BYTES);

/** An answer to a write may hold a secret beside what the caller sent: its compressed length would tell the secret (decision 187). */
const isCompressed = ({ method, status, body, state }: Context): boolean =>
  method === 'GET' && status === 200 && !state.isNeverKept && !isLarge(body);

/** Compresses what is read, by Strapi's own middleware. The ETag stays: it is the version that a change names in `If-Match`. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const compress = strapi.middleware('strapi::compression')(OPTIONS, { strapi }) as (ctx: Context, next: Next) => Promise<void>;
  return (ctx: Context, next: Next) =>
    compress(ctx, async () => {
      await next();
      if (!isCompressed(ctx)) ctx.compress = false;
    });
};
