import type { Context, Next } from 'koa';
import { authenticate, type SignedIn } from '../api/auth/sessions.ts';
import { ApiError } from '../http/api-error.ts';

/** Who sees what visitors do not: those who may edit it. */
const seesDrafts = ({ account }: SignedIn): boolean => account.adminRole === 'owner' || account.adminRole === 'editor';

const signedInEditor = async (ctx: Context): Promise<SignedIn | undefined> => {
  try {
    const admin = await authenticate(ctx);
    return seesDrafts(admin) ? admin : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return undefined;
    throw error;
  }
};

/**
 * Notes which admin makes a call that is open to all, because an editor sees more than a visitor. A bad token is ignored (api.md):
 * its caller is a visitor. Nobody else is ever answered from what was made for an admin: answers to a call with a token are not kept.
 */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.get('authorization') !== '') ctx.state.admin = await signedInEditor(ctx);
  return next();
};
