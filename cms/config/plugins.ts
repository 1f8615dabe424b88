import { connect } from 'node:net';
import { encryptionFor } from './environment/mail-server.ts';
import { settings } from './sanabel.ts';

interface MailServer {
  host: string;
  port: number;
}
type SocketReady = (error: Error | null, socket?: { connection: ReturnType<typeof connect> }) => void;

/**
 * Opens one connection for one mail, and ends it when its time is over. Limits between two words of a server would be outlasted by
 * one that says a little now and then, and Strapi's provider hands no `signal` on: a connection given up by its caller alone would stay.
 */
const getSocket = ({ host, port }: MailServer, ready: SocketReady): void => {
  const connection = connect({ host, port, signal: AbortSignal.timeout(settings.SMTP_TIMEOUT_MS) });
  connection.once('error', ready);
  connection.once('connect', () => {
    // Its time may end when nodemailer has let go of it: an error without a listener would end the process.
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
