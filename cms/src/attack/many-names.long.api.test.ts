import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const cms = withCms();

beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
});

const CALLS = 90;
const LIMIT = 60;

const CODE_CALLS: readonly [string, (email: string) => [path: string, json: object], answer: number][] = [
  ['a code of a sign-in', (email) => ['/auth/verify-login', { email, otp: '000000' }], 401],
  ['a code of a registration', (email) => ['/auth/verify-account', { email, otp: '000000' }], 401],
  ['another code', (email) => ['/auth/resend-otp', { email, type: 'login' }], 200],
];

describe('a caller who names another account each time', () => {
  it.each(CODE_CALLS)(
    'and asks for %s is refused after as many as an office needs, and writes nothing more',
    async (_, callFor, answer) => {
      const statuses: number[] = [];
      for (let number = 0; number < CALLS; number += 1) {
        const [path, json] = callFor(`stranger.${number}@example.com`);
        statuses.push((await cms.call('POST', path, { json })).status);
      }
      expect(statuses.slice(0, LIMIT)).toEqual(Array(LIMIT).fill(answer));
      expect(statuses.slice(LIMIT)).toEqual(Array(CALLS - LIMIT).fill(429));
      const [rows] = await query<{ count: number | string }>(cms, 'select count(*) as count from rate_limits');
      expect(Number(rows?.count)).toBe(LIMIT + 1);
    },
  );
});
