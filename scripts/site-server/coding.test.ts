import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../testing/free-ports.ts';
import { openBodies } from './bodies.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

/** Long enough that the best compression is smaller than the quick one. */
const pageOf = (word: string): string => Array.from({ length: 4_000 }, (_, line) => `<p>${word} ${(line * 7919) % 1009}</p>`).join('\n');
const HOME = pageOf('wheat');
const SCRIPT = pageOf('script');
const PICTURE = pageOf('not really a picture').slice(0, 2_000);

let folder: string;
let server: SiteServer;
let port: number;

const put = (path: string, text: string): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
};
const start = async (): Promise<void> => {
  port = await freePort();
  const cacheFolder = join(folder, 'cache');
  server = await startSiteServer({
    ...{ host: '127.0.0.1', port, published: folder, cacheFolder, cmsUrl: 'http://127.0.0.1:1' },
    onError: (error) => expect.unreachable(error.message),
  });
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-coding-'));
  put('tree/index.html', HOME);
  put('tree/404.html', pageOf('nothing'));
  put('tree/assets/app-1.js', SCRIPT);
  put('tree/media/wheat.avif', PICTURE);
  put('tree/robots.txt', 'User-agent: *\n');
  put('tree/_headers', '');
  symlinkSync('tree', join(folder, 'current'));
  await start();
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000 });

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Leaves the bytes as they came; fetch would decode them. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    httpGet({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
const asking = (coding: string): Record<string, string> => ({ 'accept-encoding': coding });
const BROTLI = asking('gzip, deflate, br, zstd');
const decode = ({ headers, bytes }: Answer): string => {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  return (coding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

describe('the coding of a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['identity', undefined],
    ['identity, br;q=0.5', undefined],
    ['zstd', undefined],
    ['', undefined],
    ['identity;q=0, gzip', 'gzip'],
    // Nothing is left: the page is of more use than an error.
    ['br;q=0, gzip;q=0, identity;q=0', undefined],
    [';;q=x,,br;q', undefined],
  ])('for «%s» is %s', async (accepted, coding) => {
    const answer = await get('/', asking(accepted));
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding]);
    expect(decode(answer)).toBe(HOME);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it('is none for a browser that names none', async () => {
    const answer = await get('/');
    expect([answer.headers['content-encoding'], answer.bytes.toString()]).toEqual([undefined, HOME]);
  });

  it('is that of scripts and of error pages, too', async () => {
    for (const [path, text] of [
      ['/assets/app-1.js', SCRIPT],
      ['/gone', pageOf('nothing')],
    ] as const) {
      const answer = await get(path, BROTLI);
      expect([answer.headers['content-encoding'], decode(answer)]).toEqual(['br', text]);
    }
  });

  it('is none for pictures and for a few bytes, which would only grow', async () => {
    const picture = await get('/media/wheat.avif', BROTLI);
    expect([picture.headers['content-encoding'], picture.headers.vary, picture.bytes.toString()]).toEqual([undefined, undefined, PICTURE]);
    expect((await get('/robots.txt', BROTLI)).headers['content-encoding']).toBeUndefined();
  });

  it('is the same for HEAD, without a body', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const { headers } = await get('/', asking(coding));
      const head = await get('/', asking(coding), 'HEAD');
      expect(head.bytes).toHaveLength(0);
      // A better compression may have come between.
      const length = coding === 'br' ? [] : ['content-length'];
      for (const name of [...length, 'content-encoding', 'etag', 'vary', 'content-type']) expect(head.headers[name]).toBe(headers[name]);
    }
  });
});

describe('what a browser has already', () => {
  it('has another tag in each coding, and only plain bytes a strong one', async () => {
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(async (coding) => (await get('/', asking(coding))).headers.etag ?? ''));
    expect(new Set(tags).size).toBe(3);
    expect(tags.map((tag) => tag.startsWith('W/'))).toEqual([true, true, false]);
  });

  it.each(['br', 'gzip', 'identity'])('in %s is not sent again in it, and the answer is a few headers', async (coding) => {
    const { etag = '' } = (await get('/', asking(coding))).headers;
    const answer = await get('/', { ...asking(coding), 'if-none-match': etag });
    expect([answer.status, answer.bytes.length, answer.headers.etag, answer.headers.vary]).toEqual([304, 0, etag, 'Accept-Encoding']);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['x-frame-options']).toBeUndefined();
  });

  it('in one coding is sent in another one', async () => {
    const { etag = '' } = (await get('/', BROTLI)).headers;
    const answer = await get('/', { ...asking('gzip'), 'if-none-match': etag });
    expect([answer.status, decode(answer)]).toEqual([200, HOME]);
  });
});

describe('a part of a file', () => {
  it('is a part of the plain bytes, and is continued only while the file is the same', async () => {
    const part = await get('/assets/app-1.js', { ...BROTLI, range: 'bytes=10-19' });
    expect([part.status, part.headers['content-encoding'], part.headers.vary]).toEqual([206, undefined, 'Accept-Encoding']);
    expect(part.bytes.toString()).toBe(SCRIPT.slice(10, 20));
    const rest = { ...BROTLI, range: 'bytes=20-', 'if-range': part.headers.etag ?? '' };
    expect((await get('/assets/app-1.js', rest)).status).toBe(206);
    put('tree/assets/app-1.js', SCRIPT.replaceAll('script', 'tpircs'));
    const whole = await get('/assets/app-1.js', rest);
    expect([whole.status, whole.bytes.toString().length]).toEqual([200, SCRIPT.length]);
  });

  it('of a page is the whole page', async () => {
    const answer = await get('/', { ...BROTLI, range: 'bytes=0-9' });
    expect([answer.status, decode(answer)]).toEqual([200, HOME]);
  });
});

