import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HookCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Starts a host of the site: its hook under `/hook`, the site's own `/build.json`. Its address is none of the loopback's, so that the CMS
 * takes it for a host elsewhere, whose builds are counted.
 */
export const startSiteHost = async () => {
  const host = {
    url: '',
    calls: [] as HookCall[],
    /** How often `/build.json` was asked for. */
    looks: 0,
    /** The revision that the site shows. */
    shown: 0,
    /** What `/build.json` answers instead of the truth. */
    nonsense: null as string | null,
    hook: 'takes' as 'takes' | 'refuses' | 'hangs',
    /** The site shows this revision. */
    show: (revision: number): void => {
      host.shown = revision;
    },
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    if (request.url === '/build.json') {
      host.looks += 1;
      return response.end(host.nonsense ?? JSON.stringify({ revision: host.shown, builtAt: new Date().toISOString() }));
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    if (host.hook === 'hangs') return;
    if (host.hook === 'refuses') return response.writeHead(500).end('<h1>no</h1>');
    host.calls.push({ headers: request.headers, body });
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  host.url = `http://0.0.0.0:${(server.address() as AddressInfo).port}`;
  return host;
};
