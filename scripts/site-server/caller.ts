import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CALLER_HEADER, callerIn, PROXY_SECRET_HEADER } from '@sanabel/contract';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Tells the address of who calls. A server before this one (Caddy, say) may name it beside the secret; what a header says without the right
 * secret counts for nothing, so that nobody chooses who they are.
 */
export const createCallerReader = (secret: string): ((request: IncomingMessage) => string) => {
  const expected = digestOf(secret);
  return ({ headers, socket }) => {
    const { [PROXY_SECRET_HEADER]: given, [CALLER_HEADER]: named } = headers;
    const isFromOurProxy = secret !== '' && typeof given === 'string' && timingSafeEqual(digestOf(given), expected);
    return isFromOurProxy && typeof named === 'string' && callerIn(named) ? named : (socket.remoteAddress ?? '');
  };
};
