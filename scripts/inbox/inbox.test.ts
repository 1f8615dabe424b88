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
  inbox = await startInbox({ host: '127.0.0.1', webPort, smtpPort, onError: (error) => expect.fail(error.message) });
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
