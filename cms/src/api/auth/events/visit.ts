import type { Context } from 'koa';
import { keyedDigest, tokenDigest } from '../../../database/secrets.ts';
import { callerOf } from '../../../http/caller.ts';
import { readCookie } from '../../../http/cookies.ts';
import { type Device, deviceOf } from './device.ts';

/** What is noted of a caller: never the address itself, never the header that names the program in full. */
export interface Visit extends Device {
  /** A keyed digest of the address: equal for equal addresses, and nothing else. */
  place: string;
  /** The digest of the browser's own cookie; empty where there is none. */
  device: string;
}

const NOBODY: Visit = { place: '', browser: 'other', system: 'other', device: '' };

const visitOf = (ctx: Context): Visit => {
  const cookie = readCookie(ctx, 'device');
  return { place: keyedDigest('place', callerOf(ctx)), ...deviceOf(ctx.get('user-agent')), device: cookie ? tokenDigest(cookie) : '' };
};

/** The caller of the request that is being answered; nobody when the server acts by itself. */
export const currentVisit = (): Visit => {
  const ctx = strapi.requestContext.get();
  return ctx ? visitOf(ctx) : NOBODY;
};
