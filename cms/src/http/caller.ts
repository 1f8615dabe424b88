import { isIPv4, isIPv6 } from 'node:net';
import { CALLER_HEADER, PROXY_SECRET_HEADER } from '@sanabel/contract';
import type { Context } from 'koa';
import { settings } from '../../config/sanabel.ts';
import { isSameDigest, tokenDigest } from '../database/secrets.ts';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** The first four of the eight groups of an IPv6 address, without leading zeros. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  // An IPv4 address at the end takes the place of two groups.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0);
  const whole = tail === undefined ? before : [...before, ...Array<string>(Math.max(0, GROUPS - written)).fill('0'), ...after];
  return whole
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 one, which a single household or server has to itself with
 * 2^64 addresses. Null for what is no address.
 */
export const callerIn = (address: string): string | null => {
  const plain = address.trim().replace(IPV4_IN_IPV6, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : null;
};

const isFromOurProxy = (ctx: Context): boolean => {
  const { PROXY_SECRET } = settings;
  return PROXY_SECRET !== undefined && isSameDigest(tokenDigest(ctx.get(PROXY_SECRET_HEADER)), tokenDigest(PROXY_SECRET));
};

/**
 * Who calls, for limits and for the record of sign-ins; nothing else looks at addresses. What a header says counts only beside the
 * secret that the servers of ours before the CMS add, or anybody would have as many addresses, and as many guesses, as they invent.
 */
export const callerOf = (ctx: Context): string =>
  (isFromOurProxy(ctx) ? callerIn(ctx.get(CALLER_HEADER)) : null) ?? callerIn(ctx.req.socket.remoteAddress ?? '') ?? 'unknown';
