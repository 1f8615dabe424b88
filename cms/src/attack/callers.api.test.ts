import { CALLER_HEADER, PROXY_SECRET_HEADER } from '@sanabel/contract';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const PROXY_SECRET = 'PROXY-SECRET-for-tests-only-0123456789abcdef';
const cms = withCms({ PROXY_SECRET });

beforeEach(async () => {
  await query(cms, 'delete from rate_limits');
});

const GUESSES = 8;
/** Sends one wrong sign-in more than the limit, each with its own headers; returns the statuses. */
const guess = async (headersOf: (number: number) => Record<string, string>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let number = 1; number <= GUESSES; number += 1) {
    const json = { ...cms.admin, password: 'wrong guess' };
    statuses.push((await cms.call('POST', '/auth/login', { json, headers: headersOf(number) })).status);
  }
  return statuses;
};
const CLOSED = [401, 401, 401, 401, 401, 429, 429, 429];
const OPEN = Array(GUESSES).fill(401);
const throughProxy = (address: string) => ({ [PROXY_SECRET_HEADER]: PROXY_SECRET, [CALLER_HEADER]: address });

describe('who calls', () => {
  it('is who our own server says, beside the secret', async () => {
    expect(await guess((number) => throughProxy(`198.51.100.${number}`))).toEqual(OPEN);
    expect(await guess(() => throughProxy('203.0.113.9'))).toEqual(CLOSED);
  });

  it.each<[string, (address: string) => Record<string, string>]>([
    ['no secret', (address) => ({ [CALLER_HEADER]: address })],
    ['another secret', (address) => ({ [CALLER_HEADER]: address, [PROXY_SECRET_HEADER]: `${PROXY_SECRET}!` })],
    ['an empty secret', (address) => ({ [CALLER_HEADER]: address, [PROXY_SECRET_HEADER]: '' })],
    ['other headers', (address) => ({ [PROXY_SECRET_HEADER]: PROXY_SECRET, 'x-forwarded-for': address, 'x-real-ip': address })],
  ])('is the other end of the connection with %s', async (_, headersOf) => {
    expect(await guess((number) => headersOf(`198.51.100.${number}`))).toEqual(CLOSED);
  });

  it('is the other end of the connection where the header holds no address', async () => {
    expect(await guess((number) => throughProxy(`visitor ${number}`))).toEqual(CLOSED);
  });

  it('is one network of IPv6, however many addresses of it are used and however they are written', async () => {
    const forms = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff::', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::192.0.2.1'];
    expect(await guess((number) => throughProxy(forms[number % forms.length] ?? ''))).toEqual(CLOSED);
    expect(await guess((number) => throughProxy(`2001:db8:1:${number}f::1`))).toEqual(OPEN);
  });

  it('is the same whether an IPv4 address is written as one of IPv6 or not', async () => {
    expect(await guess((number) => throughProxy(`${number % 2 ? '::ffff:' : ''}203.0.113.10`))).toEqual(CLOSED);
  });

  it('is counted alike by limits in memory', async () => {
    const list = () => cms.call('GET', `/crops?filter=${encodeURIComponent('{"q":"a"}')}`, { headers: throughProxy('203.0.113.77') });
    const statuses: number[] = [];
    for (let read = 0; read < 61; read += 1) statuses.push((await list()).status);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429]);
    const other = await cms.call('GET', `/crops?filter=${encodeURIComponent('{"q":"a"}')}`, { headers: throughProxy('203.0.113.78') });
    expect(other.status).toBe(200);
  });
});
