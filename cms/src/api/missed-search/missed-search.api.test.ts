import { MISSED_SEARCH_MAX, MISSED_SEARCHES_KEPT_PER_DAY, missedSearches } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { queryDatabase } from '@sanabel/scripts/testing/cms/data.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;

beforeAll(async () => {
  token = await cms.signIn();
});

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
const add = (words: string, day: string, times: number) =>
  queryDatabase(
    cms.dataDir,
    'insert into missed_searches (document_id, identity, day, language, words, times) values (?, ?, ?, ?, ?, ?)',
    ...[`${day}${words}`, `${day} ar ${words}`, day, 'ar', words, times],
  );
const search = async (words: string): Promise<number> =>
  (await cms.call('POST', '/missed-searches', { json: { words, locale: 'ar' } })).status;
const seen = async () => missedSearches.parse(await (await cms.call('GET', '/missed-searches', { token })).json());
const timesOf = async (words: string) => (await seen()).find((one) => one.words === words)?.times;

describe('a day on which as many different words were missed as are kept', () => {
  beforeAll(async () => {
    await add('قمح', daysAgo(40), 3);
    await add('قمح', daysAgo(2), 5);
    for (let number = 1; number <= MISSED_SEARCHES_KEPT_PER_DAY; number += 1) await add(`بحث ${number}`, daysAgo(0), 1);
  });

  it('continues to count known words, and those of an earlier day, where they were last missed', async () => {
    expect([await search('بحث 7'), await search('قَمْح'), await search('قمح')]).toEqual([200, 200, 200]);
    expect(await timesOf('بحث 7')).toBe(2);
    expect((await seen()).find(({ words }) => words === 'قمح')).toEqual({ words: 'قمح', locale: 'ar', times: 10, lastDay: daysAgo(2) });
    expect(await queryDatabase(cms.dataDir, 'select times from missed_searches where words = ? order by day', 'قمح')).toEqual([
      { times: 3 },
      { times: 7 },
    ]);
  });

  it('takes nothing new', async () => {
    expect(await search('كركم')).toBe(200);
    expect(await timesOf('كركم')).toBeUndefined();
  });

  it('takes no place from the next one', async () => {
    await queryDatabase(
      cms.dataDir,
      "update missed_searches set day = ?, identity = 'old ' || identity where day = ?",
      daysAgo(1),
      daysAgo(0),
    );
    expect(await search('كركم')).toBe(200);
    expect(await timesOf('كركم')).toBe(1);
  });
});

describe('words of letters that stand for many', () => {
  it('are counted as far as they are a search when written out, and dropped beyond that', async () => {
    expect([await search('ﷺ'), await search('ﷺ'.repeat(MISSED_SEARCH_MAX))]).toEqual([200, 200]);
    const found = (await seen()).filter(({ words }) => words.startsWith('صلي'));
    expect(found.map(({ words }) => words)).toEqual(['صلي الله عليه وسلم']);
  });
});
