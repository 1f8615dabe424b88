import type { IncomingMessage } from 'node:http';

/** Discards a refused body up to this size; larger ones are cut off. */
const DRAIN_MAX_BYTES = 16 * 1_048_576;

/** `AbortSignal.timeout` would keep the request in memory until it fires; this timer ends with the work. */
export const withTimeLimit = async <Result>(milliseconds: number, work: (late: AbortSignal) => Promise<Result>): Promise<Result> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
};

/** Reads until the body ends, breaks off or is late, or `take` returns false. */
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

/** Reads the rest of a refused body first: a client that is still sending would see a reset instead of the reason. */
export const drain = (request: IncomingMessage, late: AbortSignal): Promise<void> => {
  let bytes = 0;
  return readOn(request, late, (chunk) => {
    bytes += chunk.length;
    return bytes <= DRAIN_MAX_BYTES;
  });
};

/** Returns null when the body is too large or breaks off. Never buffers more than the limit. */
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
