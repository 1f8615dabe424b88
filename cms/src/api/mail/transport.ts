import { createTransport } from 'nodemailer';
import { settings } from '../../../config/sanabel.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const transport = createTransport({
  host: settings.SMTP_HOST,
  port: settings.SMTP_PORT,
  secure: settings.SMTP_SECURE,
  ...(settings.SMTP_USER ? { auth: { user: settings.SMTP_USER, pass: settings.SMTP_PASSWORD ?? '' } } : {}),
});

/**
 * Hands a mail to the mail server. The recipient is an address object: nothing that was typed can add a header or another one.
 * All of it has one limit of time: a server that says a little now and then would outlast limits between two words of it.
 */
export const sendNow = async (mail: Mail): Promise<void> => {
  const letter = {
    ...mail,
    from: settings.MAIL_FROM,
    to: { name: '', address: mail.to },
    signal: AbortSignal.timeout(settings.SMTP_TIMEOUT_MS),
  };
  await transport.sendMail(letter);
};
