import { errorBody } from '@sanabel/contract';
import { openLine, say, type Talk } from '@sanabel/scripts/testing/cms/socket.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const cms = withCms();

const LEAKS = /HPE_|llhttp|node|koa|strapi|\bat \w|x-powered-by|server:/i;
const isRefused = ({ text, statuses, body }: Talk, ...expected: number[]) => {
  expect(statuses).toEqual(expected);
  errorBody.parse(JSON.parse(body));
  expect(text).not.toMatch(LEAKS);
};
const get = (path: string, ...headers: string[]) => `${[`GET /api/v1${path} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`;
const post = (...headers: string[]) =>
  `${['POST /api/v1/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Accept-Language: en', ...headers].join('\r\n')}\r\n\r\n`;

describe('a request that is no HTTP', () => {
  it.each<[string, string | Buffer]>([
    ['nonsense', 'hello\r\n\r\n'],
    ['a request line without a version', 'GET /api/v1/crops\r\n\r\n'],
    ['a version that does not exist', 'GET /api/v1/crops HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['a method that does not exist', 'GIVE /api/v1/crops HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a space in the address', 'GET /api/v1/crops x HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['the beginning of TLS', Buffer.from('16030100a5010000a10303', 'hex')],
    ['zeros', Buffer.alloc(200)],
    ['a header without a colon', get('/crops', 'Host: x', 'nonsense')],
    ['NUL in a header', get('/crops', 'Host: x', 'X-A: a\0b')],
    ['a space before the colon', get('/crops', 'Host : x')],
    ['a head of 100 kB', get('/crops', 'Host: x', `X-A: ${'a'.repeat(100_000)}`)],
    ['ten thousand headers', get('/crops', 'Host: x', ...Array.from({ length: 10_000 }, (_, index) => `X-${index}: a`))],
    ['an address of 100 kB', get(`/crops?q=${'a'.repeat(100_000)}`, 'Host: x')],
    ['two lengths', post('Content-Length: 5', 'Content-Length: 6')],
    ['a length that is none', post('Content-Length: five')],
    ['a length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked')],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
  ])('(%s) is refused in the one shape of errors', async (_, bytes) => {
    isRefused(await say(cms, bytes), 400);
  });

  it('is refused in the middle of a body, in the language of the headers', async () => {
    const talk = await say(cms, `${post('Transfer-Encoding: chunked')}zz\r\nxx\r\n`);
    isRefused(talk, 400);
    expect(talk.text).toContain('Content-Language: en');
  });

  it('is answered after the whole request before it', async () => {
    const talk = await say(cms, `${get('/crops', 'Host: x')}${'nonsense\r\n\r\n'.repeat(50)}`);
    isRefused(talk, 200, 400);
  });

  it('waits for the answer to a slow request before it', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'seven 7 furrows' });
    isRefused(await say(cms, `${post(`Content-Length: ${body.length}`)}${body}nonsense\r\n\r\n`), 401, 400);
  });

  it('is refused after an answer that was read already', async () => {
    const line = await openLine(cms);
    line.write(get('/health', 'Host: x'));
    await line.answered(1);
    line.write('nonsense\r\n\r\n');
    isRefused(await line.ended, 200, 400);
  });

  it('does not stop the CMS when it comes from a thousand callers at once', async () => {
    const talks = await Promise.all(Array.from({ length: 1_000 }, () => say(cms, 'nonsense\r\n\r\n')));
    for (const talk of talks) isRefused(talk, 400);
    expect((await cms.call('GET', '/health')).status).toBe(200);
  });
});

describe('a request with odd headers', () => {
  it('is refused without a host, except in HTTP/1.0', async () => {
    for (const path of ['/crops', '/health', '/nothing']) isRefused(await say(cms, get(path, 'Connection: close')), 400);
    const old = await say(cms, 'GET /api/v1/health HTTP/1.0\r\n\r\n');
    expect(old.statuses).toEqual([200]);
  });

  it.each(['Expect: 200-ok', 'Upgrade: websocket', 'Upgrade: h2c'])('%s changes nothing', async (header) => {
    const connection = header.startsWith('Upgrade') ? 'Connection: Upgrade' : 'Connection: close';
    const line = await openLine(cms);
    line.write(get('/crops', 'Host: x', header, connection));
    await line.answered(1);
    line.hangUp();
    expect((await line.ended).statuses).toEqual([200]);
  });
});
