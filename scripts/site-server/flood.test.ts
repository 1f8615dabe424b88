import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-ports.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

const CONNECTIONS = 50;
const ON_EACH = 60;

let published: string;
let port: number;
let server: SiteServer;
let cms: Server;
/** CMS calls without an answer yet. */
const calls: ServerResponse[] = [];

beforeAll(async () => {
  published = mkdtempSync(join(tmpdir(), 'sanabel-site-'));
  mkdirSync(join(published, 'tree'));
  const files = {
    'index.html': 'home',
    'about.html': 'about',
    'robots.txt': 'all',
    _headers: "/*\n  Content-Security-Policy: default-src 'none'\n",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(published, 'tree', file), text);
  symlinkSync('tree', join(published, 'current'));
  cms = createServer(({ url }, response) => {
    if (url === '/api/v1/cut') response.socket?.destroy();
    else if (url === '/api/v1/garbled') response.socket?.end('nothing of HTTP\r\n\r\n');
    else calls.push(response);
  }).listen(0, '127.0.0.1');
  await once(cms, 'listening');
  port = await freePort();
  const cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  server = await startSiteServer({ host: '127.0.0.1', port, published, cmsUrl, onError: (error) => expect.unreachable(error.message) });
});
afterAll(async () => {
  await server.stop();
  cms.close();
  rmSync(published, { recursive: true });
});

/** Sends `count` requests at once on a separate connection, and counts their answers. */
const flood = async (path: string, count: number, onAnswers: (count: number) => void): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (bytes) => onAnswers(bytes.toString('latin1').split('HTTP/1.1 200').length - 1));
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: club\r\n\r\n`.repeat(count));
  return socket;
};

const visit = (path: string) =>
  new Promise<string>((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', localAddress: '127.0.0.2', path, agent: false }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve(body);
    })
      .on('error', reject)
      .end();
  });

it('a visitor is answered long before a flood of another’s requests, all of which are answered in the end', async () => {
  let answered = 0;
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const count = (answers: number) => {
    answered += answers;
    if (answered === CONNECTIONS * ON_EACH) resolve();
  };
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => flood('/robots.txt', ON_EACH, count)));
  expect(await visit('/')).toBe('home');
  expect(answered).toBeLessThan((CONNECTIONS * ON_EACH) / 2);
  await isOver;
  for (const socket of sockets) socket.destroy();
});

it('one connection has one request under way at a time', async () => {
  const socket = await flood('/api/v1/crops', 3, () => {});
  await once(cms, 'request');
  expect(await visit('/')).toBe('home');
  expect(calls).toHaveLength(1);
  calls[0]?.end('first');
  await once(cms, 'request');
  expect(calls).toHaveLength(2);
  socket.destroy();
});

it('calls that the CMS takes long to answer keep none of their caller’s pages waiting', async () => {
  const before = calls.length;
  const sockets = await Promise.all(Array.from({ length: 40 }, () => flood('/api/v1/slow', 1, () => {})));
  while (calls.length < before + sockets.length) await once(cms, 'request');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('home');
  for (const socket of sockets) socket.destroy();
});

describe('answers that are no page', () => {
  it.each([
    ['GET', '/about/', 301],
    ['GET', '/services/crop/gone', 302],
    ['POST', '/about', 405],
    ['GET', '/api/v1/cut', 503],
    ['GET', '/api/v1/garbled', 503],
  ])('%s %s has the headers of one', async (method, path, status) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
    expect(answer.status).toBe(status);
    const names = ['strict-transport-security', 'content-security-policy', 'x-content-type-options', 'cache-control'];
    expect(names.map((name) => answer.headers.get(name))).not.toContain(null);
  });

  it('that is malformed has them too', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('nothing of HTTP\r\n\r\n');
    let output = '';
    for await (const chunk of socket) output += chunk;
    expect(output).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(output).toMatch(/\r\nStrict-Transport-Security: max-age=\d+/);
    expect(output).toMatch(/\r\nContent-Security-Policy: default-src 'none'/);
  });
});
