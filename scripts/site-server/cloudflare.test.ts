import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloudflareFiles, workerCode } from '../../site/src/cloudflare/files.ts';
import { createWorker } from '../../site/src/cloudflare/worker.ts';
import { headersFile } from '../../site/src/csp/headers.ts';
import { redirectsFile } from '../../site/src/publisher/redirects.ts';
import { inRoot } from '../environment/root.ts';
import { type Rules, readRules } from './rules.ts';

const SITE = 'https://club.example';
const CMS = 'https://cms.club.example';
const code = (style: string, script: string) => ({ styles: new Set([style]), scripts: new Set([script]) });
const built = headersFile(
  new Map([
    ['/', code('AbC=', 'DeF=')],
    ['/services/crops', code('GhI=', 'JkL=')],
    ['/services/crop/*', code('MnO=', 'PqR=')],
    ['/services/crops/*', code('GhI=', 'JkL=')],
  ]),
  new Map([['services', '/assets/arabic.woff2']]),
);
const text = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');
const files = cloudflareFiles({
  netlify: text('netlify.toml'),
  built,
  moved: redirectsFile({ SITE_URL: SITE, DEFAULT_LOCALE: 'ar' }),
  worker: await workerCode(),
  cmsUrl: CMS,
});

const PAGES: ReadonlySet<string> = new Set(
  '/ /services /services/crop/wheat /services/crops/2 /go /en/go /admin/ /admin/assets/a.js /en/404 /404'.split(' '),
);
const assets = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url);
    return new Response(`file ${pathname}`, { status: PAGES.has(pathname) ? 200 : 404 });
  },
};

let folder: string;
let rules: Rules;
let worker: ReturnType<typeof createWorker>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-cloudflare-'));
  writeFileSync(join(folder, '_headers'), built);
  writeFileSync(join(folder, '_redirects'), redirectsFile({ SITE_URL: SITE, DEFAULT_LOCALE: 'ar' }));
  writeFileSync(join(folder, 'worker.mjs'), files['_worker.js'] ?? '');
  worker = ((await import(/* @vite-ignore */ pathToFileURL(join(folder, 'worker.mjs')).href)) as { default: typeof worker }).default;
  rules = await readRules(inRoot('netlify.toml'), folder);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

const ask = (path: string, init: RequestInit = {}) =>
  worker.fetch(new Request(SITE + path, { redirect: 'manual', ...init }), { ASSETS: assets, PROXY_SECRET: 'the secret' });

