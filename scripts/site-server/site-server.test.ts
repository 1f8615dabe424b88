import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CALLER_HEADER, errorBody, PROXY_SECRET_HEADER } from '@sanabel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { freePort, freePorts } from '../testing/free-ports.ts';
import { answerFailed } from './answer.ts';
import { openBodies } from './bodies.ts';
import { createLocator } from './locate.ts';
import { type Rules, readRules } from './rules.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

const FILES: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'not found',
  'go.html': 'go',
  'en/go.html': 'go en',
  'ar/go.html': 'go ar',
  '500.html': 'failed',
  'not-found.txt': 'no file',
  'icon-192.png': 'icon',
  'about.html': 'about',
  'ahead.json': '{}',
  'security.txt': 'Contact: mailto:hello@sanabel.example\n',
  'services.html': 'services',
  'services/crops.html': 'crops',
  'services/crop/wheat1.html': 'wheat',
  'en.html': 'home en',
  'en/404.html': 'not found en',
  'en/500.html': 'failed en',
  'en/services.html': 'services en',
  'admin/index.html': 'admin',
  'admin/assets/app-1.js': 'app',
  'assets/site-1.css': 'body{}',
  'media/wheat.webp': '0123456789',
  'build.json': '{"revision":1,"builtAt":"2026-11-21T10:00:00.000Z"}',
  '.built-from.json': 'secret',
  _headers: "/*\n  Content-Security-Policy: default-src 'none'; script-src 'self'\n",
};

let folder: string;
let cms: Server;
let address: string;
let server: SiteServer;
let rules: Rules;
/** Errors that the server has reported. */
const problems: string[] = [];

const writeRelease = (name: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'releases', name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  symlinkSync(join('releases', name), join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'current'));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-site-'));
  writeRelease('1-1', FILES);
  cms = createServer(({ method, url, headers }, response) =>
    response.end(`cms ${method} ${url} for ${headers[CALLER_HEADER]} by ${headers[PROXY_SECRET_HEADER]}`),
  );
  cms.listen(0, '127.0.0.1');
  await once(cms, 'listening');
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  rules = await readRules(inRoot('netlify.toml'), join(folder, 'current'));
  server = await startSiteServer({
    host: '127.0.0.1',
    port,
    published: folder,
    cmsUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    proxySecret: 'secret',
    onError: (error) => problems.push(error.message),
  });
});
afterAll(async () => {
  await server.stop();
  expect(problems.filter((text) => !text.includes('_headers') && !text.includes('EISDIR'))).toEqual([]);
  cms.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, { redirect: 'manual', ...init });

/** Sends the path unchanged; fetch would normalise it. */
const getRaw = (path: string) =>
  new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const request = httpRequest(`${address}/`, { path }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }));
    });
    request.on('error', reject);
    request.end();
  });

describe('pages and their addresses', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about.html', 'about'],
    ['/services', 'services'],
    ['/services/crops', 'crops'],
    ['/services/crops?season=Winter', 'crops'],
    ['/services/crop/wheat1', 'wheat'],
    ['/en', 'home en'],
    ['/en/services', 'services en'],
    ['/admin/', 'admin'],
    ['/admin/crops/abc', 'admin'],
    ['/admin/assets/app-1.js', 'app'],
    ['/build.json', FILES['build.json']],
  ])('%s is served', async (path, body) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, body]);
  });

  it.each([
    ['/about/', 301, '/about'],
    ['/about/?a=1', 301, '/about?a=1'],
    ['/en/', 301, '/en'],
    ['/admin', 301, '/admin/'],
    ['/services/crop/gone', 302, '/services#gone'],
    ['/services/article/gone?from=chat', 302, '/services?from=chat#gone'],
    ['/en/alerts/gone', 302, '/en/alerts#gone'],
    ['/ask/gone', 302, '/ask#gone'],
    ['/ar/ask/page/9', 302, '/ar/ask'],
    ['/services/crops/9', 302, '/services/crops'],
    ['/en/services/crops/grains/9', 302, '/en/services/crops'],
    ['/ar/services/climate/9', 302, '/ar/services/climate'],
    ['/en/services/crop/gone', 302, '/en/services#gone'],
    ['/ar/services/article/gone', 302, '/ar/services#gone'],
  ])('%s leads on with %i to %s', async (path, status, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  });

  it.each([
    ['/nothing', 'not found'],
    ['/services/nothing', 'not found'],
    ['/en/nothing/here', 'not found en'],
    ['/ar/nothing', 'not found'],
    ['/.built-from.json', 'not found'],
    ['/_headers', 'not found'],
    ['/%E0%A4%A', 'not found'],
  ])('%s is not found, in its language', async (path, body) => {
    const answer = await get(path, { headers: { range: 'bytes=0-1' } });
    expect([answer.status, await answer.text()]).toEqual([404, body]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each(['/admin/assets/old-2.js', '/assets/old-2.css', '/media/gone.webp'])(
    '%s, a missing file, gets a word and no page',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
        404,
        'no file',
        'text/plain; charset=utf-8',
      ]);
    },
  );

  it('old programs find the icon that they ask for without reading the page', async () => {
    expect(await (await get('/favicon.ico')).text()).toBe('icon');
  });

  it.each([
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/media/..%5c..%5cindex.html',
    '/about%00.html',
    '/media/../../releases/1-1/index.html',
  ])('%s leads nowhere', async (path) => {
    expect((await getRaw(path)).status).toBe(404);
  });

  it('never sends a visitor to another host', async () => {
    for (const path of ['//about/', '//example.com/', '/\\example.com/', '//en//'])
      expect((await getRaw(path)).location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it('takes reading only', async () => {
    expect((await get('/about', { method: 'POST' })).status).toBe(405);
    const head = await get('/about', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '5']);
  });
});

