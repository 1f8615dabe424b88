import { errorBody, LIST_PARAMETER_MAX, LIST_QUERIES_PER_MINUTE } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms({ LOG_LEVEL: 'warn', ALLOWED_ORIGINS: 'https://partner.example' });
let token: string;

beforeAll(async () => {
  token = await cms.signIn();
});

const ask = (parameters: Readonly<Record<string, string>>, options: { token?: string; headers?: Record<string, string> } = {}) =>
  cms.call('GET', `/articles?${new URLSearchParams(parameters)}`, options);
const search = (q: unknown) => ask({ filter: JSON.stringify({ q }) }, { token });
const words = (count: number): string => Array.from({ length: count }, () => 'a').join(' ');

describe('a search', () => {
  it('of 3,900 words is refused as any bad parameter is, and leaves no statement in the log', async () => {
    const before = cms.log().length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => search(words(3_900))));
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(errorBody.parse(await answer.json())).toMatchObject({
        code: 'INVALID_PARAMETER',
        errors: [{ field: 'filter', code: 'invalid_parameter' }],
      });
    }
    // The log line of the sign-in before may come late.
    expect(cms.log().length - before).toBeLessThan(1_000);
  });

  it.each([
    ['eight words', words(8), 200],
    ['nine words', words(9), 400],
    ['a hundred characters', 'ا'.repeat(100), 200],
    ['a hundred and one', 'ا'.repeat(101), 400],
    ['a hundred emoji, each of which is one character', '🌾'.repeat(100), 200],
    ['one character that folds into four words, three times', 'ﷺ ﷺ ﷺ', 400],
  ])('of %s is answered with %i', async (_, q, status) => {
    expect((await search(q)).status).toBe(status);
  });
});

describe('a parameter of a list', () => {
  const padded = (json: string, length: number): string => json + ' '.repeat(length - json.length);

  it.each([
    ['sort', '["title","ASC"]'],
    ['range', '[0,1]'],
    ['filter', '{"type":"climate"}'],
  ])('%s has a bound', async (name, value) => {
    expect((await ask({ [name]: padded(value, LIST_PARAMETER_MAX) }, { token })).status).toBe(200);
    expect((await ask({ [name]: padded(value, LIST_PARAMETER_MAX + 1) }, { token })).status).toBe(400);
  });

  it('cannot smuggle a prototype in, however it is written', async () => {
    for (const filter of ['{"__proto__":["x"]}', '{"\\u005f_proto__":["x"]}', '{"\\u005f\\u005fproto\\u005f\\u005f":{"type":"climate"}}'])
      expect((await ask({ filter }, { token })).status).toBe(400);
  });
});

describe('a parameter that comes twice', () => {
  it.each([
    '/crops?sort=["title","ASC"]&sort=["title","DESC"]',
    '/crops?range=[0,1]&range=[0,1]',
    '/crops?x=1&x=2',
    '/crops?%78=1&x=2',
    '/media?a&a',
    '/search?q=a&q=b',
    '/content?since=1&since=2',
    '/health?a=1&b=2&a=3',
  ])('is refused, whichever call it is for: %s', async (path) => {
    const answer = await cms.call('GET', path, { token });
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([400, 'INVALID_PARAMETER']);
    const once = await cms.call('GET', path.replace(/&[^&]*$/, ''), { token });
    expect(once.status).not.toBe(400);
  });
});

describe('lists that are asked for with a question', () => {
  const plain = (headers: Record<string, string> = {}, query = '') => cms.call('GET', `/articles${query}`, { headers });
  const question = { range: '[0,1]' };

  it(`are answered ${LIST_QUERIES_PER_MINUTE} times a minute to one caller without a token, and never refused to an admin`, async () => {
    const statuses: number[] = [];
    for (let read = 0; read < LIST_QUERIES_PER_MINUTE + 5; read += 1) statuses.push((await ask(question)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIST_QUERIES_PER_MINUTE);
    const refused = await ask(question);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(errorBody.parse(await refused.json()).code).toBe('TOO_MANY_REQUESTS');
    // An invalid token does not make the caller an admin.
    expect((await cms.call('GET', '/crops', { token: 'x'.repeat(43) })).status).toBe(429);
    expect((await ask(question, { token })).status).toBe(200);
  });

  it('are no plain reads: those come from memory, whatever else the query has, and are never refused', async () => {
    const { etag } = Object.fromEntries((await plain()).headers);
    for (let read = 0; read < LIST_QUERIES_PER_MINUTE * 2; read += 1) {
      const answer = await plain({ origin: `https://${read}.example` }, read % 2 ? `?campaign=${read}` : '');
      expect([answer.status, answer.headers.get('etag'), answer.headers.get('access-control-allow-origin')]).toEqual([200, etag, null]);
    }
  });

  it('carry the headers of an origin that may call, and of no other', async () => {
    for (const origin of ['https://partner.example', 'https://stranger.example', 'https://partner.example'])
      expect((await plain({ origin })).headers.get('access-control-allow-origin')).toBe(origin.includes('partner') ? origin : null);
    expect((await plain()).headers.get('vary')).toMatch(/origin/i);
  });
});
