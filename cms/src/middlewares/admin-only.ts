import { type Call, mayMake } from '@sanabel/contract';
import type { Context, Next } from 'koa';
import { hasOutlivedFirstPassword } from '../api/auth/accounts.ts';
import { noteSecurity } from '../api/auth/events/security-events.ts';
import { authenticate } from '../api/auth/sessions.ts';
import { ApiError } from '../http/api-error.ts';

/** Calls that remain open when the first password has expired. */
const ABOUT_ONESELF = /^\/api\/v1\/(?:auth|account)\//;

/** Reads session and role from the database at every request, so that ended sessions and removed rights count at once. */
export default () => async (ctx: Context, next: Next) => {
  const admin = await authenticate(ctx);
  ctx.state.admin = admin;
  if (hasOutlivedFirstPassword(admin.account) && !ABOUT_ONESELF.test(ctx.path)) throw new ApiError('PASSWORD_CHANGE_REQUIRED');
  const { id, account } = admin;
  if (!mayMake(ctx.state.call as Call, { id, adminRole: account.adminRole ?? '' }, ctx.params.id)) {
    await noteSecurity('refused', { adminId: id });
    throw new ApiError('FORBIDDEN');
  }
  return next();
};
