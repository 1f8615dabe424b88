import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const cms = withCms();
const LONG_PASSWORD = 'قمح '.repeat(40).trim();

const read = async (path: string, coding: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await cms.call(method, path, { headers: { 'accept-encoding': coding, ...headers } });
  return { answer, coding: answer.headers.get('content-encoding'), etag: answer.headers.get('etag') ?? '' };
};

describe('an answer of the API', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('for «%s» comes as %s, with the same content', async (accepted, coding) => {
    const plain = await read('/openapi.json', 'identity');
    const { answer, coding: given, etag } = await read('/openapi.json', accepted);
    expect(given).toBe(coding);
    expect(await answer.json()).toEqual(await plain.answer.json());
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(etag).toBe(plain.etag);
  });

  it('is not sent again in the coding that the caller has', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const { etag } = await read('/openapi.json', coding);
      expect((await read('/openapi.json', coding, { 'if-none-match': etag })).answer.status).toBe(304);
    }
  });

  it('is never compressed when it answers a write, which may hold a secret beside what was sent', async () => {
    const token = await cms.signIn();
    const json = { email: 'nobody@example.com', password: LONG_PASSWORD };
    const answer = await cms.call('POST', '/auth/login', { headers: { 'accept-encoding': 'br' }, json });
    expect(answer.headers.get('content-encoding')).toBeNull();
    const list = await read('/activity', 'br', { authorization: `Bearer ${token}` });
    expect(list.answer.headers.get('cache-control')).toBe('no-store');
  });
});
