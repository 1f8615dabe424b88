import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CALLER_HEADER, callerIn, PROXY_SECRET_HEADER } from '@sanabel/contract/proxy';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Trusts the address in a proxy's header (such as Caddy's) only with the right secret, so that callers cannot choose theirs. */
export const createCallerReader = (secret: string): ((request: IncomingMessage) => string) => {
  const expected = digestOf(secret);
  return ({ headers, socket }) => {
    const { [PROXY_SECRET_HEADER]: given, [CALLER_HEADER]: named } = headers;
    const isFromOurProxy = secret !== '' && typeof given === 'string' && timingSafeEqual(digestOf(given), expected);
    return isFromOurProxy && typeof named === 'string' && callerIn(named) ? named : (socket.remoteAddress ?? '');
  };
};
