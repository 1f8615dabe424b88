import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A site of one page and one script in replaceable releases, with the built worker. */
export interface Releases {
  origin: string;
  publish(name: string, options?: { isScriptMissing?: boolean }): void;
  /** Replaces the worker with the one in this folder, which switches it off. */
  retire(folder: string): void;
  close(): Promise<void>;
}

const page = (name: string): string => `<!doctype html><html lang="en"><head><title>${name} · Club</title></head>
<body><header></header><main><h1>${name}</h1><p></p></main>
<script type="module" src="/assets/release.${name}.js"></script></body></html>`;
const script = (name: string): string => `document.querySelector('p').textContent = 'script of ${name}';
navigator.serviceWorker.register('/sw.js');`;

export const serveReleases = async (workers: string): Promise<Releases> => {
  let folder = workers;
  let current = '';
  let missing = '';
  const answer = async (path: string): Promise<[type: string, body: string | Buffer] | null> => {
    const [, name] = /^\/assets\/release\.(\w+)\.js$/.exec(path) ?? [];
    // A new release removes the files of the old one.
    if (name) return name === current && name !== missing ? ['text/javascript', script(name)] : null;
    if (path === '/sw.js' || path === '/sign.js') return ['text/javascript', await readFile(join(folder, path))];
    return path === '/' || path.endsWith('/offline') ? ['text/html; charset=utf-8', page(current)] : null;
  };
  const server = createServer(async ({ url = '' }, response) => {
    const found = await answer(new URL(url, 'http://site.invalid').pathname);
    response.writeHead(found ? 200 : 404, { 'content-type': found?.[0] ?? 'text/plain', 'cache-control': 'no-cache' });
    response.end(found?.[1] ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (name, { isScriptMissing = false } = {}) => {
      current = name;
      missing = isScriptMissing ? name : '';
    },
    retire: (other) => {
      folder = other;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
