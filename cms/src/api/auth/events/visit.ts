import type { Context } from 'koa';
import { keyedDigest, tokenDigest } from '../../../database/secrets.ts';
import { callerOf } from '../../../http/caller.ts';
import { readCookie } from '../../../http/cookies.ts';
import { type Device, deviceOf } from './device.ts';

/** Never holds the address itself or the full `User-Agent`. */
export interface Visit extends Device {
  /** A keyed digest of the IP address: shows only whether two are equal. */
  place: string;
  /** Digest of the browser's cookie; empty without one. */
  device: string;
}

const NOBODY: Visit = { place: '', browser: 'other', system: 'other', device: '' };

const visitOf = (ctx: Context): Visit => {
  const cookie = readCookie(ctx, 'device');
  return { place: keyedDigest('place', callerOf(ctx)), ...deviceOf(ctx.get('user-agent')), device: cookie ? tokenDigest(cookie) : '' };
};

/** Describes the caller of the current request; `NOBODY` when the server acts alone. */
export const currentVisit = (): Visit => {
  const ctx = strapi.requestContext.get();
  return ctx ? visitOf(ctx) : NOBODY;
};
