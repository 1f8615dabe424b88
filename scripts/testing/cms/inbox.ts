import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { createSmtpServer } from '../../inbox/smtp.ts';

export interface Inbox {
  port: number;
  /** With all headers, oldest first. */
  mails: Email[];
  /** How many mails an address has had. */
  count(to: string): number;
  /** The newest mail to an address, once there are `count` of them. */
  next(to: string, count?: number): Promise<Email>;
  /** The code in that mail. */
  code(to: string, count?: number): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Starts the mail server of `npm start` and keeps what it receives; on a port of its own, or on one that a stopped inbox had. */
export const startInbox = async (port = 0): Promise<Inbox> => {
  const mails: Email[] = [];
  const arrivals = new EventEmitter();
  const server = createSmtpServer({
    add: async (source) => {
      mails.push(await PostalMime.parse(source));
      // After the sender has had its answer, so that a test does not overtake the CMS.
      setImmediate(() => arrivals.emit('mail'));
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const sentTo = (address: string) => mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
  const next = async (to: string, count = 1): Promise<Email> => {
    for (;;) {
      const found = sentTo(to);
      const newest = found.at(-1);
      if (newest && found.length >= count) return newest;
      await once(arrivals, 'mail');
    }
  };
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    count: (to) => sentTo(to).length,
    next,
    code: async (to, count) => /^\d{6}$/m.exec((await next(to, count)).text ?? '')?.[0],
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
