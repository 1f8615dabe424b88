import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** File types that an edit replaces. All others have a digest in their address and never change. */
const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

export const isReplaced = (file: string): boolean => extname(file) in TYPES;

const isUnchanged = ({ headers }: IncomingMessage, etag: string, changedAt: Date): boolean => {
  const known = headers['if-none-match'];
  if (known !== undefined) return known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace('W/', '') === etag.replace('W/', ''));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
};

/** The visitor left during the answer, or before it began. */
const CLIENT_GONE = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

const ignoreClientGone = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && CLIENT_GONE.has(error.code))) throw error;
};

/** Pages up to this size are read at once, which is faster than streaming. */
const WHOLE_MAX_BYTES = 262_144;

/**
 * Sends a file that the publisher may replace meanwhile: size, age and bytes all come from one opened file. A second lookup by name would
 * mix the length of the old page with the text of the new one. Calls `setHeaders` once the file is open, because its policy is written
 * before it, and `onBegun` before it waits for a slow connection. Returns false when the file is missing.
 */
export const sendPage = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  setHeaders: () => Promise<void>,
  onBegun: () => void = () => {},
): Promise<boolean> => {
  const handle = await open(file).catch(() => null);
  if (!handle) return false;
  try {
    const { ino, size: bytes, mtimeNs, mtime } = await handle.stat({ bigint: true });
    await setHeaders();
    const size = Number(bytes);
    // Two pages may share length and timestamp, so the inode counts, too.
    const etag = `W/"${size.toString(16)}-${mtimeNs.toString(36)}-${ino.toString(36)}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', mtime.toUTCString());
    if (response.statusCode === 200 && isUnchanged(request, etag, mtime)) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    // A rule of netlify.toml may have set another type.
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Content-Length', size);
    if (request.method === 'HEAD') response.end();
    else if (size <= WHOLE_MAX_BYTES) response.end(await handle.readFile());
    else {
      onBegun();
      // A visitor who leaves is not an error.
      await pipeline(handle.createReadStream({ autoClose: false }), response).catch(ignoreClientGone);
    }
    return true;
  } finally {
    await handle.close();
  }
};
