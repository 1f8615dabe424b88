import type { Stats } from 'node:fs';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import send from 'send';
import { settings } from '../../config/sanabel.ts';
import { mayFetch } from '../api/medium/file-rights.ts';
import { isPublicFile } from '../api/medium/public-files.ts';
import { ApiError } from '../http/api-error.ts';
import { PUBLIC_CACHING } from '../media/storage/provider.ts';

const FOLDER = '/uploads/';
const RANGE_NOT_SATISFIABLE = 416;

interface UploadError {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

const OPTIONS = { root: join(settings.DATA_DIR, 'public'), index: false, cacheControl: false } as const;

/** Rewrites two ranges of RFC 9110 that `send` misreads: a suffix longer than the file, and an empty one. */
const meant = (range: string | undefined, size: number): string | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && Number(last) >= size && size > 0) return 'bytes=0-';
  return first !== '' && last !== '' && Number(last) < Number(first) ? undefined : range;
};

const sendFile = (ctx: Context): Promise<void> =>
  new Promise((resolve, reject) => {
    // The file is the answer now: Koa adds nothing.
    ctx.respond = false;
    ctx.res.statusCode = 200;
    ctx.res.once('close', resolve);
    send(ctx.req, ctx.path, OPTIONS)
      .on('file', (_path: string, { size }: Stats) => {
        ctx.req.headers.range = meant(ctx.req.headers.range, size);
      })
      .on('error', (error: UploadError) => {
        ctx.respond = true;
        reject(error);
      })
      .pipe(ctx.res);
  });

/**
 * Replaces Strapi's range package, which announces wrong lengths and leaves clients waiting (https://github.com/koajs/koa-range/issues/19).
 * A forbidden file looks like a missing one.
 */
export default () => async (ctx: Context, next: Next) => {
  if (!ctx.path.startsWith(FOLDER)) return next();
  const file = ctx.path.slice(FOLDER.length);
  const isPublic = await isPublicFile(file);
  if (!isPublic && !(await mayFetch(ctx, file))) throw new ApiError('NOT_FOUND');
  ctx.set('Cache-Control', isPublic ? PUBLIC_CACHING : 'private, no-cache');
  await sendFile(ctx).catch(({ status, headers = {} }: UploadError) => {
    if (status !== RANGE_NOT_SATISFIABLE) throw new ApiError('NOT_FOUND');
    ctx.status = RANGE_NOT_SATISFIABLE;
    ctx.set({ ...headers, 'Cache-Control': 'no-store' });
    ctx.body = '';
  });
};
