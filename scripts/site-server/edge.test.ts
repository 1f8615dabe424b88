import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { PROXY_SECRET_HEADER } from '@sanabel/contract';
import { expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { freePort } from '../testing/free-ports.ts';
import { startSiteServer } from './site-server.ts';

it('H4: the CDN adds the secret to every call that it passes on', () => {
  const rules = readFileSync(inRoot('netlify.toml'), 'utf8').split('[[redirects]]');
  const calls = rules.filter((rule) => rule.includes('from = "/api/*"'));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.toLowerCase()).toContain(`${PROXY_SECRET_HEADER} = "proxy_secret_of_the_cdn"`);
  expect(rules[0]).toMatch(/sed -i "s\|PROXY_SECRET_OF_THE_CDN\|\$\{PROXY_SECRET:-\}\|" netlify\.toml/);
});

it('L8: a head that drips in is cut off when its time is over', async () => {
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
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const dripping = setInterval(() => socket.writable && socket.write('a'), 50);
  await once(socket, 'close');
  clearInterval(dripping);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  await slow.stop();
});
