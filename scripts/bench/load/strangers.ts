import { randomInt, randomUUID } from 'node:crypto';
import { CALLER_HEADER, PROXY_SECRET_HEADER, SEARCH_WORDS_MAX } from '@sanabel/contract';

/** One anonymous call; `bytes` is its size without headers. */
interface Shot {
  path: string;
  init: RequestInit;
  bytes: number;
}

const json = (path: string, body: object): Shot => {
  const text = JSON.stringify(body);
  return { path, init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: text }, bytes: text.length };
};

const someone = (): string => `stranger.${randomInt(2 ** 40)}@example.com`;
const search = (): Shot => {
  const q = Array.from({ length: SEARCH_WORDS_MAX }, () => String.fromCharCode(97 + randomInt(26))).join(' ');
  const query = new URLSearchParams({ filter: JSON.stringify({ q }), sort: '["title","DESC"]', range: '[0,999]' });
  return { path: `/articles?${query}`, init: {}, bytes: String(query).length };
};
const text = (length: number): string => 'قمح '.repeat(length / 4);

/** The most expensive anonymous calls: a hash, a search over everything, a row, the longest body. */
const WORST: readonly (() => Shot)[] = [
  search,
  () => json('/auth/login', { email: someone(), password: text(250) }),
  () =>
    json('/auth/register', { email: someone(), password: randomUUID(), fullName: text(200), job: text(120), phoneNumber: '01012345678' }),
  () => json('/auth/verify-login', { email: someone(), otp: '000000' }),
  () => json('/auth/forgot-password', { email: someone() }),
  () =>
    json('/job-requests', {
      fullName: text(200),
      email: someone(),
      phoneNumber: '01012345678',
      role: text(120),
      qualification: text(5_000),
      experience: text(200),
    }),
  () => json('/job-requests', { qualification: 'x'.repeat(100_000) }),
  () => ({ path: `/articles?filter=${'a'.repeat(7_000)}`, init: {}, bytes: 7_000 }),
];

export interface Attack {
  stop(): Promise<{ calls: number; bytes: number; statuses: Readonly<Record<number, number>> }>;
}

interface Target {
  url: string;
  proxySecret: string;
  connections: number;
  /** Each call comes from another address, so that no limit per caller stops it. */
  fromMany: boolean;
}

const HEADERS_BYTES = 200;

/** Makes the most expensive calls one after another, on several connections at once. */
export const attack = ({ url, proxySecret, connections, fromMany }: Target): Attack => {
  let isOver = false;
  let [calls, bytes] = [0, 0];
  const statuses: Record<number, number> = {};
  const line = async (own: number): Promise<void> => {
    for (let turn = own; !isOver; turn += 1) {
      const shot = (WORST[turn % WORST.length] ?? search)();
      const caller = fromMany ? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` : `198.51.100.${own}`;
      const headers = { ...(shot.init.headers as Record<string, string>), [PROXY_SECRET_HEADER]: proxySecret, [CALLER_HEADER]: caller };
      const answer = await fetch(`${url}/api/v1${shot.path}`, { ...shot.init, headers });
      await answer.arrayBuffer();
      calls += 1;
      bytes += shot.bytes + HEADERS_BYTES;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  const lines = Array.from({ length: connections }, (_, own) => line(own));
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(lines);
      return { calls, bytes, statuses };
    },
  };
};
