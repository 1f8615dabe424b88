import { connect } from 'node:net';
import type { Cms } from './cms.ts';

export interface Talk {
  text: string;
  statuses: number[];
  body: string;
}

export interface Line {
  write(bytes: string | Buffer): void;
  /** Writes one byte at a time, forever. */
  trickle(byte: string): void;
  ended: Promise<Talk>;
  answered(count: number): Promise<void>;
  hangUp(): void;
}

const TRICKLE_MS = 50;

const heard = (text: string): Talk => ({
  text,
  statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
  body: text.slice(text.lastIndexOf('\r\n\r\n') + 4),
});

export const openLine = (cms: Pick<Cms, 'url'>): Promise<Line> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(cms.url);
    const ended = Promise.withResolvers<Talk>();
    const listeners = new Set<() => void>();
    let text = '';
    let timer: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => {
      resolve({
        write: (bytes) => socket.write(bytes),
        trickle: (byte) => {
          timer = setInterval(() => socket.write(byte), TRICKLE_MS);
        },
        ended: ended.promise,
        answered: (count) =>
          new Promise((done) => {
            const look = () => heard(text).statuses.length >= count && done();
            listeners.add(look);
            look();
          }),
        hangUp: () => socket.destroy(),
      });
    });
    // A letter may be split between two chunks.
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
    socket.on('end', () => clearInterval(timer));
    socket.on('error', () => clearInterval(timer));
    socket.on('close', () => {
      clearInterval(timer);
      ended.resolve(heard(text));
    });
  });

/** Sends bytes and reads until the CMS closes the connection. */
export const say = async (cms: Pick<Cms, 'url'>, bytes: string | Buffer): Promise<Talk> => {
  const line = await openLine(cms);
  line.write(bytes);
  return line.ended;
};

export interface RawAnswer {
  status: number;
  text: string;
}

/** Sends raw bytes, valid or not; status 0 means no answer. `end` is what the client does then: wait, end its side, or disconnect. */
export const sendRaw = (
  cms: Pick<Cms, 'url'>,
  head: readonly string[],
  body: Buffer | string = '',
  end: 'wait' | 'half' | 'gone' = 'wait',
) =>
  new Promise<RawAnswer>((resolve) => {
    const { hostname, port } = new URL(cms.url);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(body, () => {
        if (end === 'half') socket.end();
        if (end === 'gone') socket.destroy();
      });
    });
    const finish = () => {
      const text = Buffer.concat(chunks).toString();
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      const start = text.indexOf('\r\n\r\n');
      if (length && start >= 0 && Buffer.byteLength(text.slice(start + 4)) >= Number(length)) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
