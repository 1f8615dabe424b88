import { createHash } from 'node:crypto';

const DIGEST_LENGTH = 27;

export const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH)}"`;

/** Koa's `fresh` is not usable: it honours the `Cache-Control: no-cache` that fetch adds to every conditional request. */
export const hasAlready = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch !== '' && ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Accepts a missing `If-Match`, and a weak tag, since a compressing proxy may have weakened it. */
export const isStillCurrent = (ifMatch: string, etag: string): boolean => ifMatch === '' || hasAlready(ifMatch, etag);
