import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { inRoot } from '../environment/root.ts';
import { answer, answerFailed } from './answer.ts';
import { createProxy } from './proxy.ts';
import { readRules } from './rules.ts';

export interface SiteServer {
  stop(): Promise<void>;
}

interface SiteServerOptions {
  host: string;
  port: number;
  /** The publisher's folder, with the link `current`. */
  published: string;
  cmsUrl: string;
  onError: (error: Error) => void;
}

/** The folder that is served now. Read for every request: one that has begun goes on with its own release. */
const currentRelease = (published: string): Promise<string | null> => realpath(join(published, 'current')).catch(() => null);

/** Serves the published site as the CDN does, by the rules of netlify.toml. */
export const startSiteServer = async ({ host, port, published, cmsUrl, onError }: SiteServerOptions): Promise<SiteServer> => {
  const rules = await readRules(inRoot('netlify.toml'));
  const proxy = createProxy(cmsUrl);
  const server = createServer(async (request, response) => {
    const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?/.exec(request.url ?? '') ?? [];
    const root = await currentRelease(published);
    try {
      if (path && root) return await answer({ root, rules, proxy }, { request, response, path, query });
      response.writeHead(path ? 503 : 400, { 'Content-Type': 'text/plain; charset=utf-8', ...(path ? { 'Retry-After': '5' } : {}) });
      response.end(path ? 'The site is being built.\n' : 'Bad request\n');
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      if (response.headersSent || !root) return void response.destroy();
      await answerFailed({ root, rules, proxy }, { request, response, path, query });
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
