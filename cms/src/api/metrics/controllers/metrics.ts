import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { ApiError } from '../../../http/api-error.ts';
import { METRICS_TYPE, metricsText } from '../../../observability/metrics.ts';
import { hasMachineToken } from '../../auth/sessions.ts';

export default {
  /** Answers 404 without a token in the settings. */
  async read(ctx: Context) {
    if (!settings.METRICS_TOKEN) throw new ApiError('NOT_FOUND');
    if (!hasMachineToken(ctx, settings.METRICS_TOKEN)) throw new ApiError('UNAUTHORIZED');
    ctx.body = await metricsText();
    ctx.set('Content-Type', METRICS_TYPE);
  },
};
