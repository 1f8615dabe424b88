import { connect } from 'node:net';
import { encryptionFor } from './environment/mail-server.ts';
import { settings } from './sanabel.ts';

interface MailServer {
  host: string;
  port: number;
}
type SocketReady = (error: Error | null, socket?: { connection: ReturnType<typeof connect> }) => void;

/** Ends each mail's connection at its deadline: a slow server outlasts limits between answers, and Strapi's provider passes no `signal`. */
const getSocket = ({ host, port }: MailServer, ready: SocketReady): void => {
  const connection = connect({ host, port, signal: AbortSignal.timeout(settings.SMTP_TIMEOUT_MS) });
  connection.once('error', ready);
  connection.once('connect', () => {
    // The deadline may pass after nodemailer has removed its listener; an error without one would end the process.
    connection.off('error', ready).on('error', () => {});
    ready(null, { connection });
  });
};

const mailServer = {
  host: settings.SMTP_HOST,
  port: settings.SMTP_PORT,
  ...encryptionFor(settings),
  ...(settings.SMTP_USER ? { auth: { user: settings.SMTP_USER, pass: settings.SMTP_PASSWORD ?? '' } } : {}),
  connectionTimeout: settings.SMTP_TIMEOUT_MS,
  greetingTimeout: settings.SMTP_TIMEOUT_MS,
  socketTimeout: settings.SMTP_TIMEOUT_MS,
  getSocket,
};

export default {
  'users-permissions': { config: { jwtSecret: settings.JWT_SECRET } },
  email: { config: { provider: 'nodemailer', providerOptions: mailServer, settings: { defaultFrom: settings.MAIL_FROM } } },
};
