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

/** The pauses after the first failure and after the second; then nothing is tried until the process starts again. */
const PAUSES_MS = [60_000, 600_000];

interface Failures {
  count: number;
  nextAt: number;
}

/** Remembers which items may be tried now. In memory: after a restart each is tried anew, which costs no table and three requests at most. */
export const createTries = () => {
  const failed = new Map<string, Failures>();
  return {
    /** Milliseconds until an item may be tried; null when it was tried often enough. */
    pause(id: string, now: number): number | null {
      const { nextAt = now } = failed.get(id) ?? {};
      return nextAt === Number.POSITIVE_INFINITY ? null : Math.max(0, nextAt - now);
    },
    /** Notes a failure; how many there have been. */
    fail(id: string, now: number): number {
      const count = (failed.get(id)?.count ?? 0) + 1;
      failed.set(id, { count, nextAt: now + (PAUSES_MS[count - 1] ?? Number.POSITIVE_INFINITY) });
      return count;
    },
    /** Forgets all but these. */
    keep(ids: ReadonlySet<string>): void {
      for (const id of failed.keys()) if (!ids.has(id)) failed.delete(id);
    },
  };
};
