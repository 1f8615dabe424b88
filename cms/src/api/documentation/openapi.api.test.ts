import { CALLS, type Call, errorBody } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const METRICS_TOKEN = 'METRICS_TOKEN-for-tests-only-0123456789abcdef';
const cms = withCms({ METRICS_TOKEN });
let token: string;
const UNKNOWN_ID = 'a'.repeat(24);
const IN_PATH: Readonly<Record<string, string>> = {
  id: UNKNOWN_ID,
  noteId: UNKNOWN_ID,
  subtype: 'climate',
  list: 'crops',
  form: 'new',
  tab: UNKNOWN_ID,
  token: 'A'.repeat(22),
};
const addressOf = ({ path }: Call) => path.replace(/\{(\w+)\}/g, (_, name: string) => IN_PATH[name] ?? '');
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

beforeAll(async () => {
  token = await cms.signIn();
});

describe('the document of the API', () => {
  it('names every call of the contract and no other', async () => {
    const answer = await cms.call('GET', '/openapi.json');
    expect(answer.status).toBe(200);
    const { openapi, paths } = (await answer.json()) as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(openapi).toBe('3.1.0');
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(CALLS.map(({ method, path }) => `${method} /api/v1${path}`).sort());
  });
});

const send = (call: Call, options: { token?: string; json?: unknown } = {}) =>
  cms.call(call.method, addressOf(call), { ...(call.input ? { json: {} } : {}), ...options });
const tokenFor = ({ who, path }: Call): string => {
  if (who !== 'token') return token;
  return path === '/metrics' ? METRICS_TOKEN : cms.contentToken;
};
const named = (calls: readonly Call[]) => calls.map((call) => [nameOf(call), call] as const);

describe('every call', () => {
  it.each(named(CALLS.filter(({ who }) => who === 'open')))('%s is open to anyone', async (_, call) => {
    const { status } = await send(call);
    expect([401, 403, 405]).not.toContain(status);
    if (!/\{(?:id|token)\}/.test(call.path)) expect(status).not.toBe(404);
  });

  it.each(named(CALLS.filter(({ who }) => who !== 'open')))('%s is closed without a token, and to every bad one', async (_, call) => {
    for (const bad of [undefined, 'x', 'a'.repeat(43), 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.', `${token}x`, token.toLowerCase()]) {
      const answer = await send(call, bad === undefined ? {} : { token: bad });
      expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([401, 'UNAUTHORIZED']);
    }
  });

  it.each(named(CALLS.filter(({ input }) => input)))('%s refuses fields that it does not know', async (_, call) => {
    for (const json of [{ unknown: 1 }, { id: UNKNOWN_ID }]) {
      const answer = await send(call, { token, json });
      expect([400, 404]).toContain(answer.status);
      errorBody.parse(await answer.json());
    }
  });

  it.each(named(CALLS.filter(({ path, method }) => method === 'GET' && !/\{(?:id|token)\}/.test(path))))(
    '%s answers in its shape',
    async (_, call) => {
      const answer = await send(call, { token: tokenFor(call) });
      expect(answer.status).toBe(call.status);
      expect(answer.headers.get('content-type')).toContain(call.type ?? 'application/json');
      expect(call.answer.safeParse(call.type ? await answer.text() : await answer.json()).error).toBeUndefined();
    },
  );
});
