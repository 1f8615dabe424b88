import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const SITE = 'https://club.example';
const PARTNER = 'https://partner.example';
const STRANGER = 'https://evil.example';
const cms = withCms({ SITE_URL: SITE, ALLOWED_ORIGINS: PARTNER });

const read = async (origin: string, path = '/crops') => (await cms.call('GET', path, { headers: { origin } })).headers;
const preflight = async (origin: string, method: string, headers: string) =>
  cms.call('OPTIONS', '/gallery', {
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
  });
const words = (text: string | null): string[] => (text ?? '').toLowerCase().split(/, ?/);

describe('a panel that calls the CMS directly (API_URL)', () => {
  it('gets answers it may read, with its session’s cookie, also when they are refusals', async () => {
    for (const path of ['/crops', '/admins']) {
      const headers = await read(SITE, path);
      expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([SITE, 'true']);
      expect(words(headers.get('access-control-expose-headers'))).toEqual([
        ...['content-range', 'date', 'etag', 'location', 'retry-after', 'upload-length', 'upload-offset', 'www-authenticate'],
      ]);
    }
  });

  it('may send every header and method that it sends through the site, and no other', async () => {
    const answer = await preflight(SITE, 'PATCH', 'authorization,content-type,accept-language,if-match,range,upload-offset');
    expect([answer.status, answer.headers.get('access-control-allow-credentials')]).toEqual([204, 'true']);
    expect(words(answer.headers.get('access-control-allow-methods'))).toEqual(['get', 'head', 'post', 'patch', 'delete']);
    const allowed = words(answer.headers.get('access-control-allow-headers'));
    expect(allowed).toEqual([
      ...['authorization', 'content-type', 'accept-language', 'if-match', 'if-none-match', 'range'],
      ...['tus-resumable', 'upload-length', 'upload-offset'],
    ]);
  });

  it('signs in and writes with the cookie that it was given', async () => {
    const token = await cms.signIn();
    const headers = { origin: SITE, 'sec-fetch-site': 'same-site' };
    expect((await cms.call('POST', '/partners', { token, headers, json: {} })).status).toBe(400);
    const foreign = { origin: STRANGER, 'sec-fetch-site': 'cross-site' };
    expect((await cms.call('POST', '/partners', { token, headers: foreign, json: {} })).status).toBe(403);
  });
});

describe('pages of others', () => {
  it('of a named origin read what is public, and nothing that depends on a cookie', async () => {
    const headers = await read(PARTNER);
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([PARTNER, null]);
    expect((await preflight(PARTNER, 'PATCH', 'authorization')).headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('of any other origin read nothing, however like ours it looks', async () => {
    for (const origin of [STRANGER, `${SITE}.evil.example`, 'http://club.example', `${SITE}:8443`, 'null', 'https://CLUB.example']) {
      for (const headers of [await read(origin), (await preflight(origin, 'PATCH', 'authorization')).headers])
        expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([null, null]);
    }
  });
});
