import type { Context } from 'koa';
import { settings } from '../../config/sanabel.ts';

/** Where browsers reach us over HTTPS, no other host and no plain connection can set a cookie of this name (`__Host-`). */
const isSecure = settings.SITE_URL.startsWith('https:');

/** The cookies of people who sign in; visitors get none. */
export type CookieName = 'sign-in' | 'session' | 'device';

const nameOf = (name: CookieName): string => `${isSecure ? '__Host-' : ''}sanabel-${name}`;

/** 256 random bits in base64url; anything else is no cookie of ours. */
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** The value of a cookie, or undefined where there is none of ours. */
export const readCookie = (ctx: Context, name: CookieName): string | undefined => {
  const wanted = `${nameOf(name)}=`;
  const pair = ctx
    .get('cookie')
    .split('; ')
    .find((one) => one.startsWith(wanted));
  const value = pair?.slice(wanted.length) ?? '';
  return VALUE.test(value) ? value : undefined;
};

const write = (ctx: Context, name: CookieName, value: string, seconds: number): void =>
  ctx.append('Set-Cookie', `${nameOf(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`);

/** Sets a cookie that no script reads and that no other site's page sends along. */
export const setCookie = write;

export const clearCookie = (ctx: Context, name: CookieName): void => write(ctx, name, '', 0);
