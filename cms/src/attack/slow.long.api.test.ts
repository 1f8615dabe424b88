import { errorBody } from '@sanabel/contract';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { filesIn, snapshot } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { openLine, type Talk } from '@sanabel/scripts/testing/cms/socket.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const SLOW_CALLERS = 200;

const cms = withCms({ BODY_TIMEOUT_MS: '1500', UPLOAD_TIMEOUT_MS: '4000' });
let token: string;
let before: string;
beforeAll(async () => {
  token = await cms.signInByMail();
  before = await snapshot(cms);
});

const head = (path: string, ...headers: string[]) => `${[`POST /api/v1${path} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;
const json = 'Content-Type: application/json';
const multipart = 'Content-Type: multipart/form-data; boundary=b';
const long = 'Content-Length: 50000';
const filePart = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';

/** Sends the beginning, then single bytes until the CMS gives up. */
const trickle = async (beginning: string, byte = 'x'): Promise<Talk> => {
  const line = await openLine(cms);
  line.write(beginning);
  line.trickle(byte);
  return line.ended;
};
const isRefused = ({ statuses, body }: Talk, status = 400) => {
  expect(statuses).toEqual([status]);
  errorBody.parse(JSON.parse(body));
};

describe('a body that trickles', () => {
  it.each([
    ['JSON', head('/auth/login', json, long), '{"email":"'],
    ['JSON in chunks', head('/job-requests', json, 'Transfer-Encoding: chunked'), '5000\r\n{"email":"'],
    ['a form', head('/job-requests', multipart, long), '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n'],
    ['a file', head('/auth/register', multipart, long), filePart],
    ['a file that the call does not take', head('/job-requests', multipart, long), filePart],
    ['a boundary that never comes', head('/auth/register', multipart, long), ''],
  ])('(%s) is refused when its time is over', async (_, start, body) => {
    isRefused(await trickle(start + body));
  });

  it('gets the same answer when nothing but its head comes', async () => {
    isRefused(await trickle('POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nX-'));
    isRefused(await trickle('GET /api/v1/cro'));
  });

  it('has more time from an admin, which ends too', async () => {
    isRefused(await trickle(head('/members/add', multipart, long, `Authorization: Bearer ${token}`) + filePart));
  });

  it('is answered at once without a token, and cut off later', async () => {
    isRefused(await trickle(head('/members/add', multipart, long) + filePart), 401);
    isRefused(await trickle(head('/nothing', multipart, long) + filePart), 404);
  });

  it('leaves no file and changes nothing', async () => {
    await expect.poll(() => filesIn(cms, 'tmp')).toEqual([]);
    expect(await snapshot(cms)).toBe(before);
  });
});

it(`${SLOW_CALLERS} slow callers at once do not stop the others, and all are let go`, async () => {
  const lines = await Promise.all(Array.from({ length: SLOW_CALLERS }, () => openLine(cms)));
  const starts = [head('/auth/login', json, long), head('/auth/register', multipart, long) + filePart, 'POST /api/v1/auth/lo'];
  for (const [index, line] of lines.entries()) {
    line.write(starts[index % starts.length] ?? '');
    line.trickle('x');
  }
  const image = await png({ width: 60, height: 60 });
  const calls = Array.from({ length: 20 }, async () => (await cms.call('GET', '/crops')).status);
  const upload = await cms.call('POST', '/members/add', { token, form: form({ name: 'Mona', role: 'x' }, { image }) });
  expect([await Promise.all(calls), upload.status]).toEqual([Array(20).fill(200), 201]);
  for (const line of lines) isRefused(await line.ended);
  await expect.poll(() => filesIn(cms, 'tmp')).toEqual([]);
});

describe('an upload whose client leaves', () => {
  it.each([0.01, 0.5, 0.99])('after a share of %d of its megabytes changes nothing', async (share) => {
    const now = await snapshot(cms);
    const file = Buffer.alloc(6_000_000, 'x');
    const line = await openLine(cms);
    line.write(head('/members/add', multipart, 'Content-Length: 6000500', `Authorization: Bearer ${token}`) + filePart);
    line.write(file.subarray(0, Math.floor(file.length * share)));
    await expect.poll(() => filesIn(cms, 'tmp').length).toBe(1);
    line.hangUp();
    await expect.poll(() => filesIn(cms, 'tmp')).toEqual([]);
    expect(await snapshot(cms)).toBe(now);
  });
});
