/** A whole answer to a public read, as it was sent. */
export interface CachedResponse {
  route: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const MAX_BYTES = 64 * 1_048_576;

/** The answers of one revision. */
export interface ResponseCache {
  revision: number;
  get(key: string): CachedResponse | undefined;
  /** The answer that another request is making now; null when it could not be kept. */
  pending(key: string): Promise<CachedResponse | null> | undefined;
  /** Makes an answer for this request and for all that ask meanwhile. */
  fill(key: string, work: () => Promise<CachedResponse | null>): Promise<CachedResponse | null>;
}

const emptyCache = (revision: number): ResponseCache => {
  const ready = new Map<string, CachedResponse>();
  const making = new Map<string, Promise<CachedResponse | null>>();
  let bytes = 0;
  const keep = (key: string, response: CachedResponse): void => {
    // Bounded: an answer that does not fit is read from the database each time.
    if (bytes + response.body.length > MAX_BYTES) return;
    bytes += response.body.length;
    ready.set(key, response);
  };
  return {
    revision,
    get: (key) => ready.get(key),
    pending: (key) => making.get(key),
    async fill(key, work) {
      const { promise, resolve } = Promise.withResolvers<CachedResponse | null>();
      making.set(key, promise);
      let made: CachedResponse | null = null;
      try {
        made = await work();
        if (made) keep(key, made);
        return made;
      } finally {
        making.delete(key);
        resolve(made);
      }
    },
  };
};

let cache = emptyCache(-1);

/**
 * The cache of a revision; answers of any other are dropped. A request asks the database for the revision first and reads rows
 * after: an answer may be newer than its revision, never older. An answer that is finished after the revision has moved on
 * goes into a cache that is no longer read.
 */
export const cacheFor = (revision: number): ResponseCache => {
  if (cache.revision !== revision) cache = emptyCache(revision);
  return cache;
};
