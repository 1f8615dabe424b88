import { CALLER_HEADER, PROXY_SECRET_HEADER } from '@sanabel/contract';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { visitorOf } from '@sanabel/scripts/testing/cms/visitor.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const PROXY_SECRET = 'PROXY-SECRET-for-tests-only-0123456789abcdef';
const cms = withCms({ PROXY_SECRET });

beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
});

const from = (address: string) => ({ [PROXY_SECRET_HEADER]: PROXY_SECRET, [CALLER_HEADER]: address });
const guess = (number: number, email = cms.admin.email) =>
  cms.call('POST', '/auth/login', { json: { email, password: 'wrong guess' }, headers: from(`198.51.100.${number}`) });
const guesses = async (count: number, email?: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push((await guess(number % 12, email)).status);
  return statuses;
};

describe('guesses of one password from many addresses', () => {
  it('are slowed down after thirty in an hour, for known and unknown addresses alike', async () => {
    const known = await guesses(40);
    const unknown = await guesses(40, 'nobody@sanabel.example');
    expect(known.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(known.slice(30)).toEqual(Array(10).fill(429));
    expect(unknown).toEqual(known);
  });

  it('wait longer with each further one', async () => {
    await guesses(30);
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      waits.push(Number((await guess(200)).headers.get('retry-after')));
      await setTimestamp(cms, 'rate_limits', 'closed_until', -1);
      expect((await guess(100 + round)).status).toBe(401);
    }
    expect(waits[0]).toBeLessThanOrEqual(30);
    expect(waits[1]).toBeGreaterThan(30);
    expect(waits[2]).toBeGreaterThan(60);
  });

  it('shut out no browser that has signed in before, wherever it is now', async () => {
    const browser = visitorOf(cms, from('203.0.113.5'));
    await browser.signIn();
    await query(cms, 'delete from rate_limits');
    expect((await guesses(31)).at(-1)).toBe(429);
    expect((await browser.call('POST', '/auth/login', { json: cms.admin, headers: from('203.0.113.99') })).status).toBe(200);
    expect((await cms.call('POST', '/auth/login', { json: cms.admin, headers: from('203.0.113.98') })).status).toBe(429);
  });
});

it('more sign-ins at once than can be handled are answered 503 instead of waiting, and reads continue', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, number) =>
      cms.call('POST', '/auth/login', {
        json: { email: `stranger.${number}@example.com`, password: 'wrong guess' },
        headers: from(`10.0.${number >> 8}.${number & 255}`),
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect(answers.filter(({ status }) => status === 401).length).toBe(300 - refused.length);
  expect((await cms.call('GET', '/health')).status).toBe(200);
});
