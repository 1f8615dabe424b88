import { type BigIntStats, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from 'send';
import type { Bodies } from './bodies.ts';
import { type Coding, codingFor, isCompressible, typeOf } from './coding.ts';

/** File types that an edit replaces. All others have a digest in their address and never change. */
const REPLACED = new Set(['.csv', '.html', '.ics', '.json', '.txt', '.webmanifest', '.xml']);
const isReplaced = (file: string): boolean => REPLACED.has(extname(file));

/** Smaller files fit into one packet, and larger ones take too long: both are sent as they are. */
const COMPRESSED_MIN_BYTES = 512;
const COMPRESSED_MAX_BYTES = 4 * 1024 * 1024;
/** Plain files up to this size are cached in memory; larger ones are streamed. */
const PLAIN_MAX_BYTES = 256 * 1024;

/** The visitor left during the answer, or before it began. */
const CLIENT_GONE = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

const ignoreClientGone = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && CLIENT_GONE.has(error.code))) throw error;
};

interface FileState {
  /** Differs for any two states of a file: two pages may share length and timestamp, so the inode counts, too. */
  tag: string;
  bytes: number;
  changedAt: Date;
}

const stateOf = ({ size, mtimeNs, ino, mtime }: BigIntStats): FileState => ({
  tag: `${size.toString(16)}-${mtimeNs.toString(36)}-${ino.toString(36)}`,
  bytes: Number(size),
  changedAt: mtime,
});

/** Synchronous, because a thread would take ten times as long for what is in the kernel's memory. */
const currentState = (path: string): FileState | null => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? stateOf(found) : null;
};

const openIfThere = (path: string): Promise<FileHandle | null> =>
  open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Compressed bytes may differ after a restart, so only plain ones have a strong tag. */
const etagOf = (tag: string, coding: Coding): string => (coding === 'identity' ? `"${tag}"` : `W/"${tag}-${coding}"`);

const isUnchanged = ({ headers }: IncomingMessage, etag: string, changedAt: Date): boolean => {
  const known = headers['if-none-match'];
  if (known !== undefined) return known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace('W/', '') === etag.replace('W/', ''));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
};

/** Headers that a 304 repeats; the browser keeps all others from the first time. */
const REPEATED = new Set(['cache-control', 'etag', 'vary']);

const answerUnchanged = (response: ServerResponse): void => {
  for (const name of response.getHeaderNames()) if (!REPEATED.has(name)) response.removeHeader(name);
  response.statusCode = 304;
  response.end();
};

export interface FileAnswer {
  request: IncomingMessage;
  response: ServerResponse;
  root: string;
  file: string;
  bodies: Bodies;
  /** Runs once the state of the file is known: the policy is written before its page, so it must be read after it. */
  setHeaders: () => Promise<void>;
  /** Runs before the answer waits for a slow connection. */
  onBegun?: () => void;
}

const setFileHeaders = ({ response, file }: FileAnswer, { tag, changedAt }: FileState, coding: Coding): void => {
  response.setHeader('ETag', etagOf(tag, coding));
  response.setHeader('Last-Modified', changedAt.toUTCString());
  // A rule of netlify.toml may have set another type.
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', typeOf(file));
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
};

/** Sends an unchanging file in parts, or one that is too large for the memory. */
const streamUnchanging = ({ request, response, root, file }: FileAnswer): void => {
  const encoded = `/${file.split('/').map(encodeURIComponent).join('/')}`;
  send(request, encoded, { root, index: false, dotfiles: 'allow', cacheControl: false })
    .on('error', ({ status = 404 }: { status?: number }) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${STATUS_CODES[status] ?? ''}\n`);
    })
    .pipe(response);
};

const streamReplaced = async ({ request, response, onBegun }: FileAnswer, handle: FileHandle, bytes: number): Promise<void> => {
  response.setHeader('Content-Length', bytes);
  if (request.method === 'HEAD') return void response.end();
  onBegun?.();
  // A visitor who leaves is not an error.
  await pipeline(handle.createReadStream({ autoClose: false }), response).catch(ignoreClientGone);
};

const sendWhole = ({ response }: FileAnswer, body: Buffer): void => {
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

/**
 * Sends a file that the publisher may replace meanwhile, in the coding that the caller prefers. The tag of a cached body names its state;
 * otherwise size, age and bytes come from one opened file, because a second lookup by name would mix the length of the old page with the
 * text of the new one. Returns false when the file is missing.
 */
export const sendFile = async (answer: FileAnswer): Promise<boolean> => {
  const { request, response, root, file, bodies, setHeaders } = answer;
  const path = join(root, file);
  const isPartial = request.headers.range !== undefined && !isReplaced(file);
  const isEncoded = ({ bytes }: FileState): boolean =>
    !isPartial && bytes >= COMPRESSED_MIN_BYTES && bytes <= COMPRESSED_MAX_BYTES && isCompressible(file);
  const codingOf = (state: FileState): Coding => (isEncoded(state) ? codingFor(request) : 'identity');
  /** Returns the coding of the answer; null when the caller has it already. */
  const begin = async (state: FileState): Promise<Coding | null> => {
    await setHeaders();
    const coding = codingOf(state);
    setFileHeaders(answer, state, coding);
    if (response.statusCode !== 200 || !isUnchanged(request, etagOf(state.tag, coding), state.changedAt)) return coding;
    answerUnchanged(response);
    return null;
  };

  const current = currentState(path);
  if (!current) return false;
  const known = isPartial ? undefined : bodies.find(current.tag, codingOf(current));
  if (known) {
    if ((await begin(current)) !== null) sendWhole(answer, known);
    return true;
  }
  const handle = await openIfThere(path);
  if (!handle) return false;
  try {
    const state = stateOf(await handle.stat({ bigint: true }));
    const coding = await begin(state);
    if (coding === null) return true;
    const isWhole = coding !== 'identity' || state.bytes <= PLAIN_MAX_BYTES;
    if (!isReplaced(file) && (isPartial || !isWhole)) streamUnchanging(answer);
    else if (isWhole) sendWhole(answer, await bodies.add(state.tag, coding, await handle.readFile()));
    else await streamReplaced(answer, handle, state.bytes);
    return true;
  } finally {
    await handle.close();
  }
};
