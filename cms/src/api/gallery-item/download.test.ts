import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTries, download } from './download.ts';

const MAX_BYTES = 1_000;
const never = new AbortController().signal;
const servers: Server[] = [];
let folder: string;
let path: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanabel-download-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  count += 1;
  path = join(folder, String(count));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture`;
};
const from = (address: string, signal = never) => download(address, path, { maxBytes: MAX_BYTES, signal });

it('a download keeps every byte of a file that just fits', async () => {
  const bytes = Buffer.alloc(MAX_BYTES, 7);
  expect(await from(await serve((_, response) => response.end(bytes)))).toBe(true);
  expect(bytes.equals(await readFile(path))).toBe(true);
});

it('a download returns false for 404 and names any other status', async () => {
  expect(await from(await serve((_, response) => response.writeHead(404).end('grey picture')))).toBe(false);
  await expect(from(await serve((_, response) => response.writeHead(500).end()))).rejects.toThrow('status 500');
});

it('a download stops at the limit, even when the server never ends', async () => {
  const address = await serve((_, response) => {
    const drip = () => response.write(Buffer.alloc(100), () => response.destroyed || setImmediate(drip));
    drip();
  });
  await expect(from(address)).rejects.toThrow('more than 1000 bytes');
});

it('a download ends with a server that says nothing or stops half-way', async () => {
  const silent = await serve(() => {});
  await expect(from(silent, AbortSignal.timeout(50))).rejects.toThrow(/timeout/);
  const half = await serve((_, response) => response.write('half'));
  await expect(from(half, AbortSignal.timeout(50))).rejects.toThrow(/timeout/);
});

it('a download never follows a redirect', async () => {
  let asked = 0;
  const inside = await serve((_, response) => {
    asked += 1;
    response.end('secret');
  });
  const address = await serve((_, response) => response.writeHead(302, { location: inside }).end());
  await expect(from(address)).rejects.toThrow();
  expect(asked).toBe(0);
});

const MINUTE = 60_000;

describe('a thumbnail that cannot be had', () => {
  it('is tried three times in all, with a growing pause', () => {
    const tries = createTries();
    expect(tries.pause('a', 0)).toBe(0);
    expect(tries.fail('a', 0)).toBe(1);
    expect([tries.pause('a', 0), tries.pause('a', MINUTE - 1), tries.pause('a', MINUTE)]).toEqual([MINUTE, 1, 0]);
    expect(tries.fail('a', MINUTE)).toBe(2);
    expect([tries.pause('a', MINUTE), tries.pause('a', 11 * MINUTE)]).toEqual([10 * MINUTE, 0]);
    expect(tries.fail('a', 11 * MINUTE)).toBe(3);
    expect(tries.pause('a', Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('delays no other, and is forgotten with its item', () => {
    const tries = createTries();
    tries.fail('a', 0);
    tries.fail('b', 0);
    expect(tries.pause('c', 0)).toBe(0);
    tries.keep(new Set(['b']));
    expect([tries.pause('a', 0), tries.pause('b', 0)]).toEqual([0, MINUTE]);
  });
});
