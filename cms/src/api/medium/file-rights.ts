import type { Context } from 'koa';
import { settings } from '../../../config/sanabel.ts';
import { ApiError } from '../../http/api-error.ts';
import { media } from '../../media/record.ts';
import { accounts, hasOutlivedFirstPassword, seesDrafts } from '../auth/accounts.ts';
import { authenticate, authenticateByCookie, hasMachineToken, type SignedIn } from '../auth/sessions.ts';
import { showsMedium } from '../preview/previews.ts';
import { mediumNameOf } from './public-files.ts';

/** The admin who asks for a file, by token or by cookie; null for anyone else. */
const adminOf = async (ctx: Context): Promise<SignedIn | null> => {
  try {
    return await (ctx.get('authorization') === '' ? authenticateByCookie(ctx) : authenticate(ctx));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return null;
    throw error;
  }
};

const isPictureOfAdmin = async (file: string): Promise<boolean> => {
  const medium = await media().findOne({ where: { name: mediumNameOf(file) } });
  return medium !== null && (await accounts().findOne({ where: { image: medium.url } })) !== null;
};

/**
 * Tells if a caller may have a file that visitors may not: whoever opens a preview that shows it, the publisher, an admin who edits the
 * content, and of a colleague's portrait any admin.
 */
export const mayFetch = async (ctx: Context, file: string): Promise<boolean> => {
  const { preview } = ctx.query;
  if (typeof preview === 'string' && (await showsMedium(preview, file))) return true;
  // An item may have gone offline since the publisher read it; that build is not to fail.
  if (hasMachineToken(ctx, settings.CONTENT_TOKEN)) return true;
  const admin = await adminOf(ctx);
  if (!admin || hasOutlivedFirstPassword(admin.account)) return false;
  return seesDrafts(admin.account) || isPictureOfAdmin(file);
};
