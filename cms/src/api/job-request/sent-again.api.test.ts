import { errorBody, type JobRequest } from '@sanabel/contract';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { expect, it } from 'vitest';

const cms = withCms();
const application = { fullName: 'منى', phoneNumber: '01012345678', role: 'مهندسة', qualification: 'بكالوريوس', experience: '٣' };

/** An application whose answer was lost is sent again with the same key. */
const KEY = '5d1f4a3e-8f0b-4d6c-9a51-0c9a7f4b2e10';
const sendWith = (email: string, more: object = {}) =>
  cms.call('POST', '/job-requests', { json: { ...application, email, idempotencyKey: KEY, ...more } });

it('an application is answered as the first time when it is sent again, and kept once', async () => {
  const first = await sendWith('lost@example.com');
  const again = await Promise.all([sendWith('lost@example.com'), sendWith(' LOST@example.com ', { fullName: ' منى ' })]);
  expect([first, ...again].map(({ status }) => status)).toEqual([201, 201, 201]);
  const sent = (await first.json()) as JobRequest;
  expect(sent).not.toHaveProperty('idempotencyKey');
  for (const answer of again) expect(await answer.json()).toEqual(sent);
  const list = await cms.call('GET', '/job-requests?range=[0,99]', { token: await cms.signIn() });
  const saved = (await list.json()) as JobRequest[];
  expect(saved.filter(({ email }) => email === 'lost@example.com')).toHaveLength(1);
  expect(JSON.stringify(saved)).not.toContain(KEY);
});

it.each([
  ['other answers', { role: 'سائق' }],
  ['another key', { idempotencyKey: '0b0e5a52-1c55-4f6f-8f0e-7c3f1d2a9b34' }],
  ['no key', { idempotencyKey: undefined }],
])('an application is refused with %s: what was kept stays', async (_what, more) => {
  const email = `${Math.random()}@example.com`;
  await sendWith(email);
  const answer = await sendWith(email, more);
  expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([409, 'EMAIL_REGISTERED']);
});

it('the key with another address is another application, and a deleted one is kept again', async () => {
  const { id } = (await (await sendWith('one@example.com')).json()) as JobRequest;
  const other = (await (await sendWith('other@example.com')).json()) as JobRequest;
  expect(other.id).not.toBe(id);
  await cms.call('DELETE', `/job-requests/${id}`, { token: await cms.signIn() });
  const again = await sendWith('one@example.com');
  expect(again.status).toBe(201);
  expect(((await again.json()) as JobRequest).id).not.toBe(id);
});

it('a key is a UUID', async () => {
  const answer = await sendWith('x@example.com', { idempotencyKey: 'x' });
  expect(answer.status).toBe(400);
  expect(errorBody.parse(await answer.json()).errors).toMatchObject([{ field: 'idempotencyKey', code: 'invalid_id' }]);
});

it('an application whose key is over is a second request', async () => {
  const email = 'old.key@example.com';
  await sendWith(email);
  await query(cms, 'delete from idempotency_keys');
  expect((await sendWith(email)).status).toBe(409);
});
