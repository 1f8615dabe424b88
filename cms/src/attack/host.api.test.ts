import { say } from '@sanabel/scripts/testing/cms/socket.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const cms = withCms();

const FORGED: Record<string, readonly string[]> = {
  'of somebody else': ['Host: evil.example'],
  'with a port and a user': ['Host: user@evil.example:99'],
  'sent twice': ['Host: 127.0.0.1', 'Host: evil.example'],
  'sent twice, the other way round': ['Host: evil.example', 'Host: 127.0.0.1'],
  forwarded: ['Host: 127.0.0.1', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: evil', 'Forwarded: host=evil.example'],
  rewritten: ['Host: 127.0.0.1', 'X-Original-URL: http://evil.example/', 'X-Rewrite-URL: /evil', 'X-Host: evil.example'],
  'that is markup': ['Host: <script>evil</script>'],
  empty: ['Host:'],
};
const READS = ['/crops', '/media', '/backgrounds', '/openapi.json', '/docs', '/health', '/nothing', '/admins', '/crops/', '/../../'];

const ask = (line: string, headers: readonly string[], body = '') =>
  say(cms, `${[line, ...headers, 'Connection: close', `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`);
/** Drops headers that may differ between equal answers, and lower-cases the names of the others. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/^date: .*$/m, 'date');

describe('a forged host', () => {
  it.each(Object.entries(FORGED))('%s changes no answer', async (_, headers) => {
    for (const path of READS) {
      const honest = await ask(`GET /api/v1${path} HTTP/1.1`, ['Host: 127.0.0.1']);
      const forged = await ask(`GET /api/v1${path} HTTP/1.1`, headers);
      expect(plain(forged.text)).toBe(plain(honest.text));
      expect(forged.text).not.toMatch(/evil|^location:/im);
    }
  });

  it.each(['http://evil.example', 'https://evil.example:99'])('in the address (%s) changes no answer', async (origin) => {
    for (const path of READS) {
      const honest = await ask(`GET /api/v1${path} HTTP/1.1`, ['Host: 127.0.0.1']);
      const forged = await ask(`GET ${origin}/api/v1${path} HTTP/1.1`, ['Host: evil.example']);
      expect(plain(forged.text)).toBe(plain(honest.text));
    }
  });

  it('is in no mail', async () => {
    const login = JSON.stringify(cms.admin);
    const application = JSON.stringify({
      fullName: 'a',
      phoneNumber: '01012345678',
      role: 'b',
      qualification: 'c',
      email: 'applicant@example.com',
      experience: '1',
    });
    const type = 'Content-Type: application/json';
    const forged = ['Host: evil.example', 'X-Forwarded-Host: evil.example', type];
    const answers = [
      await ask('POST /api/v1/auth/login HTTP/1.1', forged, login),
      await ask('POST http://evil.example/api/v1/job-requests HTTP/1.1', forged, application),
    ];
    expect(answers.map(({ statuses }) => statuses)).toEqual([[200], [201]]);
    const mail = await cms.inbox.next(cms.admin.email);
    expect(JSON.stringify([mail, answers])).not.toContain('evil');
  });
});
