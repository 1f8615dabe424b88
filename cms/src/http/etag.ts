import { createHash } from 'node:crypto';

const DIGEST_LENGTH = 27;

export const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH)}"`;

/**
 * Tells whether a caller's `If-None-Match` names what it would get. Not Koa's own `fresh`: it believes the `Cache-Control: no-cache`
 * that fetch adds to every conditional request.
 */
export const hasAlready = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch !== '' && ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Tells whether a caller's `If-Match`, if it sent one, names what is stored. A proxy that compresses may have made the tag a weak one. */
export const isStillCurrent = (ifMatch: string, etag: string): boolean => ifMatch === '' || hasAlready(ifMatch, etag);
