import { once } from 'node:events';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { inRoot } from '../environment/root.ts';
import { answer, answerFailed, type Site } from './answer.ts';
import { createProxy } from './proxy.ts';
import { type Rules, readRules } from './rules.ts';

export interface SiteServer {
  stop(): Promise<void>;
}

interface SiteServerOptions {
  host: string;
  port: number;
  /** The publisher's folder, with the link `current`. */
  published: string;
  cmsUrl: string;
  /** Lets the CMS believe who we say calls. Without one all calls that come through here are one caller's. */
  proxySecret?: string;
  onError: (error: Error) => void;
  /** Milliseconds in which a request's head must have come. */
  headMs?: number;
}

/** As the CMS gives them: a head that drips in holds a connection for no longer, and an upload that passes through has its time. */
const HEAD_MS = 15_000;
const CHECK_MS = 5_000;
const REQUEST_MS = 930_000;

/** The folder that is served now. Read for every request: one that has begun goes on with its own release. */
const currentRelease = (published: string): Promise<string | null> => realpath(join(published, 'current')).catch(() => null);

/** The rules for a release: netlify.toml, and the `_headers` that belong to its pages. Read when they have changed. */
const openRules = () => {
  let known: { version: string; rules: Promise<Rules> } | null = null;
  return async (root: string): Promise<Rules> => {
    const file = join(root, '_headers');
    // The number of the file too: a page and its policy may come in the same tick of the clock as those before.
    const { ino, size, mtimeNs } = await stat(file, { bigint: true });
    const version = `${root} ${ino} ${size} ${mtimeNs}`;
    if (known?.version === version) return known.rules;
    const rules = readRules(inRoot('netlify.toml'), file);
    known = { version, rules };
    // A disk that failed once is asked again.
    rules.catch(() => {
      if (known?.rules === rules) known = null;
    });
    return rules;
  };
};

/** Serves the published site as the CDN does, by the rules of netlify.toml and of the release. */
export const startSiteServer = async ({
  host,
  port,
  published,
  cmsUrl,
  proxySecret = '',
  onError,
  headMs = HEAD_MS,
}: SiteServerOptions): Promise<SiteServer> => {
  const rulesOf = openRules();
  const proxy = createProxy(cmsUrl, proxySecret);
  const times = { headersTimeout: headMs, requestTimeout: REQUEST_MS, connectionsCheckingInterval: Math.min(CHECK_MS, headMs) };
  const server = createServer(times, async (request, response) => {
    const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?/.exec(request.url ?? '') ?? [];
    const root = await currentRelease(published);
    let site: Site | null = null;
    try {
      if (root) site = { root, rules: () => rulesOf(root), proxy };
      if (path && site) return await answer(site, { request, response, path, query });
      response.writeHead(path ? 503 : 400, { 'Content-Type': 'text/plain; charset=utf-8', ...(path ? { 'Retry-After': '5' } : {}) });
      response.end(path ? 'The site is being built.\n' : 'Bad request\n');
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      if (response.headersSent || !site) return void response.destroy();
      await answerFailed(site, { request, response, path, query }).catch(() => response.destroy());
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
