import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { createSmtpServer } from '../../inbox/smtp.ts';

export interface Inbox {
  port: number;
  /** Oldest first, with all headers. */
  mails: Email[];
  count(to: string): number;
  countCodes(to: string): number;
  /** Waits for `count` mails to an address and returns the newest. */
  next(to: string, count?: number): Promise<Email>;
  code(to: string, count?: number): Promise<string | undefined>;
  link(to: string, count?: number): Promise<{ path: string; token: string }>;
  stop(): Promise<void>;
}

const CODE = /^\d{6}$/m;
const LINK = /https?:\/\/[^/\s]+(\/\S*)#([\w-]{22})$/m;

/** Starts the mail server of `npm start`, on a free port or on that of a stopped inbox. */
export const startInbox = async (port = 0): Promise<Inbox> => {
  const mails: Email[] = [];
  const arrivals = new EventEmitter();
  const server = createSmtpServer({
    add: async (source) => {
      mails.push(await PostalMime.parse(source));
      // Deferred until the sender has its answer, so that a test does not overtake the CMS.
      setImmediate(() => arrivals.emit('mail'));
    },
  });
  // A stopped CMS may disconnect in the middle of a mail.
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
