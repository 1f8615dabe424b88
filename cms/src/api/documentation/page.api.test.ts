import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let cms: Cms;
let page: string;
let policy: string;
beforeAll(async () => {
  cms = await startCms();
  const answer = await cms.call('GET', '/docs');
  page = await answer.text();
  policy = answer.headers.get('content-security-policy') ?? '';
});
afterAll(() => cms.stop());

const files = () => [...page.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');

describe('the documentation page', () => {
  it('has no script or style of its own and names no other host', () => {
    expect(page).not.toMatch(/<script>|<style|<img|<iframe|<form|\son\w+=|\sstyle=|https?:|url\(|@import/i);
    expect(files()).toEqual(['docs/swagger-ui.css', 'openapi.json', 'docs/swagger-ui-bundle.js', 'docs/start.js']);
  });

  it('may run and load files of its own host alone', () => {
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  it.each([
    ['swagger-ui.css', 'text/css; charset=utf-8'],
    ['swagger-ui-bundle.js', 'application/javascript; charset=utf-8'],
    ['start.js', 'application/javascript; charset=utf-8'],
  ])('gets its %s from this server', async (name, type) => {
    const answer = await cms.call('GET', `/docs/${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    expect((await cms.call('GET', `/docs/${name}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each(['index.html', 'package.json', 'swagger-ui-bundle.js.map', '..%2Fpackage.json', '__proto__', 'constructor'])(
    'has no file %s',
    async (name) => {
      expect((await cms.call('GET', `/docs/${name}`)).status).toBe(404);
    },
  );

  it('shrinks to 304 for a caller that has it', async () => {
    const etag = (await cms.call('GET', '/docs')).headers.get('etag') ?? '';
    expect((await cms.call('GET', '/docs', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
