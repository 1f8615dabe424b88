import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HookCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a host of the site. Its address is outside of loopback, so that the CMS takes it for an external host and counts builds. */
export const startSiteHost = async () => {
  const host = {
    url: '',
    calls: [] as HookCall[],
    /** Number of requests for `/build.json`. */
    polls: 0,
    shown: 0,
    /** Replaces the answer of `/build.json`. */
    nonsense: null as string | null,
    hook: 'takes' as 'takes' | 'refuses' | 'hangs',
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
      host.polls += 1;
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
