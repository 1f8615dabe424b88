import { createTransport } from 'nodemailer';
import { settings } from '../../config/sanabel.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const TIMEOUT_MS = 15_000;

const transport = createTransport({
  host: settings.SMTP_HOST,
  port: settings.SMTP_PORT,
  secure: settings.SMTP_SECURE,
  ...(settings.SMTP_USER ? { auth: { user: settings.SMTP_USER, pass: settings.SMTP_PASSWORD ?? '' } } : {}),
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
});

/** Hands a mail to the mail server. The recipient is an address object: nothing that was typed can add a header or another one. */
export const sendNow = async (mail: Mail): Promise<void> => {
  await transport.sendMail({ ...mail, from: settings.MAIL_FROM, to: { name: '', address: mail.to } });
};
