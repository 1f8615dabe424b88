import type { Context, Next } from 'koa';
import { seesDrafts } from '../api/auth/accounts.ts';
import { authenticate, type SignedIn } from '../api/auth/sessions.ts';
import { ApiError } from '../http/api-error.ts';

/** What RFC 6750 calls a token that is over. Beside an answer that is no 401 it says that another token would get another one (RFC 9110). */
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
 * Notes which admin makes a read that is open to all, because an editor sees more than a visitor. A bad token is ignored (api.md): its
 * caller gets what visitors get, and is told that the token is over, so that a panel asks for another sign-in at once (decision 095).
 * Nobody else is ever answered from what was made for an admin: answers to a call with a token are not kept.
 */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.get('authorization') !== '') ctx.state.admin = await signedInEditor(ctx);
  return next();
};
