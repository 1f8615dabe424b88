import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Inbox {
  port: number;
  mails: Email[];
  /** How many mails an address has had. */
  count(to: string): number;
  /** The newest mail to an address, once there are `count` of them. */
  next(to: string, count?: number): Promise<Email>;
  stop(): Promise<void>;
}

const sentTo = (address: string) => (mail: Email) => mail.to?.some((recipient) => recipient.address === address) ?? false;

/** A real SMTP server that keeps what it receives; on a port of its own, or on one that a stopped inbox had. */
export const startInbox = async (port = 0): Promise<Inbox> => {
  const mails: Email[] = [];
  const listeners = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
      for (const listener of listeners) listener();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const next = (to: string, count = 1): Promise<Email> =>
    new Promise((resolve) => {
      const look = () => {
        const found = mails.filter(sentTo(to));
        const newest = found.at(-1);
        if (found.length < count || !newest) return;
        listeners.delete(look);
        resolve(newest);
      };
      listeners.add(look);
      look();
    });
  const count = (to: string): number => mails.filter(sentTo(to)).length;
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    count,
    next,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
