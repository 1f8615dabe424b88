import type { Context, Next } from 'koa';
import { authenticate } from '../api/auth/sessions.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * Notes which admin makes a call that is open to all, because an editor sees more than a visitor. A bad token is ignored (api.md):
 * its caller is a visitor. Nobody else is ever answered from what was made for an admin: answers to a call with a token are not kept.
 */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.get('authorization') !== '')
    ctx.state.admin = await authenticate(ctx.get('authorization')).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return undefined;
      throw error;
    });
  return next();
};