describe('a page that an edit replaces', () => {
  it('is never sent with its old text', async () => {
    await get('/', BROTLI);
    for (let edit = 0; edit < 20; edit += 1) {
      const text = pageOf(`edit-${edit}`);
      put('tree/index.html', text);
      const answers = await Promise.all(['br', 'gzip', 'identity'].map((coding) => get('/', asking(coding))));
      for (const answer of answers) expect(decode(answer)).toBe(text);
    }
  });

  it('is another one after a switch to another release, and the old one again after the way back', async () => {
    put('other/index.html', pageOf('cotton'));
    put('other/_headers', '');
    await get('/', BROTLI);
    for (const [tree, text] of [
      ['other', pageOf('cotton')],
      ['tree', HOME],
    ] as const) {
      symlinkSync(tree, join(folder, 'next'));
      renameSync(join(folder, 'next'), join(folder, 'current'));
      expect(decode(await get('/', BROTLI))).toBe(text);
    }
  });

  it('is missed once it is removed, although its address was remembered', async () => {
    put('tree/about.html', pageOf('about'));
    expect((await get('/about', BROTLI)).status).toBe(200);
    rmSync(join(folder, 'tree/about.html'));
    const answer = await get('/about', BROTLI);
    expect([answer.status, decode(answer)]).toEqual([404, pageOf('nothing')]);
    put('tree/about.html', pageOf('about again'));
    expect(decode(await get('/about', BROTLI))).toBe(pageOf('about again'));
  });
});

describe('the best compression', () => {
  const quality = (text: string, level: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
      .length;
  const BEST = quality(HOME, 11);
  const stored = () => readdirSync(join(folder, 'cache')).filter((name) => !name.endsWith('.part'));
  const untilBest = () => eventually(async () => expect((await get('/', BROTLI)).bytes).toHaveLength(BEST));
  const restart = async (): Promise<void> => {
    await server.stop();
    await start();
  };

  it('follows the quick one, and is there at once after a restart', async () => {
    const quick = await get('/', BROTLI);
    expect(quick.bytes).toHaveLength(quality(HOME, 5));
    expect(BEST).toBeLessThan(quick.bytes.length);
    await untilBest();
    await eventually(() => expect(stored()).toHaveLength(1));
    await restart();
    const answer = await get('/', BROTLI);
    expect([answer.bytes.length, decode(answer)]).toEqual([BEST, HOME]);
  });

  it('is made again where a killed process or a power cut left half a file', async () => {
    await get('/', BROTLI);
    await eventually(() => expect(stored()).toHaveLength(1));
    const [name = ''] = stored();
    const path = join(folder, 'cache', name);
    writeFileSync(path, readFileSync(path).subarray(0, 100));
    writeFileSync(join(folder, 'cache', 'half.part'), 'half');
    await restart();
    expect(readdirSync(join(folder, 'cache'))).toEqual([name]);
    expect(decode(await get('/', BROTLI))).toBe(HOME);
    await untilBest();
    await eventually(() => expect(statSync(path).size).toBe(BEST));
  });

  it('of other bytes is not taken for that of the page', async () => {
    await get('/', BROTLI);
    await eventually(() => expect(stored()).toHaveLength(1));
    const [name = ''] = stored();
    writeFileSync(join(folder, 'cache', name), brotliCompressSync(pageOf('a lie')));
    await restart();
    expect(decode(await get('/', BROTLI))).toBe(HOME);
  });

  it('lives in memory alone where nothing can be stored', async () => {
    await server.stop();
    rmSync(join(folder, 'cache'), { recursive: true });
    writeFileSync(join(folder, 'cache'), 'no folder');
    await start();
    await get('/', BROTLI);
    await untilBest();
  });
});

describe('a full cache', () => {
  const bytes = Buffer.from(pageOf('rice'));

  it('in memory forgets what was not visited for longest', async () => {
    const size = brotliCompressSync(bytes).length;
    const bodies = openBodies({ memoryBytes: size * 5 });
    for (const tag of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      await bodies.add(tag, 'br', bytes);
      expect(bodies.find('a', 'br')).toBeDefined();
    }
    expect(bodies.find('b', 'br')).toBeUndefined();
    bodies.stop();
  });

  it('on disk removes files', async () => {
    const cache = join(folder, 'small');
    const sizeOf = () => readdirSync(cache).reduce((sum, name) => sum + statSync(join(cache, name)).size, 0);
    const diskBytes = brotliCompressSync(bytes).length * 3;
    const bodies = openBodies({ folder: cache, diskBytes });
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) await bodies.add(word, 'br', Buffer.from(pageOf(word)));
    const best = brotliCompressSync(pageOf('f'));
    await eventually(() => expect(readdirSync(cache).some((name) => readFileSync(join(cache, name)).equals(best))).toBe(true));
    await eventually(() => expect(sizeOf()).toBeLessThanOrEqual(diskBytes));
    bodies.stop();
  });

  it('keeps nothing that is larger than itself', async () => {
    const bodies = openBodies({ folder: join(folder, 'tiny'), memoryBytes: 10, diskBytes: 10 });
    expect(brotliDecompressSync(await bodies.add('a', 'br', bytes))).toEqual(bytes);
    expect(bodies.find('a', 'br')).toBeUndefined();
    bodies.stop();
  });

  it('encodes once for all who wait', async () => {
    const bodies = openBodies();
    const waiting = Array.from({ length: 20 }, () => bodies.add('a', 'br', bytes));
    expect(new Set(await Promise.all(waiting)).size).toBe(1);
    bodies.stop();
  });
});
