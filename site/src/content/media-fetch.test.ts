import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchMedia, sweepStore } from './media-files.ts';

const source = { cmsUrl: 'http://cms.example', token: 'secret' };
const file = { url: '/uploads/a.webp', name: 'a.webp', bytes: 5 };
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});
const answer = (body: string, status = 200) => {
  const fetching = vi.fn(async (_url: URL, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

it('fetches a file once', async () => {
  const fetching = answer('12345');
  expect(await fetchMedia([file], folder, source)).toBe(1);
  expect(await fetchMedia([file], folder, source)).toBe(0);
  expect(fetching).toHaveBeenCalledOnce();
  expect(await readFile(join(folder, 'a.webp'), 'utf8')).toBe('12345');
});

it('shows its token to the CMS, and not to the host of a bucket', async () => {
  const fetching = answer('12345');
  const inBucket = { ...file, url: 'https://bucket.example/uploads/b.webp', name: 'b.webp' };
  await fetchMedia([file, inBucket], folder, source);
  expect(new Map(fetching.mock.calls.map(([url, init]) => [url.host, init.headers]))).toEqual(
    new Map([
      ['cms.example', { Authorization: 'Bearer secret' }],
      ['bucket.example', {}],
    ]),
  );
});

it.each([
  ['cut short', '123', 200],
  ['missing', 'nothing', 404],
])('fails and keeps nothing when a file is %s', async (_, body, status) => {
  answer(body, status);
  await expect(fetchMedia([file], folder, source)).rejects.toThrow('/uploads/a.webp');
  expect(await readdir(folder)).toEqual([]);
});

it('gives up the others when one fails, so that nothing runs beside the next try', async () => {
  const asked: AbortSignal[] = [];
  vi.stubGlobal('fetch', (url: URL, { signal }: { signal: AbortSignal }) => {
    if (url.pathname.endsWith('bad.webp')) return Promise.reject(new Error('cut off'));
    asked.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const names = ['one.webp', 'two.webp', 'bad.webp', ...Array.from({ length: 20 }, (_, number) => `${number}.webp`)];
  const files = names.map((name) => ({ url: `/uploads/${name}`, name, bytes: 5 }));
  await expect(fetchMedia(files, folder, source)).rejects.toThrow('cut off');
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every(({ aborted }) => aborted)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

it('does not wait for ever for a file that has stopped coming', async () => {
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Length': 5 }).write('12'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let failure: Error | undefined;
  const fetching = fetchMedia([file], folder, { ...source, cmsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }).catch(
    (error: Error) => {
      failure = error;
    },
  );
  while (!failure) {
    await setImmediate();
    vi.advanceTimersByTime(100);
  }
  await fetching;
  expect(failure.message).toContain('/uploads/a.webp');
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

it('keeps what is shown, and nothing that a killed process has left', async () => {
  answer('12345');
  await fetchMedia([file, { ...file, url: '/uploads/old.webp', name: 'old.webp' }], folder, source);
  await writeFile(join(folder, '.half.part'), '12');
  await sweepStore(folder, new Set(['a.webp']));
  expect(await readdir(folder)).toEqual(['a.webp']);
});
