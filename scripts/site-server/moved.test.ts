import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectsFile } from '../../site/src/publisher/redirects.ts';
import { freePort } from '../testing/free-ports.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

const PAGES = [
  'index',
  'about',
  '404',
  'services',
  'services/crop/wheat1',
  'OTHER',
  'OTHER/about',
  'OTHER/404',
  'OTHER/services/crop/wheat1',
];

describe.each([
  ['ar', 'en'],
  ['en', 'ar'],
] as const)('where %s has no prefix and %s has one', (locale, other) => {
  let published: string;
  let port: number;
  let origin: string;
  let server: SiteServer;

  beforeAll(async () => {
    published = mkdtempSync(join(tmpdir(), 'sanabel-moved-'));
    port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const write = (name: string, text: string) => {
      const path = join(published, 'tree', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    for (const page of PAGES) write(`${page.replace('OTHER', other)}.html`, page);
    write('admin/index.html', 'admin');
    write('_headers', '');
    write('_redirects', redirectsFile({ SITE_URL: origin, DEFAULT_LOCALE: locale }));
    symlinkSync('tree', join(published, 'current'));
    const onError = (error: Error) => {
      throw error;
    };
    server = await startSiteServer({ host: '127.0.0.1', port, published, cmsUrl: 'http://127.0.0.1:1', onError });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(published, { recursive: true });
  });

  /** Sends the path unchanged; fetch would normalise it. */
  const ask = (path: string) =>
    new Promise<[status: number | undefined, location: string | undefined]>((resolve, reject) => {
      const call = httpRequest({ host: '127.0.0.1', port, path }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      });
      call.on('error', reject);
      call.end();
    });

  it.each([
    ['', '/'],
    ['/', '/'],
    ['/about', '/about'],
    ['/about?a=1', '/about?a=1'],
    ['/services/crop/wheat1', '/services/crop/wheat1'],
    ['/services/crops/grains/2', '/services/crops/grains/2'],
    ['/go/abc', '/go/abc'],
  ])('its prefix before "%s" leads to %s', async (path, to) => {
    expect(await ask(`/${locale}${path}`)).toEqual([301, `${origin}${to}`]);
  });

  it.each(['//evil.example', '///evil.example', '/%2Fevil.example', '/%5Cevil.example', '/\\evil.example', '/@evil.example'])(
    'its prefix before "%s" leads to no other host',
    async (path) => {
      const [, location = '/'] = await ask(`/${locale}${path}`);
      expect(new URL(location, origin).origin).toBe(origin);
    },
  );

  it.each([
    ['/About', '/about'],
    ['/about.', '/about'],
    ['/about%D8%8C', '/about'],
    ['/about%D8%9B', '/about'],
    ['/about)?a=1', '/about?a=1'],
    ['/about%5D%C2%BB%22', '/about'],
    ["/about'", '/about'],
    ['/%E2%80%8Eabout%E2%80%8F.', '/about'],
    ['/services/crop/wheat1)', '/services/crop/wheat1'],
    ['/services/crop/WHEAT1%E2%80%8B', '/services/crop/wheat1'],
    [`/${other.toUpperCase()}`, `/${other}`],
    [`/${other.toUpperCase()}/About,`, `/${other}/about`],
    [`/${other}/services/crop/wheat1%C2%BB`, `/${other}/services/crop/wheat1`],
    [`/${locale.toUpperCase()}/about`, `/${locale}/about`],
    ['/Admin', '/admin/'],
  ])('%s leads to %s', async (path, to) => {
    expect(await ask(path)).toEqual([301, to]);
  });

  it.each([
    ['/Nowhere.', 404, undefined],
    ['/services/crop/gone)', 302, '/services#gone'],
    ['/%2F%2Fevil.example.', 404, undefined],
    ['/_Headers', 404, undefined],
    ['/_redirects', 404, undefined],
    ['/about', 200, undefined],
    [`/${other}/about`, 200, undefined],
    [`/${other}/nowhere`, 404, undefined],
    ['/admin/crops/Abc', 200, undefined],
  ])('%s is answered with %i', async (path, status, to) => {
    expect(await ask(path)).toEqual([status, to]);
  });
});
