import type { Context, Next } from 'koa';
import { seesDrafts } from '../api/auth/accounts.ts';
import { authenticate, type SignedIn } from '../api/auth/sessions.ts';
import { ApiError } from '../http/api-error.ts';

/** RFC 6750's sign of an expired token. On an answer other than 401 it means that another token would get another answer (RFC 9110). */
const OVER = 'Bearer error="invalid_token"';

const signedInEditor = async (ctx: Context): Promise<SignedIn | undefined> => {
  try {
    const admin = await authenticate(ctx);
    return seesDrafts(admin.account) ? admin : undefined;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'UNAUTHORIZED')) throw error;
    ctx.set('WWW-Authenticate', OVER);
    return undefined;
  }
};

/**
 * Editors see more in open reads. A bad token is ignored (api.md) but reported, so that a panel asks for another sign-in (decision 095).
 * Answers to calls with a token are never cached.
 */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.get('authorization') !== '') ctx.state.admin = await signedInEditor(ctx);
  return next();
};
