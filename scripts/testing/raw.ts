import { connect } from 'node:net';
import type { Cms } from '../../cms/test/cms.ts';

export interface RawAnswer {
  status: number;
  text: string;
}

/**
 * Writes bytes to the CMS as they are, well-formed or not, and reads until it answers or hangs up (status 0).
 * `end` is how the client behaves then: it waits, says that nothing more comes, or is gone at once.
 */
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
