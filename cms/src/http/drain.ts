import type { IncomingMessage } from 'node:http';

/** A refused body is read on (and thrown away) up to here; a client that sends more is cut off. */
const DRAIN_MAX_BYTES = 16 * 1_048_576;

/**
 * Does work that is told by a signal when its time, in milliseconds, is over. The timer ends with the work: one of `AbortSignal.timeout`
 * would hold the request in memory until it fires, with all that belongs to it.
 */
export const withTimeLimit = async <Result>(milliseconds: number, work: (late: AbortSignal) => Promise<Result>): Promise<Result> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
};

/** Reads chunks until the body ends, breaks off or is late, or `take` has had enough of it. */
const readOn = (request: IncomingMessage, late: AbortSignal, take: (chunk: Buffer) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (request.readableEnded || request.destroyed || late.aborted) return resolve();
    late.addEventListener('abort', () => resolve(), { once: true });
    request.on('data', (chunk: Buffer) => {
      if (!take(chunk)) resolve();
    });
    for (const event of ['end', 'close', 'error', 'aborted']) request.once(event, () => resolve());
    request.resume();
  });

/**
 * Lets a refused body run out before it is answered: a client that is still sending when the connection closes
 * sees a reset connection instead of the reason.
 */
export const drain = (request: IncomingMessage, late: AbortSignal): Promise<void> => {
  let bytes = 0;
  return readOn(request, late, (chunk) => {
    bytes += chunk.length;
    return bytes <= DRAIN_MAX_BYTES;
  });
};

/** The whole body, or null when it is larger than allowed or breaks off; never more than that in memory. */
export const readAll = async (request: IncomingMessage, maxBytes: number, late: AbortSignal): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  await readOn(request, late, (chunk) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    return bytes <= DRAIN_MAX_BYTES;
  });
  return bytes <= maxBytes ? Buffer.concat(chunks) : null;
};