describe('the worker of Cloudflare Pages', () => {
  it('passes calls on to the CMS, with the secret and who calls, and their bodies', async () => {
    const calls: Request[] = [];
    vi.stubGlobal('fetch', async (call: Request) => {
      calls.push(call);
      return new Response('{}', { status: 201, headers: { 'Set-Cookie': 'a=b' } });
    });
    const headers = { 'CF-Connecting-IP': '192.0.2.7', 'X-Nf-Client-Connection-Ip': '1.1.1.1', 'Sanabel-Proxy-Secret': 'guess' };
    const answer = await ask('/api/v1/job-requests?x=1', { method: 'POST', body: '{"a":1}', headers });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, 'a=b']);
    await ask('/p/abc');
    await ask('/uploads/a.webp');
    expect(calls.map(({ url }) => url)).toEqual([`${CMS}/api/v1/job-requests?x=1`, `${CMS}/api/v1/p/abc`, `${CMS}/uploads/a.webp`]);
    const [first] = calls;
    expect([first?.method, await first?.text()]).toEqual(['POST', '{"a":1}']);
    expect(['Sanabel-Proxy-Secret', 'X-Nf-Client-Connection-Ip'].map((name) => first?.headers.get(name))).toEqual([
      'the secret',
      '192.0.2.7',
    ]);
  });

  it('says in the caller’s language that the CMS is away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no route')));
    const answer = await ask('/api/v1/crops', { headers: { 'Accept-Language': 'en-GB' } });
    expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'error', code: 'UNAVAILABLE' }]);
  });

  it.each([
    '/services/crop/wheat',
    '/services/crop/gone',
    '/en/services/article/gone?from=chat',
    '/services/crops/2',
    '/services/crops/99',
    '/services/crops/winter/9',
    '/admin/',
    '/admin/crops/7',
    '/admin/assets/a.js',
    '/go/abc',
    '/en/go/abc',
    '/nowhere',
    '/en/nowhere',
  ])('answers %s as netlify.toml says', async (address) => {
    const { pathname, search } = new URL(address, SITE);
    const rule = PAGES.has(pathname) ? null : await rules.match(pathname);
    const answer = await ask(address);
    if (rule?.status === 302) expect([answer.status, answer.headers.get('location')]).toEqual([302, rule.to.replace(/(?=#|$)/, search)]);
    else {
      const file = rule ? rule.to.replace(/(?:index)?\.html$/, '') : pathname;
      expect([answer.status, await answer.text()]).toEqual([rule?.status ?? 200, `file ${file}`]);
    }
    if (answer.status !== 302) expect(Object.fromEntries(answer.headers)).toMatchObject(lowered(rules.headersFor(pathname)));
  });

  it.each([
    ['/ar', `${SITE}/`],
    ['/ar/', `${SITE}/`],
    ['/ar/about?a=1', `${SITE}/about?a=1`],
    ['/ar/services/crop/wheat', `${SITE}/services/crop/wheat`],
    ['/ar//evil.example', `${SITE}//evil.example`],
    ['/services/crop/wheat)', '/services/crop/wheat'],
    ['/services/crop/WHEAT%E2%80%8F?a=1', '/services/crop/wheat?a=1'],
  ])('%s moves to %s', async (address, to) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it('keeps the port of the host that a redirect names', async () => {
    const redirects = [{ from: '/en/*', to: 'http://127.0.0.1:4321/:splat', status: 301, isForced: false }];
    const local = createWorker({ redirects, headers: [], cms: CMS, unavailable: { ar: '', en: '' } });
    const answer = await local.fetch(new Request(`${SITE}/en/about`), { ASSETS: assets });
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:4321/about');
  });

  it('handles nothing that a file answers alone', () => {
    expect(JSON.parse(files['_routes.json'] ?? '')).toEqual({
      version: 1,
      include: expect.arrayContaining([
        '/api/*',
        '/uploads/*',
        '/p/*',
        '/admin/*',
        '/go/*',
        '/services/crop/*',
        '/en/services/crops/*',
        '/ar',
        '/ar/*',
      ]),
      exclude: ['/admin/assets/*'],
    });
    expect(files['_routes.json']).not.toMatch(/"\/\*"|media|"\/assets/);
    expect(files._redirects).toBe('/.well-known/security.txt /security.txt 200\n/favicon.ico /icon-192.png 200\n');
  });
});

const lowered = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Applies a `_headers` file like Pages: later rules add their values to earlier ones, unless a rule removes those. */
const byPages = (path: string): Record<string, string> => {
  const given = new Headers();
  for (const block of (files._headers ?? '').split(/^(?=\/)/m)) {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of fits ? lines : []) {
      const [, gone, name = '', value = ''] = /^ {2}(?:! (.+)|([\w-]+): (.+))$/.exec(line) ?? [];
      if (gone) given.delete(gone);
      else given.append(name, value);
    }
  }
  return Object.fromEntries(given);
};

it.each([
  '/',
  '/services/crops',
  '/services/crop/wheat',
  '/assets/a.css',
  '/media/a.webp',
  '/share/a.png',
  '/admin/',
  '/feeds/all.xml',
  '/open-data/crops.json',
  '/sw.js',
])('Cloudflare Pages gives %s the headers that Netlify does', (path) => expect(byPages(path)).toEqual(lowered(rules.headersFor(path))));

it('a header that Cloudflare would cut off ends the build', () => {
  const styles = new Set(Array.from({ length: 60 }, (_, index) => `${index}`.padEnd(43, 'a')));
  const long = headersFile(new Map([['/', { styles, scripts: new Set<string>() }]]), new Map());
  expect(() => cloudflareFiles({ netlify: text('netlify.toml'), built: long, moved: '', worker: '', cmsUrl: CMS })).toThrow(
    /no header of \d+ characters/,
  );
});
