import type { Context, Next } from 'koa';
import { authenticate } from '../api/auth/sessions.ts';

/** Lets only a live session of an admin through; every request asks the database, so a dead token is dead at once. */
export default () => async (ctx: Context, next: Next) => {
  ctx.state.admin = await authenticate(ctx.get('authorization'));
  return next();
};
