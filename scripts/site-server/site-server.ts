import { once } from 'node:events';
import { realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { callerIn } from '@sanabel/contract/proxy';
import { createCallerQueue, createConnectionQueue } from '@sanabel/contract/queues';
import { inRoot } from '../environment/root.ts';
import { answer, answerFailed, type Site } from './answer.ts';
import { openBodies } from './bodies.ts';
import { createCallerReader } from './caller.ts';
import { createLocator } from './locate.ts';
import { answerUnavailable, type BareHeaders, createProxy } from './proxy.ts';
import { type Rules, readRules } from './rules.ts';

export interface SiteServer {
  stop(): Promise<void>;
}

interface SiteServerOptions {
  host: string;
  port: number;
  /** The publisher's folder, with the link `current`. */
  published: string;
  /** Keeps compressed answers for the next start. */
  cacheFolder?: string;
  cmsUrl: string;
  /** Lets the CMS trust the caller's address. Without it all calls through this server count as one caller's. */
  proxySecret?: string;
  onError: (error: Error) => void;
  /** Milliseconds for the headers of a request to arrive. */
  headMs?: number;
}

/** Same limit as in the CMS: slow headers must not occupy a connection, but an upload may take its time. */
const HEAD_MS = 15_000;
const CHECK_MS = 5_000;
const REQUEST_MS = 930_000;

/** Limits per caller: 32 requests delay others by some ten milliseconds. A whole village may share one address, so it may queue. */
const CALLER_LIMITS = { running: 32, waiting: 1_000 };

const currentRelease = (published: string): string | null => {
  try {
    return realpathSync.native(join(published, 'current'));
  } catch {
    return null;
  }
};

/** Reads the rules of netlify.toml and of the release again when they have changed. */
const openRules = () => {
  let known: { version: string; rules: Promise<Rules> } | null = null;
  return async (root: string): Promise<Rules> => {
    // Includes the inode: a page and its policy may have the same timestamp as the ones before.
    const versions = ['_headers', '_redirects'].map((name) => {
      // A release of an older version has no `_redirects`.
      const found = statSync(join(root, name), { bigint: true, throwIfNoEntry: name === '_headers' });
      return found && `${found.ino} ${found.size} ${found.mtimeNs}`;
    });
    const version = [root, ...versions].join(' ');
    if (known?.version === version) return known.rules;
    const rules = readRules(inRoot('netlify.toml'), root);
    known = { version, rules };
    // Read again after an error of the disk.
    rules.catch(() => {
      if (known?.rules === rules) known = null;
    });
    return rules;
  };
};

/** Headers of answers that belong to no page: those of netlify.toml for all, and a policy that allows nothing. */
const bareHeaders = async (): Promise<BareHeaders> => ({
  ...(await readRules(inRoot('netlify.toml'))).headersFor('/'),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
});

const BAD_REQUEST = 'Bad request\n';

/** Serves the published site like the CDN, by the rules of netlify.toml and of the release. */
export const startSiteServer = async ({
  host,
  port,
  published,
  cacheFolder,
  cmsUrl,
  proxySecret = '',
  onError,
  headMs = HEAD_MS,
}: SiteServerOptions): Promise<SiteServer> => {
  const rulesOf = openRules();
  const callerOf = createCallerReader(proxySecret);
  const bare = await bareHeaders();
  const proxy = createProxy(cmsUrl, proxySecret, callerOf, bare);
  const bodies = openBodies({ folder: cacheFolder });
  const openSite = (root: string): Site => ({ root, rules: () => rulesOf(root), locator: createLocator(root), bodies, proxy });
  let latest: Site | null = null;
  /** Read for every request: one that has begun stays with its release. */
  const currentSite = (): Site | null => {
    const root = currentRelease(published);
    if (root !== latest?.root) latest = root === null ? null : openSite(root);
    return latest;
  };
  const enterConnection = createConnectionQueue();
  const enterCaller = createCallerQueue(CALLER_LIMITS);

  const respond = async (request: IncomingMessage, response: ServerResponse, endSlot: () => void): Promise<void> => {
    const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?/.exec(request.url ?? '') ?? [];
    const site = currentSite();
    const call = { request, response, path, query, endSlot };
    try {
      if (path && site) return await answer(site, call);
      response.writeHead(path ? 503 : 400, { ...bare, ...(path ? { 'Retry-After': '5' } : {}) });
      response.end(path ? 'The site is being built.\n' : BAD_REQUEST);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      if (response.headersSent || !site) return void response.destroy();
      await answerFailed(site, call).catch(() => response.destroy());
    }
  };

  const times = { headersTimeout: headMs, requestTimeout: REQUEST_MS, connectionsCheckingInterval: Math.min(CHECK_MS, headMs) };
  const server = createServer(times, async (request, response) => {
    const { socket } = request;
    const end = await enterConnection(socket);
    if (socket.destroyed) return end();
    // Both queues go on in the next turn of the event loop: cached answers would otherwise follow each other before a visitor is heard.
    response.once('close', () => setImmediate(end));
    const address = callerOf(request);
    const endSlot = await enterCaller(callerIn(address) ?? address);
    if (!endSlot) return answerUnavailable(request, response, bare);
    if (!socket.destroyed) await respond(request, response, endSlot);
    setImmediate(endSlot);
  });
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable) return void socket.destroy();
    const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
    const headers = { ...bare, Connection: 'close', 'Content-Length': BAD_REQUEST.length };
    socket.end(
      `HTTP/1.1 ${status}\r\n${Object.entries(headers)
        .map((header) => header.join(': '))
        .join('\r\n')}\r\n\r\n${BAD_REQUEST}`,
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      bodies.stop();
      await closed;
    },
  };
};
