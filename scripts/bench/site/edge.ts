import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

const TEXT = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest\+json|speculationrules\+json))/;
const FILE = /(?<=["\s])\/(?:assets|media|art)\/[\w./-]+/g;
/**
 * Distance of a near edge, in ms. With none, preloaded pictures arrive before the first paint, and Lighthouse's simulation assumes that the
 * paint waited for them.
 */
const AWAY_MS = 40;
/** Headers that the edge sets, or that describe the connection behind it. */
const OWN_HEADERS = new Set(['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'vary']);

/** An empty page: points that it loses are the machine's fault. */
export const EMPTY_PAGE = '/.empty';
const EMPTY = Buffer.from(
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="description" content="Empty"><title>Empty</title><main>Empty</main>',
);

interface Kept {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  brotli: Buffer | null;
}

export interface Edge {
  url: string;
  /** Caches a page and the files that it names before it is measured. */
  warm(path: string): Promise<void>;
  stop(): Promise<void>;
}

const fetchOnce = async (path: string, [origin = '', ...others]: readonly string[]): Promise<Kept> => {
  const answer = await fetch(new URL(path, origin), { redirect: 'manual' });
  if (answer.status !== 200 && others.length > 0) return fetchOnce(path, others);
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN_HEADERS.has(name)));
  return { status: answer.status, headers, plain, brotli: TEXT.test(headers['content-type'] ?? '') ? brotliCompressSync(plain) : null };
};

/**
 * Starts a CDN's edge before the local site: the same files and headers, texts in brotli, cached after the first request. No server shares
 * the processor with the browser then.
 */
export const startEdge = async (...origins: readonly string[]): Promise<Edge> => {
  const empty: Kept = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, plain: EMPTY, brotli: null };
  const kept = new Map<string, Promise<Kept>>([[EMPTY_PAGE, Promise.resolve(empty)]]);
  const keep = (path: string): Promise<Kept> => {
    const known = kept.get(path) ?? fetchOnce(path, origins);
    kept.set(path, known);
    return known;
  };
  const server = createServer(async (request, response) => {
    const { status, headers, plain, brotli } = await keep(request.url ?? '/');
    await after(AWAY_MS);
    const isPacked = brotli !== null && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = isPacked ? brotli : plain;
    const own = { vary: 'Accept-Encoding', 'content-length': body.length, ...(isPacked && { 'content-encoding': 'br' }) };
    response.writeHead(status, { ...headers, ...own }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    warm: async (path) => {
      const { plain } = await keep(path);
      for (const name of new Set(plain.toString().match(FILE))) await keep(name);
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
