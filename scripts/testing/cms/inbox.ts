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
  /** How many of them had a code. */
  countCodes(to: string): number;
  /** The newest mail to an address, once there are `count` of them. */
  next(to: string, count?: number): Promise<Email>;
  /** The newest code that was mailed to an address, once there are `count` of them. */
  code(to: string, count?: number): Promise<string | undefined>;
  /** The newest link with a secret that was mailed to an address, once there are `count` of them. */
  link(to: string, count?: number): Promise<{ path: string; token: string }>;
  stop(): Promise<void>;
}

const CODE = /^\d{6}$/m;
const LINK = /https?:\/\/[^/\s]+(\/\S*)#([\w-]{22})$/m;

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
  // A CMS that is stopped may hang up in the middle of a mail.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const sentTo = (address: string) => mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
  const next = async (to: string, count = 1, kind = /^/): Promise<Email> => {
    for (;;) {
      const found = sentTo(to).filter(({ text }) => kind.test(text ?? ''));
      const newest = found.at(-1);
      if (newest && found.length >= count) return newest;
      await once(arrivals, 'mail');
    }
  };
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    count: (to) => sentTo(to).length,
    next: (to, count) => next(to, count),
    countCodes: (to) => sentTo(to).filter(({ text }) => CODE.test(text ?? '')).length,
    code: async (to, count) => CODE.exec((await next(to, count, CODE)).text ?? '')?.[0],
    link: async (to, count) => {
      const [, path = '', token = ''] = LINK.exec((await next(to, count, LINK)).text ?? '') ?? [];
      return { path, token };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
