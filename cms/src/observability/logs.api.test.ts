import { queryDatabase } from '@sanabel/scripts/testing/cms/data.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const CANARY = {
  fullName: 'Canary Zarzour',
  phoneNumber: '01234567890',
  role: 'Agronomist of canaries',
  qualification: 'Canary diploma',
  email: 'canary.applicant@post.example',
  experience: 'Kept canaries for years',
};
const CODE = /^\d{6}$/m;
const cms = withCms({ LOG_LEVEL: 'debug' });
let token: string;

// The last line may be incomplete.
const lines = (): Record<string, unknown>[] =>
  cms
    .log()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const requests = () => lines().filter(({ message }) => message === 'request');

beforeAll(async () => {
  token = await cms.signInByMail();
  await cms.call('POST', '/job-requests', { json: CANARY });
  await cms.call('POST', '/job-requests', { json: CANARY });
  await cms.call('GET', `/job-requests?filter=${encodeURIComponent(JSON.stringify({ q: CANARY.fullName }))}`, { token });
  await cms.call('GET', '/crops');
  await cms.call('GET', '/crops');
  await cms.call('GET', `/crops/${encodeURIComponent(CANARY.email)}`);
  await fetch(`${cms.url}/${CANARY.email}`);
});

describe('the log', () => {
  it('is JSON, one object a line, with time, level and message', () => {
    expect(lines().length).toBeGreaterThan(5);
    for (const line of lines())
      expect(line).toMatchObject({ time: expect.any(String), level: expect.any(String), message: expect.any(String) });
  });

  it('has one line for each request with admin, route, status and time', async () => {
    const me = (await (await cms.call('GET', '/auth/me', { token })).json()) as { id: string };
    await expect.poll(() => requests().some(({ route }) => route === '/api/v1/auth/me')).toBe(true);
    expect(requests().filter(({ route }) => route === '/api/v1/crops')).toHaveLength(2);
    expect(requests().find(({ route }) => route === '/api/v1/auth/me')).toEqual({
      time: expect.any(String),
      level: 'info',
      message: 'request',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/v1/auth/me',
      status: 200,
      ms: expect.any(Number),
      admin: me.id,
    });
    expect(new Set(requests().map(({ id }) => id)).size).toBe(requests().length);
  });

  it('has the id of the request that the answer has', async () => {
    const id = (await cms.call('GET', '/media')).headers.get('x-request-id');
    await expect.poll(() => requests().some((line) => line.id === id)).toBe(true);
  });

  it('holds nothing of an applicant, no code, no password, no token', async () => {
    const { text = '' } = await cms.inbox.next(cms.admin.email);
    const secrets = [...Object.values(CANARY), encodeURIComponent(CANARY.email), token, cms.admin.password, cms.admin.email];
    for (const secret of [...secrets, CODE.exec(text)?.[0] ?? CANARY.email]) expect(cms.log()).not.toContain(secret);
  });

  it('names a failed statement of the database without its values', async () => {
    await queryDatabase(cms.dataDir, 'alter table job_requests rename column experience to gone');
    const answer = await cms.call('POST', '/job-requests', { json: { ...CANARY, email: 'second.canary@post.example' } });
    expect(answer.status).toBe(503);
    await expect.poll(() => lines().some(({ level, message }) => level === 'error' && String(message).includes('job_requests'))).toBe(true);
    for (const value of [...Object.values(CANARY), 'second.canary', 'Canary', 'canaries']) expect(cms.log()).not.toContain(value);
  });
});
