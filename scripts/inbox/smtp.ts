import { SMTPServer } from 'smtp-server';

const MESSAGE_MAX_BYTES = 10_000_000;

const collect = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

export interface Mailbox {
  add(source: Buffer, recipients: string[]): Promise<unknown>;
}

/** Accepts every message for every address and forwards none. */
export const createSmtpServer = (store: Mailbox): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MESSAGE_MAX_BYTES,
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      collect(stream)
        .then((source) => store.add(source, recipients))
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
