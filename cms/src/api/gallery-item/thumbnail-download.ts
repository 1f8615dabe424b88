import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

interface Bounds {
  maxBytes: number;
  signal: AbortSignal;
}

/** Passes on what comes, up to a number of bytes. */
const upTo = (maxBytes: number) =>
  async function* (chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
      yield chunk;
    }
  };

/**
 * Downloads what is at an address into a new file; false when nothing is there. Throws for any other answer, for too many bytes, when
 * the signal comes, and for a redirect: it could lead to a machine that only our server reaches.
 */
export const download = async (address: string, path: string, { maxBytes, signal }: Bounds): Promise<boolean> => {
  const answer = await fetch(address, { redirect: 'error', signal });
  if (answer.ok && answer.body) {
    const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    await pipeline(body, upTo(maxBytes), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return true;
  }
  await answer.body?.cancel();
  if (answer.status === 404) return false;
  throw new Error(`status ${answer.status}`);
};
