import {
  ALL_MISSED_SEARCHES_PER_MINUTE,
  MISSED_SEARCH_MAX,
  MISSED_SEARCHES_NEW_PER_DAY,
  MISSED_SEARCHES_PER_MINUTE,
  missedSearches,
} from '@sanabel/contract';
import { dump } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const PROXY_SECRET = 'PROXY-SECRET-of-searches-0123456789abcdef';
const cms = withCms({ PROXY_SECRET });
let token: string;

beforeAll(async () => {
  token = await cms.signIn();
});

const send = (caller: string, body: unknown, headers: object = {}) =>
  fetch(`${cms.url}/api/v1/missed-searches`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'sanabel-proxy-secret': PROXY_SECRET,
      'x-nf-client-connection-ip': caller,
      ...headers,
    },
  });
const seen = async () => missedSearches.parse(await (await cms.call('GET', '/missed-searches', { token })).json());

describe('a search in vain', () => {
  it('is counted by its folded words and its language, and an editor sees the most frequent first', async () => {
    for (const words of ['الزَّعفران', 'زعفران', 'زَعْفَران', 'saffron'])
      expect((await send('198.51.100.1', { words, locale: 'ar' })).status).toBe(200);
    await send('198.51.100.1', { words: 'saffron', locale: 'en' });
    const found = (await seen()).map(({ words, locale, times }) => [words, locale, times]);
    expect(found[0]).toEqual(['زعفران', 'ar', 2]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['الزعفران', 'ar', 1],
        ['saffron', 'ar', 1],
        ['saffron', 'en', 1],
      ]),
    );
  });

  it('leaves nothing of the visitor: no address, no browser, no number or mailbox that was typed', async () => {
    const headers = { 'user-agent': 'canary-of-a-search', cookie: 'a=canary-of-a-search' };
    for (const words of ['01099887766', 'canary@example.com', '٠١٠٩٩٨٨٧٧٦٦ منى']) {
      expect((await send('203.0.113.77', { words, locale: 'ar' }, headers)).status).toBe(200);
    }
    await send('203.0.113.77', { words: 'كركم', locale: 'ar' }, headers);
    const rows = await dump(cms, ['publication_states']);
    expect(rows).toContain('كركم');
    for (const trace of ['203.0.113', 'canary', '01099887766']) expect(rows).not.toContain(trace);
  });

  it('is refused where it is no search: empty, too long, of no language, with more, or from another site', async () => {
    const statuses = [
      await send('198.51.100.2', { words: ' ', locale: 'ar' }),
      await send('198.51.100.2', { words: 'س'.repeat(MISSED_SEARCH_MAX + 1), locale: 'ar' }),
      await send('198.51.100.2', { words: 'قمح', locale: 'fr' }),
      await send('198.51.100.2', { words: 'قمح', locale: 'ar', ip: '1' }),
      await send('198.51.100.2', { words: 'قمح', locale: 'ar' }, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 403]);
  });

  it('keeps markup as the text that it is', async () => {
    await send('198.51.100.4', { words: '<img src=x onerror=alert(1)>', locale: 'en' });
    expect((await seen()).map(({ words }) => words)).toContain('<img src=x onerror=alert(1)>');
  });

  it('begins no more than a part of a day’s rows for one caller, and counts known words for everybody', async () => {
    for (let number = 1; number < MISSED_SEARCHES_PER_MINUTE; number += 1)
      expect((await send('198.51.100.5', { words: `نبات ${number}`, locale: 'ar' })).status).toBe(200);
    expect((await send('198.51.100.5', { words: 'نبات 1', locale: 'ar' })).status).toBe(200);
    expect((await send('198.51.100.6', { words: 'عصفر', locale: 'ar' })).status).toBe(200);
    const found = await seen();
    expect(found.filter(({ words }) => words.startsWith('نبات'))).toHaveLength(MISSED_SEARCHES_NEW_PER_DAY);
    expect(found.find(({ words }) => words === 'نبات 1')?.times).toBe(2);
    expect(found.map(({ words }) => words)).toContain('عصفر');
  });

  it('is not for strangers to read', async () => {
    expect((await fetch(`${cms.url}/api/v1/missed-searches`)).status).toBe(401);
  });

  it('is one of a few in a minute, of one caller and of all together', async () => {
    const own: number[] = [];
    for (let number = 0; number <= MISSED_SEARCHES_PER_MINUTE; number += 1)
      own.push((await send('198.51.100.3', { words: `بحث ${number}`, locale: 'ar' })).status);
    expect(own).toEqual([...Array(MISSED_SEARCHES_PER_MINUTE).fill(200), 429]);
    const others: number[] = [];
    for (let number = 0; number < ALL_MISSED_SEARCHES_PER_MINUTE; number += 1)
      others.push((await send(`198.51.101.${number}`, { words: 'بحث', locale: 'ar' })).status);
    expect(others.at(-1)).toBe(429);
  });
});
