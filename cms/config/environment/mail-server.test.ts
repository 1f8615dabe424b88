import { startInbox } from '@sanabel/scripts/testing/cms/inbox.ts';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { encryptionFor } from './mail-server.ts';

const mail = { from: 'club@sanabel.example', to: 'mona@sanabel.example', subject: 'code', text: '123456' };

describe('a mail server without encryption', () => {
  it.each(['smtp.example.com', '203.0.113.7', '127.0.0.1.example.com'])('elsewhere (%s) gets no mail', async (host) => {
    const inbox = await startInbox();
    const transport = createTransport({ host: '127.0.0.1', port: inbox.port, ...encryptionFor({ SMTP_HOST: host, SMTP_SECURE: false }) });
    await expect(transport.sendMail(mail)).rejects.toThrow(/STARTTLS/);
    expect(inbox.mails).toEqual([]);
    await inbox.stop();
  });

  it.each(['127.0.0.1', 'localhost'])('on this machine (%s) gets it', async (host) => {
    const inbox = await startInbox();
    const transport = createTransport({ host: '127.0.0.1', port: inbox.port, ...encryptionFor({ SMTP_HOST: host, SMTP_SECURE: false }) });
    await transport.sendMail(mail);
    expect((await inbox.next(mail.to)).subject).toBe('code');
    await inbox.stop();
  });

  it('is not what an encrypted connection is taken for', () => {
    expect(encryptionFor({ SMTP_HOST: 'smtp.example.com', SMTP_SECURE: true })).toEqual({ secure: true, requireTLS: false });
  });
});
