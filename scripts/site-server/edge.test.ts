import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROXY_SECRET_HEADER } from '@sanabel/contract';
import { expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { freePort } from '../testing/free-ports.ts';
import { startSiteServer } from './site-server.ts';

it('the CDN adds the secret to every call that it passes on', () => {
  const rules = readFileSync(inRoot('netlify.toml'), 'utf8').split('[[redirects]]');
  const calls = rules.filter((rule) => rule.includes('from = "/api/*"'));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.toLowerCase()).toContain(`${PROXY_SECRET_HEADER} = "proxy_secret_of_the_cdn"`);
  expect(rules[0]).toMatch(/sed -i "s\|PROXY_SECRET_OF_THE_CDN\|\$\{PROXY_SECRET:-\}\|" netlify\.toml/);
});

it('a head that drips in is cut off when its time is over', async () => {
  const port = await freePort();
  const slow = await startSiteServer({
    host: '127.0.0.1',
    port,
    published: tmpdir(),
    cmsUrl: 'http://127.0.0.1:1',
    onError: () => {},
    headMs: 200,
  });
  const socket = connect(port, '127.0.0.1');
  let output = '';
  socket.on('data', (chunk) => {
    output += chunk;
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const dripping = setInterval(() => socket.writable && socket.write('a'), 50);
  await once(socket, 'close');
  clearInterval(dripping);
  expect(output).toMatch(/^HTTP\/1\.1 408 /);
  await slow.stop();
});

it('visitors who leave before their answer has begun are no failure, and disturb no one else', async () => {
  const published = mkdtempSync(join(tmpdir(), 'sanabel-site-'));
  mkdirSync(join(published, 'tree'));
  for (const [file, text] of Object.entries({ 'about.html': 'about', _headers: '' })) writeFileSync(join(published, 'tree', file), text);
  symlinkSync('tree', join(published, 'current'));
  const port = await freePort();
  const problems: string[] = [];
  const onError = (error: Error) => problems.push(error.message);
  const server = await startSiteServer({ host: '127.0.0.1', port, published, cmsUrl: 'http://127.0.0.1:1', onError });
  const hangUp = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n', () => socket.resetAndDestroy());
    await once(socket, 'close');
  };
  await Promise.all(Array.from({ length: 100 }, hangUp));
  expect(await (await fetch(`http://127.0.0.1:${port}/about`)).text()).toBe('about');
  expect(problems).toEqual([]);
  await server.stop();
  rmSync(published, { recursive: true });
});
