import type { Context } from 'koa';
import { settings } from '../../config/sanabel.ts';

/** Over HTTPS, `__Host-` keeps other hosts and plain connections from setting the cookie. */
const isSecure = settings.SITE_URL.startsWith('https:');

export type CookieName = 'sign-in' | 'session' | 'device';

const nameOf = (name: CookieName): string => `${isSecure ? '__Host-' : ''}sanabel-${name}`;

const VALUE = /^[A-Za-z0-9_-]{43}$/;

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

/** Scripts cannot read it, and other sites' pages do not send it. */
export const setCookie = write;

export const clearCookie = (ctx: Context, name: CookieName): void => write(ctx, name, '', 0);
