import { type Call, mayMake } from '@sanabel/contract';
import type { Context, Next } from 'koa';
import { hasOutlivedFirstPassword } from '../api/auth/accounts.ts';
import { noteSecurity } from '../api/auth/events/security-events.ts';
import { authenticate } from '../api/auth/sessions.ts';
import { ApiError } from '../http/api-error.ts';

/** Where one's own password is changed, and what belongs to that. */
const ABOUT_ONESELF = /^\/api\/v1\/(?:auth|account)\//;

/**
 * Lets only a live session of an admin through, whose role the table of calls names for this call; every request asks the database, so
 * a dead token is dead at once, and so is a right that was taken away.
 */
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
