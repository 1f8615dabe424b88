import type { Context } from 'koa';
import { settings } from '../../../config/sanabel.ts';
import { ApiError } from '../../http/api-error.ts';
import { media } from '../../media/record.ts';
import { accounts, hasOutlivedFirstPassword, seesDrafts } from '../auth/accounts.ts';
import { authenticate, authenticateByCookie, hasMachineToken, type SignedIn } from '../auth/sessions.ts';
import { showsMedium } from '../preview/previews.ts';
import { mediumNameOf } from './public-files.ts';

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

/** Open previews, the publisher and editors may read files that are not public; any admin may read a colleague's portrait. */
export const mayFetch = async (ctx: Context, file: string): Promise<boolean> => {
  const { preview } = ctx.query;
  if (typeof preview === 'string' && (await showsMedium(preview, file))) return true;
  // An item may have gone offline since the publisher read it; that build must not fail.
  if (hasMachineToken(ctx, settings.CONTENT_TOKEN)) return true;
  const admin = await adminOf(ctx);
  if (!admin || hasOutlivedFirstPassword(admin.account)) return false;
  return seesDrafts(admin.account) || isPictureOfAdmin(file);
};
