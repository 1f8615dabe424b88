import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from '../testing/free-ports.ts';
import { type Inbox, startInbox } from './inbox.ts';
import type { Message } from './store.ts';

let inbox: Inbox;
let address: string;
let smtpPort: number;

beforeAll(async () => {
  const [webPort = 0, smtp = 0] = await freePorts(2);
  smtpPort = smtp;
  address = `http://127.0.0.1:${webPort}`;
  inbox = await startInbox({ webPort, smtpPort, onError: (error) => expect.fail(error.message) });
});
afterAll(() => inbox.stop());
beforeEach(() => fetch(`${address}/api/messages`, { method: 'DELETE' }));

const send = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true }).sendMail({
    from: 'نادي سنابل <club@sanabel.example>',
    to: 'mona@sanabel.example',
    ...mail,
  });
const list = async (): Promise<Message[]> => (await fetch(`${address}/api/messages`)).json();

describe('the inbox', () => {
  it('shows a mail with its Arabic subject and text as JSON, newest first', async () => {
    await send({ subject: 'رمز الدخول', text: 'الرمز 123456' });
    await send({ subject: 'second', text: 'two' });
    const messages = await list();
    expect(messages.map(({ subject }) => subject)).toEqual(['second', 'رمز الدخول']);
    expect(messages[1]).toMatchObject({ from: 'club@sanabel.example', to: ['mona@sanabel.example'], html: '' });
    expect(messages[1]?.text).toContain('123456');
    const one = await fetch(`${address}/api/messages/${messages[1]?.id}`);
    expect(await one.json()).toEqual(messages[1]);
  });

  it('lists the mail on a page that runs no script and shows what is in it as text', async () => {
    await send({ subject: '<script>alert(1)</script>', text: 'a' });
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });

  it('shows the HTML of a mail only in a sandbox', async () => {
    await send({ subject: 'x', html: '<p>مرحبا</p>' });
    const [message] = await list();
    const view = await (await fetch(`${address}/messages/${message?.id}`)).text();
    expect(view).toContain('<iframe sandbox=""');
    const frame = await fetch(`${address}/messages/${message?.id}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(await frame.text()).toContain('مرحبا');
  });

  it('forgets everything when asked', async () => {
    await send({ subject: 'x', text: 'y' });
    await fetch(`${address}/api/messages`, { method: 'DELETE' });
    expect(await list()).toEqual([]);
  });

  it('answers 404 for a message that it does not have', async () => {
    expect((await fetch(`${address}/api/messages/none`)).status).toBe(404);
  });
});

describe('the inbox', () => {
  const port = () => Number(new URL(address).port);
  const say = async (...lines: string[]): Promise<string> => {
    const socket = connect(port(), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    return text;
  };

  it.each(['//', '//[', '/\\\\[', '*', 'http://[/', '/messages/%'])('outlives a request for %s', async (target) => {
    expect(await say(`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1')).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect((await fetch(address)).status).toBe(200);
  });

  it.each(['rebind.evil.example', '127.0.0.1.evil.example', 'evil.example:1080', ''])('shows nothing to the host name %j', async (host) => {
    await send({ subject: 'x', text: 'the code 424242' });
    for (const path of ['/', '/api/messages']) {
      const answer = await say(`GET ${path} HTTP/1.1`, `Host: ${host}`);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toContain('424242');
    }
    expect(await say('GET /api/messages HTTP/1.1', 'Host: localhost:1080')).toContain('424242');
  });

  it.each(['cross-site', 'same-site'])('does nothing for a page of another site (%s)', async (site) => {
    await send({ subject: 'kept', text: 'y' });
    const headers = { 'sec-fetch-site': site };
    expect((await fetch(`${address}/clear`, { method: 'POST', headers, redirect: 'manual' })).status).toBe(403);
    expect((await fetch(`${address}/api/messages`, { headers })).status).toBe(403);
    expect((await list()).map(({ subject }) => subject)).toContain('kept');
  });

  it.each(['http://evil.example', 'null', 'http://127.0.0.1', 'https://localhost:1080'])(
    'does nothing for a page of %s in a browser that tells its origin alone',
    async (origin) => {
      await send({ subject: 'kept', text: 'y' });
      expect((await fetch(`${address}/clear`, { method: 'POST', headers: { origin }, redirect: 'manual' })).status).toBe(403);
      expect((await list()).map(({ subject }) => subject)).toContain('kept');
      expect((await fetch(`${address}/clear`, { method: 'POST', headers: { origin: address }, redirect: 'manual' })).status).toBe(303);
    },
  );

  it('listens on this machine alone, whatever else the machine is called', async () => {
    // Another loopback address: only a server that listens everywhere answers there.
    const [error] = await once(connect(port(), '127.0.0.2'), 'error');
    expect(error.code).toBe('ECONNREFUSED');
  });
});
