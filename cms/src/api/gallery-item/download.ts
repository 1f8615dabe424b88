import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

interface Bounds {
  maxBytes: number;
  signal: AbortSignal;
}

const upTo = (maxBytes: number) =>
  async function* (chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
      yield chunk;
    }
  };

/** False for 404; throws for other failures. Refuses redirects: they could lead to a machine that only our server reaches. */
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

/** Pauses after the first and second failure; the third is final until the process restarts. */
const PAUSES_MS = [60_000, 600_000];

interface Failures {
  count: number;
  nextAt: number;
}

/** Keeps retries in memory: after a restart each item is tried again, which costs three requests at most and no table. */
export const createTries = () => {
  const failed = new Map<string, Failures>();
  return {
    /** Milliseconds until a retry; null after the last one. */
    pause(id: string, now: number): number | null {
      const { nextAt = now } = failed.get(id) ?? {};
      return nextAt === Number.POSITIVE_INFINITY ? null : Math.max(0, nextAt - now);
    },
    fail(id: string, now: number): number {
      const count = (failed.get(id)?.count ?? 0) + 1;
      failed.set(id, { count, nextAt: now + (PAUSES_MS[count - 1] ?? Number.POSITIVE_INFINITY) });
      return count;
    },
    keep(ids: ReadonlySet<string>): void {
      for (const id of failed.keys()) if (!ids.has(id)) failed.delete(id);
    },
  };
};
