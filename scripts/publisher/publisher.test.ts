import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Publisher, startPublisher } from './publisher.ts';

/** Stands for Astro: writes a site of the revision in the file that CMS_URL names, or does what that file says instead. */
const FAKE_BUILD = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const { OUT_DIR, CMS_URL } = process.env;
const order = readFileSync(CMS_URL, 'utf8');
mkdirSync(OUT_DIR, { recursive: true });
writeFileSync(OUT_DIR + '/index.html', order);
if (order === 'fail') process.exit(3);
if (order === 'hang') setInterval(() => {}, 1000);
else {
  writeFileSync(OUT_DIR + '/404.html', '');
  writeFileSync(OUT_DIR + '/_headers', '');
  writeFileSync(OUT_DIR + '/build.json', JSON.stringify({ revision: Number(order), builtAt: new Date().toISOString() }));
}`;

let folder: string;
let publisher: Publisher;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-publisher-'));
  writeFileSync(join(folder, 'build.mjs'), FAKE_BUILD);
  mkdirSync(join(folder, 'admin'));
  writeFileSync(join(folder, 'admin', 'index.html'), 'admin');
  publisher = await startPublisher({
    dataDir: folder,
    settings: { CMS_URL: join(folder, 'order'), CONTENT_TOKEN: 'x', SITE_URL: 'http://x', DEFAULT_LOCALE: 'ar' },
    admin: join(folder, 'admin'),
    log: { info: () => {}, trouble: () => {}, line: () => {}, tail: () => [] },
    args: [join(folder, 'build.mjs')],
  });
});
afterEach(async () => {
  await publisher.stop();
  rmSync(folder, { recursive: true });
});

const order = (text: string) => writeFileSync(join(folder, 'order'), text);
const call = (body: string, url = publisher.hookUrl, method = 'POST') => fetch(url, { method, ...(method === 'POST' ? { body } : {}) });

describe('the publisher', () => {
  it('answers 202 at once and publishes the revision', async () => {
    order('4');
    expect((await call('{"revision":4}')).status).toBe(202);
    await publisher.settled();
    expect(publisher.current()).toMatchObject({ name: '1-4', revision: 4 });
    expect(readFileSync(join(folder, 'published', 'current', 'admin', 'index.html'), 'utf8')).toBe('admin');
  });

  it('keeps the old release and no rubbish when a build fails', async () => {
    order('1');
    await call('{"revision":1}');
    await publisher.settled();
    order('fail');
    await call('{"revision":2}');
    await publisher.settled();
    expect(publisher.current()).toMatchObject({ revision: 1 });
    expect(publisher.lastFailure()?.message).toContain('status 3');
    expect(readdirSync(join(folder, 'published', 'releases'))).toEqual(['1-1']);
  });

  it('ends a build that hangs when it is stopped itself', async () => {
    order('hang');
    await call('{"revision":2}');
    await publisher.stop();
    expect(publisher.current()).toBeNull();
    expect(readdirSync(join(folder, 'published', 'releases'))).toEqual([]);
  });

  it.each(['', '{}', '{"revision":-1}', '{"revision":1,"more":2}', 'revision=1', '[1]'])('refuses the body %j', async (body) => {
    expect((await call(body)).status).toBe(400);
  });

  it('takes no long body, no other method and no other path', async () => {
    expect((await call('x'.repeat(2_000))).status).toBe(413);
    expect((await call('', publisher.hookUrl, 'GET')).status).toBe(405);
    expect((await call('{"revision":1}', new URL('/rebuild/guess', publisher.hookUrl).href)).status).toBe(404);
    expect(existsSync(join(folder, 'published', 'current'))).toBe(false);
  });
});
