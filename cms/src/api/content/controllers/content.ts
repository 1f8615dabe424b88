import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { ApiError } from '../../../http/api-error.ts';
import { hasMachineToken } from '../../auth/sessions.ts';
import { contentSince, wholeContent } from '../content.ts';

const revisionIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

export default {
  /** Serves the site's build only: everything public, or the changes since a revision. */
  async read(ctx: Context) {
    if (!hasMachineToken(ctx, settings.CONTENT_TOKEN)) throw new ApiError('UNAUTHORIZED');
    const since = new URLSearchParams(ctx.querystring).get('since');
    if (since === null) {
      ctx.body = await wholeContent();
      ctx.type = 'application/json';
      return;
    }
    const revision = revisionIn(since);
    const changes = Number.isNaN(revision) ? null : await contentSince(revision);
    if (!changes) throw new ApiError('CONTENT_UNKNOWN_REVISION');
    ctx.body = changes;
  },
};
