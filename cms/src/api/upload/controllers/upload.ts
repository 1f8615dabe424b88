import { PassThrough, Readable } from 'node:stream';
import { PIECE_TYPE, TUS_VERSION, UPLOADS_PER_ADMIN, type Upload } from '@sanabel/contract';
import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { pLimit } from '../../../concurrency/p-limit.ts';
import { ApiError } from '../../../http/api-error.ts';
import { drain, withTimeLimit } from '../../../http/drain.ts';
import { findUpload, uploadsOf } from '../../../media/resumable.ts';
import type { SignedIn } from '../../auth/sessions.ts';
import { endUpload, refuse, tus } from '../tus.ts';

/** Headers passed on to tus. A caller's metadata about the file is dropped: nothing reads it. */
const HEARD = ['tus-resumable', 'upload-length', 'upload-defer-length', 'upload-concat', 'upload-offset', 'content-type', 'content-length'];
const ANSWERED = ['Tus-Resumable', 'Location', 'Upload-Offset', 'Upload-Length'] as const;

const adminIdOf = (ctx: Context): string => (ctx.state.admin as SignedIn).id;

/** Passes a request on to tus, with its body when it is a chunk; throws an `ApiError` for a refusal. */
const ask = (ctx: Context, method: string, more: Readonly<Record<string, string>> = {}): Promise<Response> =>
  withTimeLimit(settings.UPLOAD_TIMEOUT_MS, async (late) => {
    const headers = new Headers({
      ...Object.fromEntries(HEARD.map((name) => [name, ctx.get(name)]).filter(([, value]) => value)),
      ...more,
    });
    const piece = new PassThrough();
    if (method === 'PATCH') {
      // tus stops writing when its source breaks off, and keeps what arrived.
      ctx.req.once('aborted', () => piece.destroy(new Error('aborted')));
      late.addEventListener('abort', () => piece.destroy(new Error('late')), { once: true });
      ctx.req.pipe(piece);
    }
    const body = method === 'PATCH' ? { body: Readable.toWeb(piece) as ReadableStream, duplex: 'half' as const } : {};
    try {
      const answer = await tus.handleWeb(new Request(`http://cms${ctx.path}`, { method, headers, ...body }));
      if (!answer.ok) refuse(answer.status);
      for (const name of ANSWERED) if (answer.headers.has(name)) ctx.set(name, answer.headers.get(name) ?? '');
      return answer;
    } catch (error) {
      ctx.req.unpipe(piece);
      await drain(ctx.req, late);
      throw error;
    }
  });

/** Throws 404 for an upload that is missing or not the caller's: tus knows no accounts. */
const refuseForeign = async (ctx: Context): Promise<void> => {
  if (!(await findUpload(ctx.params.id, adminIdOf(ctx)))) throw new ApiError('NOT_FOUND');
};

/** Ends the oldest uploads of an admin to make room for one more. */
const makeRoom = async (adminId: string): Promise<void> => {
  for (const { id } of (await uploadsOf(adminId)).slice(UPLOADS_PER_ADMIN - 1)) await endUpload(id);
};

/** Serializes the start of uploads, so that none exceeds the limit. */
const mutex = pLimit(1);

export default {
  async create(ctx: Context) {
    if (Number(ctx.get('upload-length')) === 0) throw new ApiError('INVALID_INPUT');
    const owner = `admin ${Buffer.from(adminIdOf(ctx)).toString('base64')}`;
    const answer = await mutex(async () => {
      await makeRoom(adminIdOf(ctx));
      // The body is not passed on: tus would take it for a first chunk.
      return ask(ctx, 'POST', { 'upload-metadata': owner, 'content-type': 'text/plain' });
    });
    const id = answer.headers.get('location')?.split('/').at(-1) ?? '';
    ctx.status = 201;
    ctx.body = { id, size: Number(ctx.get('upload-length')), offset: 0 } satisfies Upload;
  },
  /** Ends a chunk that hangs in a broken connection, so that its offset is known. */
  async read(ctx: Context) {
    await refuseForeign(ctx);
    const { headers } = await ask(ctx, 'HEAD', { 'tus-resumable': TUS_VERSION });
    ctx.body = {
      id: ctx.params.id,
      size: Number(headers.get('upload-length')),
      offset: Number(headers.get('upload-offset')),
    } satisfies Upload;
  },
  async append(ctx: Context) {
    await refuseForeign(ctx);
    if (ctx.get('content-encoding') || ctx.get('content-type') !== PIECE_TYPE) throw new ApiError('UNSUPPORTED_BODY');
    await ask(ctx, 'PATCH');
    ctx.status = 204;
  },
  async delete(ctx: Context) {
    await refuseForeign(ctx);
    await ask(ctx, 'DELETE', { 'tus-resumable': TUS_VERSION });
    ctx.status = 204;
  },
};
