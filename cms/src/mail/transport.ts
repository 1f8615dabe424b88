import { createTransport } from 'nodemailer';
import { settings } from '../../config/sanabel.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const PAUSES_MS = [0, 20_000, 60_000];
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

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

/** Sends a mail in the background, three tries within two minutes: an answer never waits for the mail server. */
export const sendLater = async (mail: Mail): Promise<void> => {
  for (const wait of PAUSES_MS) {
    await pause(wait);
    try {
      // An address object, not a header line: nothing that a person typed can add a header or a recipient.
      await transport.sendMail({ ...mail, from: settings.MAIL_FROM, to: { name: '', address: mail.to } });
      return;
    } catch (error) {
      strapi.log.warn(`a mail could not be sent: ${(error as { code?: string }).code ?? 'unknown reason'}`);
    }
  }
  strapi.log.error('a mail was given up after three tries');
};
