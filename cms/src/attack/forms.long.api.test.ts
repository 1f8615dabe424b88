import { execFileSync } from 'node:child_process';
import { CALLS, errorBody, JSON_BODY_MAX_BYTES, LONG_TEXT_MAX, takesForm } from '@sanabel/contract';
import { articles } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { openLine } from '@sanabel/scripts/testing/cms/socket.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const CONNECTIONS = 24;
const KIB = 1_024;
const cms = withCms({ BODY_TIMEOUT_MS: '30000' });
let token: string;

beforeAll(async () => {
  token = await cms.signInByMail();
});

const residentBytes = (): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(cms.pid)], { encoding: 'utf8' })) * KIB;
const field = (name: string, value: string): string => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const head = (path: string, length: number): string =>
  `POST /api/v1${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
const application = { fullName: 'منى', phoneNumber: '01012345678', role: 'x', qualification: 'y', email: 'm@example.com', experience: '1' };

describe('a form from someone who has not signed in', () => {
  it('is not read where a call takes none, and its fields are few and small where it does', async () => {
    const open = CALLS.filter(({ who, method }) => who === 'open' && method === 'POST');
    expect(open.filter((call) => takesForm(call)).map(({ path }) => path)).toEqual([
      '/auth/register',
      '/auth/accept-invitation',
      '/job-requests',
    ]);
    // Mail programs end the weekly mail with a form that nothing reads (RFC 8058).
    for (const call of open.filter(({ path }) => !path.startsWith('/weekly-mail/'))) {
      const answer = await cms.call('POST', call.path, { form: form({ email: 'a@example.com' }) });
      expect([call.path, answer.status]).toEqual([call.path, takesForm(call) ? 400 : 415]);
      errorBody.parse(await answer.json());
    }
  });

  it('may bring what its call knows, once, and together no more than JSON may', async () => {
    const post = async (fields: object) => {
      const answer = await cms.call('POST', '/job-requests', { form: form({ ...application, ...fields }) });
      return [answer.status, answer.ok ? '' : errorBody.parse(await answer.json()).code];
    };
    const long = 'x'.repeat(20_000);
    expect(await post({ fullName: long, role: long, qualification: long })).toEqual([413, 'BODY_TOO_LARGE']);
    expect(await post({ fullName: 'x'.repeat(JSON_BODY_MAX_BYTES) })).toEqual([400, 'INVALID_INPUT']);
    expect(await post({ other: 'x' })).toEqual([400, 'INVALID_INPUT']);
    expect(await post({})).toEqual([201, '']);
  });

  it.each(['/auth/login', '/job-requests'])(`holds no memory: ${CONNECTIONS} of 9 MB each, left open, of %s`, async (path) => {
    const body = Array.from({ length: 60 }, (_, index) => field(`field${index}`, 'x'.repeat(155_000))).join('');
    const before = residentBytes();
    const lines = await Promise.all(Array.from({ length: CONNECTIONS }, () => openLine(cms)));
    for (const line of lines) line.write(head(path, body.length + 100) + body);
    // A complete call, started last, is answered when the others are read.
    const last = await openLine(cms);
    last.write(`${head(path, body.length + 5)}${body}--b--`);
    await last.answered(1);
    expect(residentBytes() - before).toBeLessThan(130 * KIB * KIB);
    for (const line of [...lines, last]) line.hangUp();
  });
});

describe('a form from an admin', () => {
  const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...article } = articles[0] ?? expect.fail();

  it('takes the longest article in both languages, and not a field that no article has', async () => {
    const image = await png({ width: 60, height: 60 });
    const long = Object.fromEntries(
      ['intro', 'issueDefinition', 'importance', 'practicalSteps', 'recommendations'].flatMap((name) =>
        [name, `arabic${name[0]?.toUpperCase()}${name.slice(1)}`].map((one) => [one, 'ع'.repeat(LONG_TEXT_MAX)]),
      ),
    );
    expect((await cms.call('POST', '/articles', { token, form: form({ ...article, ...long }, { image }) })).status).toBe(201);
    const refused = await cms.call('POST', '/articles', { token, form: form({ other: 'x', ...article }, { image }) });
    expect(errorBody.parse(await refused.json()).errors).toMatchObject([{ field: 'other', code: 'unknown_field' }]);
  });

  it('takes no more text than the schema of its call can mean', async () => {
    const heavy = form({ name: 'x'.repeat(20_000), role: 'y'.repeat(20_000), bio: 'z'.repeat(20_000) });
    expect((await cms.call('POST', '/members', { token, form: heavy })).status).toBe(413);
  });
});
