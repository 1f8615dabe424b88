import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment/environment.ts';
import { startInbox } from '../testing/cms/inbox.ts';
import type { Finding, Target } from './check.ts';
import { judgeClock, judgeDiskSpace, judgeMemory, secondsAhead, versions } from './checks/machine.ts';
import { mail } from './checks/mail.ts';
import { pages } from './checks/pages.ts';
import { judgeLevel, publication } from './checks/publication.ts';
import { judgeBackup, openPorts, settings } from './checks/settings.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const target = (variables: Record<string, string> = {}): Target => {
  const inside = readEnvironment(variables);
  return { site: new URL(inside.SITE_URL), inside, variables };
};
const states = (findings: Finding[]) => findings.map(({ state }) => state);
/** Checks that findings and advice come in both languages. */
const outputOf = (findings: Finding[]): string => {
  for (const { state, text, advice } of findings) {
    expect(text.ar).not.toBe('');
    if (state === 'fault' || state === 'warning') expect(advice?.ar && advice.en).toBeTruthy();
  }
  return findings.map(({ text }) => text.en).join('\n');
};

describe('the mail server', () => {
  const smtp = async (server: SMTPServer): Promise<number> => {
    server.on('error', () => {});
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return (server.server.address() as AddressInfo).port;
  };
  const settingsOf = (port: number) => ({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) });

  it('that takes mail is right, and gets one when that is asked for', async () => {
    const inbox = await startInbox();
    ends.push(inbox.stop);
    const found = target(settingsOf(inbox.port));
    expect(states(await mail.run(found))).toEqual(['ok', 'skipped']);
    expect(states(await mail.run({ ...found, mailTo: 'somebody@example.com' }))).toEqual(['ok']);
    expect((await inbox.next('somebody@example.com')).subject).toContain('doctor');
  });

  it('that refuses the password, or is not there, is named with what it says', async () => {
    const port = await smtp(
      new SMTPServer({ hideSTARTTLS: true, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(new Error('Wrong password')) }),
    );
    const found = target({ ...settingsOf(port), SMTP_USER: 'club', SMTP_PASSWORD: 'x' });
    expect(outputOf(await mail.run(found))).toContain('Wrong password');
    expect(outputOf(await mail.run(target(settingsOf(1))))).toContain('ECONNREFUSED');
    // The default certificate of the library's server expired in 2022.
    const ended = await smtp(new SMTPServer({ authOptional: true }));
    expect(outputOf(await mail.run(target(settingsOf(ended))))).toContain('certificate has expired');
    expect(states(await mail.run(target()))).toEqual(['fault']);
  });
});

describe('the pages', () => {
  it('that nothing serves are named with the reason', async () => {
    expect(outputOf(await pages.run(target({ SITE_URL: 'http://127.0.0.1:9' })))).toMatch(/\/ does not .*\(no response: \w+\)/);
  });

  it('without our headers are a fault, and a page that fails is named', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/en' ? 502 : 200, { 'X-Content-Type-Options': 'nosniff' }).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const output = outputOf(await pages.run(target({ SITE_URL: `http://127.0.0.1:${port}` })));
    expect(output).toContain('/en does not respond as expected (502)');
    expect(output).toMatch(/missing or different: .*Referrer-Policy.*Content-Security-Policy/);
    expect(output).not.toContain('X-Content-Type-Options');
  });

  it('are those of the languages of this installation', async () => {
    const output = outputOf(await pages.run(target({ SITE_URL: 'http://127.0.0.1:1', DEFAULT_LOCALE: 'en' })));
    expect(output).toContain('/ar does not respond');
    expect(output).not.toContain('/en ');
  });
});

describe('publication', () => {
  it('asks the hook without beginning a build, and the CMS how it went', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end('sanabel_health_level{part="publication"} 2\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const variables = { CMS_PORT: String(port), METRICS_TOKEN: 'x', API_URL: 'https://cms.club.example' };
    const hook = { REBUILD_HOOK_URL: `http://127.0.0.1:${port}/hook` };
    expect(states(await publication.run(target({ ...variables, ...hook })))).toEqual(['ok', 'fault']);
    expect(asked.toSorted()).toEqual(['GET /api/v1/metrics', 'HEAD /hook']);
    expect(outputOf(await publication.run(target(variables)))).toContain('No build hook is set');
    expect(outputOf(await publication.run(target({ ...variables, PAGES_ON: 'server' })))).not.toContain('No build hook is set');
    expect(outputOf(await publication.run(target({ ...variables, REBUILD_HOOK_URL: 'http://127.0.0.1:1/hook' })))).toContain(
      'does not respond',
    );
  });
});

describe('the settings', () => {
  it('of a first try are no settings for the public', async () => {
    expect(outputOf(await settings.run(target()))).toMatch(/SITE_URL.*\n.*PROXY_SECRET.*\n.*BACKUP_PASSPHRASE.*\n.*mails/);
  });
  it('that configure writes are right', async () => {
    const found = target({
      SITE_URL: 'https://club.example',
      PROXY_SECRET: randomBytes(32).toString('base64url'),
      BACKUP_PASSPHRASE: 'x'.repeat(12),
      MAIL_FROM: 'Club <no-reply@club.example>',
    });
    expect(states(await settings.run(found))).toEqual(['ok']);
  });
});

it('a CMS that can be opened from the network is a fault', async () => {
  const server = createServer();
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const [found] = await openPorts.run(target({ CMS_PORT: String(port) }));
  // A machine without a network cannot check from outside.
  if (found?.state !== 'skipped') expect(found?.text.en).toContain(`:${port}`);
});

it('knows the Node that comes with the packages', async () => {
  const [found] = await versions.run(target());
  expect(found).toMatchObject({ state: 'ok', text: { en: expect.stringContaining(`on Node ${process.versions.node}`) } });
});

it.each([
  [judgeMemory(2_000), 'ok'],
  [judgeMemory(1_000), 'warning'],
  [judgeDiskSpace(100_000, 1_000_000), 'ok'],
  [judgeDiskSpace(1_000, 1_000_000), 'warning'],
  [judgeDiskSpace(100_000, 1_000), 'warning'],
  [judgeDiskSpace(100_000, 0), 'ok'],
  [judgeDiskSpace(100, 1_000_000), 'fault'],
  [judgeLevel(0), 'ok'],
  [judgeLevel(1), 'warning'],
  [judgeLevel(null), 'skipped'],
  [judgeBackup(null), 'warning'],
  [judgeBackup(12), 'ok'],
  [judgeBackup(48), 'warning'],
  [judgeBackup(200), 'fault'],
  [judgeClock(-3), 'ok'],
  [judgeClock(90), 'fault'],
  [judgeClock(null), 'skipped'],
])('%j is judged as %s', (finding, state) => {
  expect(finding.state).toBe(state);
});

it('asks a time server how far the clock is off', async () => {
  const server = createSocket('udp4');
  server.on('message', (_, { port }) => {
    const answer = Buffer.alloc(48);
    answer.writeUInt32BE(Math.round(Date.now() / 1000) + 2_208_988_800 - 600, 40);
    server.send(answer, port, '127.0.0.1');
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  expect(Math.round((await secondsAhead({ host: '127.0.0.1', port: server.address().port })) / 60)).toBe(10);
});