describe('a fault of our own', () => {
  it.each([
    ['/about', 'failed'],
    ['/en', 'failed en'],
    ['/en/about', 'failed en'],
    ['/ar/about', 'failed'],
    ['/energy', 'failed'],
  ])('%s is told in the language of the address', async (path, body) => {
    const root = join(folder, 'current');
    const proxy = () => Promise.reject(new Error('not asked'));
    const site = { root, rules: async () => rules, locator: createLocator(root), bodies: openBodies(), proxy };
    const broken = createServer((request, response) => answerFailed(site, { request, response, path, query: '', endSlot: () => {} }));
    broken.listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(broken.address() as AddressInfo).port}${path}`);
    broken.close();
    expect([answer.status, await answer.text()]).toEqual([500, body]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('calls to the CMS', () => {
  const calledWith = async (headers: Record<string, string>) => (await get('/api/v1/crops', { headers })).text();

  it('say who calls beside the secret, whatever the caller says', async () => {
    for (const headers of [{}, { 'x-forwarded-for': '203.0.113.9' }, { [CALLER_HEADER]: '203.0.113.9' }])
      expect(await calledWith(headers)).toContain(' for 127.0.0.1 by secret');
  });

  it.each([
    [{ [PROXY_SECRET_HEADER]: 'secret', [CALLER_HEADER]: '203.0.113.9' }, '203.0.113.9'],
    [{ [PROXY_SECRET_HEADER]: 'guessed', [CALLER_HEADER]: '203.0.113.9' }, '127.0.0.1'],
    [{ [PROXY_SECRET_HEADER]: 'secret' }, '127.0.0.1'],
    [{ [PROXY_SECRET_HEADER]: 'secret', [CALLER_HEADER]: 'nobody' }, '127.0.0.1'],
  ])('with %j are those of %s', async (headers, caller) => {
    expect(await calledWith(headers)).toContain(` for ${caller} by secret`);
  });
});

describe('files', () => {
  it('are sent in part', async () => {
    for (const [range, part] of [
      ['bytes=2-4', '234'],
      ['bytes=-3', '789'],
    ] as const) {
      const answer = await get('/media/wheat.webp', { headers: { range } });
      expect([answer.status, await answer.text()]).toEqual([206, part]);
    }
    expect((await get('/media/wheat.webp', { headers: { range: 'bytes=99-' } })).status).toBe(416);
  });

  it('are not sent again when nothing changed', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect((await get('/about', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304);
  });
});

describe('a page that is replaced', () => {
  it('by one of the same length at the same moment is another one', async () => {
    const at = new Date('2026-01-01T00:00:00Z');
    const put = (text: string) => {
      writeFileSync(join(folder, 'current', 'next.part'), text);
      utimesSync(join(folder, 'current', 'next.part'), at, at);
      renameSync(join(folder, 'current', 'next.part'), join(folder, 'current', 'twin.html'));
    };
    put('one');
    const etag = (await get('/twin')).headers.get('etag') ?? '';
    put('two');
    const answer = await get('/twin', { headers: { 'if-none-match': etag } });
    expect([answer.status, await answer.text()]).toEqual([200, 'two']);
  });

  it('without rules ends the connection, and nothing else', async () => {
    const headers = join(folder, 'current', '_headers');
    rmSync(headers);
    mkdirSync(headers);
    await expect(get('/about')).rejects.toThrow();
    rmSync(headers, { recursive: true });
    writeFileSync(headers, FILES._headers ?? '');
    expect((await get('/about')).status).toBe(200);
  });
});

describe('a file whose kind a rule names', () => {
  it('is sent as that kind', async () => {
    expect((await get('/ahead.json')).headers.get('content-type')).toBe('application/speculationrules+json');
  });
});

describe('the CMS behind the site', () => {
  it('gets calls and uploads with path, query and the address of the caller', async () => {
    expect(await (await get('/api/v1/crops?sort=x')).text()).toBe('cms GET /api/v1/crops?sort=x for 127.0.0.1 by secret');
    expect(await (await get('/api/v1/job-requests', { method: 'POST', body: '{}' })).text()).toContain('cms POST /api/v1/job-requests');
    expect(await (await get('/uploads/a.webp')).text()).toContain('cms GET /uploads/a.webp');
    expect(await (await get('/p/AbC-_9?locale=en')).text()).toContain('cms GET /api/v1/p/AbC-_9?locale=en ');
  });

  it('is missed with an error of the API, in the language asked for', async () => {
    const [port = 0, dead = 0] = await freePorts(2);
    const lonely = await startSiteServer({
      host: '127.0.0.1',
      port,
      published: folder,
      cmsUrl: `http://127.0.0.1:${dead}`,
      onError: () => {},
    });
    const messages = await Promise.all(
      ['ar', 'en'].map(async (language) => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/v1/job-requests`, {
          method: 'POST',
          body: '{}',
          headers: { 'accept-language': language },
        });
        expect(answer.status).toBe(503);
        const body = errorBody.parse(await answer.json());
        expect(body.code).toBe('UNAVAILABLE');
        return body.message;
      }),
    );
    expect(messages[0]).not.toBe(messages[1]);
    expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200);
    await lonely.stop();
  });
});

describe('netlify.toml and the local server', () => {
  it('agree on every redirect, that of security.txt too: each rule does here what the file says', async () => {
    expect(rules.redirects.length).toBeGreaterThan(10);
    for (const { path, to, status } of rules.redirects) {
      const example = path.replace('*', 'example/of/it');
      const answer = await get(example);
      const target = to.replace(':splat', 'example/of/it');
      if (/^https:/.test(to)) expect(await answer.text()).toContain(`cms GET ${new URL(target).pathname} `);
      else if (status === 200) expect(await answer.text()).toBe(FILES[to.slice(1)]);
      else if (status === 404) expect([answer.status, await answer.text()]).toEqual([404, FILES[to.slice(1)] ?? 'not found']);
      else expect([answer.status, answer.headers.get('location')]).toEqual([status, target]);
    }
  });

  it('agree on every header, on pages, files and errors', async () => {
    const files = ['/assets/site-1.css', '/media/wheat.webp', '/admin/', '/admin/assets/app-1.js', '/build.json'];
    for (const path of ['/', '/about', '/nothing', ...files]) {
      const answer = await get(path);
      for (const { forRegExp, values } of rules.headers.filter((rule) => rule.forRegExp.test(path)))
        for (const [name, value] of Object.entries(values)) expect(answer.headers.get(name), `${path} ${name} ${forRegExp}`).toBe(value);
    }
  });

  it('have no two rules for one header on one path, which CDNs read differently', () => {
    for (const path of ['/', '/assets/x.css', '/media/x.webp', '/admin/assets/x.js', '/admin/', '/build.json']) {
      const names = rules.headers.filter(({ forRegExp }) => forRegExp.test(path)).flatMap(({ values }) => Object.keys(values));
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('take the security policy from the release, and the other headers from netlify.toml', async () => {
    const { headers } = await get('/about');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('let pages be asked for each time, and named files never again', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/about')).toBe('public, max-age=0, must-revalidate');
    expect(await caching('/build.json')).toBe('no-cache');
    for (const path of ['/assets/site-1.css', '/media/wheat.webp', '/admin/assets/app-1.js'])
      expect(await caching(path)).toBe('public, max-age=31536000, immutable');
  });
});

describe('a new release', () => {
  it('is switched to during requests, and none of them fails', async () => {
    let isOver = false;
    const seen = new Set<string>();
    const visitor = async () => {
      while (!isOver) {
        const answer = await get('/');
        expect(answer.status).toBe(200);
        seen.add(await answer.text());
      }
    };
    const visitors = Promise.all([visitor(), visitor(), visitor()]);
    for (let number = 2; number <= 30; number++) {
      writeRelease(`${number}-1`, { ...FILES, 'index.html': `home ${number}` });
      await get('/');
    }
    isOver = true;
    await visitors;
    expect(seen.size).toBeGreaterThan(2);
    expect(await (await get('/')).text()).toBe('home 30');
  });
});
