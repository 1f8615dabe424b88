import { gzipSync } from 'node:zlib';
import { errorBody } from '@sanabel/contract';
import { filesIn, snapshot } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { sendRaw } from '@sanabel/scripts/testing/cms/socket.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

/** Some test bodies never end, so the CMS waits this long. */
const cms = withCms({ BODY_TIMEOUT_MS: '3000' });
let token: string;
let before: string;
beforeAll(async () => {
  token = await cms.signIn();
  before = await snapshot(cms);
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${cms.url}/api/v1${path}`, { method: 'POST', body, headers });
const head = (path: string, ...headers: string[]) => [`POST /api/v1${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers];
const asJson = 'Content-Type: application/json';
const isAlive = async () => (await cms.call('GET', '/health')).status === 200;
const part = (name: string, content: string, file = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}\r\n`;

describe('JSON', () => {
  it.each([
    ['not closed', '{"email":"a@example.com"', 'INVALID_JSON'],
    ['an array', '[]', 'INVALID_JSON'],
    ['text', '"x"', 'INVALID_JSON'],
    ['null', 'null', 'INVALID_JSON'],
    ['nested 50,000 deep', '['.repeat(50_000) + ']'.repeat(50_000), 'INVALID_JSON'],
    ['objects 15,000 deep', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`, 'FIELDS_REQUIRED'],
    ['nested in a field', `{"email":${'['.repeat(40_000)}${']'.repeat(40_000)},"password":"x"}`, 'INVALID_INPUT'],
    ['huge numbers', '{"email":1e400,"password":-1e309}', 'INVALID_INPUT'],
    ['very many keys', `{${Array.from({ length: 9_000 }, (_, index) => `"k${index}":1`).join(',')}}`, 'FIELDS_REQUIRED'],
    ['nothing', '', 'FIELDS_REQUIRED'],
    ['a byte-order mark and Latin-1', Buffer.from('{"email":"\xe9"}', 'latin1'), 'INVALID_JSON'],
  ])('%s is refused', async (_, body, code) => {
    const answer = await post('/auth/login', typeof body === 'string' ? body : new Uint8Array(body));
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([400, code]);
  });

  it('with a key twice has the last value', async () => {
    const answer = await post('/auth/login', '{"email":"a@example.com","email":"","password":"x"}');
    expect(errorBody.parse(await answer.json()).errors).toMatchObject([{ field: 'email', code: 'required' }]);
  });

  it('of one byte more than 100 kB is too large, with and without a Content-Length', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(102_400) });
    expect((await post('/auth/login', body)).status).toBe(413);
    const chunked = await sendRaw(
      cms,
      head('/auth/login', asJson, 'Transfer-Encoding: chunked'),
      `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    );
    expect(chunked.status).toBe(413);
  });

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/xml', 415],
    ['text/html;application/json', 415],
    ['multipart/form-data', 415],
    ['multipart/form-data; boundary=', 415],
    ['multipart/mixed; boundary=b', 415],
  ])('sent as %s is answered with %i', async (type, status) => {
    const answer = await post('/auth/login', '{"email":"a@example.com","password":"x"}', { 'content-type': type });
    expect(answer.status).toBe(status);
    errorBody.parse(await answer.json());
  });

  it.each(['gzip', 'br', 'deflate', 'x'])('encoded as %s is refused', async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const answer = await post('/auth/login', new Uint8Array(gzipSync('{"email":"a@example.com","password":"x"}')), headers);
    expect(answer.status).toBe(415);
  });
});

describe('a body that differs from its headers', () => {
  it.each([
    ['shorter', ['Content-Length: 500'], '{"email":"a@example.com"', 'half'],
    ['gone', ['Content-Length: 500'], '{"email":"a@example.com"', 'gone'],
    ['chunked garbage', ['Transfer-Encoding: chunked'], 'zz\r\nxx\r\n', 'wait'],
    ['both lengths', ['Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\n', 'wait'],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], 'hello', 'wait'],
    ['a negative length', ['Content-Length: -1'], '{}', 'wait'],
    ['an unknown transfer', ['Transfer-Encoding: gzip'], '{}', 'wait'],
  ] as const)('(%s) gets a 4xx or nothing, and the CMS lives on', async (_, headers, body, end) => {
    const { status } = await sendRaw(cms, head('/auth/login', asJson, ...headers), body, end);
    expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
    expect(await isAlive()).toBe(true);
  });
});

describe('a form', () => {
  const type = 'Content-Type: multipart/form-data; boundary=b';
  const forms = {
    'two files, neither ended': part('image', 'x'.repeat(100), 'a.png') + part('other', 'y'.repeat(100), 'b.png').slice(0, -2),
    'an unknown file that breaks off': part('other', 'y'.repeat(100), 'b.png').slice(0, -2),
    'one file twice': `${part('image', 'x', 'a.png')}${part('image', 'x', 'b.png')}--b--\r\n`,
    'a head that breaks off': '--b\r\nContent-Disposition: form-data; name="im',
    'a head without end': `--b\r\n${'X: y\r\n'.repeat(10_000)}`,
    'another boundary': '--c\r\nContent-Disposition: form-data; name="email"\r\n\r\nx\r\n--c--\r\n',
    'a thousand parts': `${Array.from({ length: 1_000 }, (_, index) => part(`f${index}`, 'x')).join('')}--b--\r\n`,
    'a field twice': `${part('email', 'a@example.com')}${part('email', 'b@example.com')}--b--\r\n`,
    'a part without a name': '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
    'a prototype': `${part('__proto__', 'x')}--b--\r\n`,
    nothing: '--b--\r\n',
    'no form at all': 'hello',
  };
  const targets = ['/auth/register', '/auth/login', '/job-requests'];
  it.each(Object.entries(forms))('of %s is refused from strangers and admins, and the CMS lives on', async (_, body) => {
    for (const end of ['half', 'gone'] as const) {
      for (const target of targets) {
        const answer = await sendRaw(cms, head(target, type, `Content-Length: ${Buffer.byteLength(body)}`), body, end);
        expect(answer.status === 0 || (answer.status >= 400 && answer.status < 500)).toBe(true);
      }
      const signed = head('/members/add', type, `Authorization: Bearer ${token}`, 'Content-Length: 100000');
      expect((await sendRaw(cms, signed, body, end)).status).toBeLessThan(500);
      expect(await isAlive()).toBe(true);
    }
    await expect.poll(() => filesIn(cms, 'tmp')).toEqual([]);
  });
});

describe('addresses and methods', () => {
  it.each([
    '//api/v1/crops',
    '/api/v1//crops',
    '/api/v1/crops//',
    '/api/v1/./crops',
    '/api/v1/%2e/crops',
    '/api/v1/crops%2f',
    '/api/v1/crops%00',
  ])('%s is not found', async (path) => {
    const { status } = await sendRaw(cms, [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close']);
    expect(status).toBe(404);
  });

  it.each(['PUT', 'TRACE', 'LINK', 'PROPFIND', 'SEARCH', 'PURGE'])('%s is not a method of any call', async (method) => {
    const { status, text } = await sendRaw(cms, [`${method} /api/v1/crops HTTP/1.1`, 'Host: x', 'Connection: close']);
    expect(status).toBe(405);
    expect(text).toMatch(/allow: GET, POST, HEAD/i);
  });

  it('HEAD answers as GET without a body, and OPTIONS allows nothing to a foreign page', async () => {
    const [get, asked] = [await cms.call('GET', '/crops'), await cms.call('HEAD', '/crops')];
    expect([asked.status, asked.headers.get('etag'), await asked.text()]).toEqual([200, get.headers.get('etag'), '']);
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' };
    const options = await cms.call('OPTIONS', '/crops', { headers });
    expect(options.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    expect(options.headers.get('access-control-allow-origin')).not.toBe('*');
  });

  it('a method in a header overrides nothing', async () => {
    const answer = await cms.call('GET', '/crops', { token, headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' } });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });
});

it('all these requests have changed nothing', async () => {
  await expect.poll(() => snapshot(cms)).toBe(before);
});
