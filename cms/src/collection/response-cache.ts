export interface CachedResponse {
  route: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const MAX_BYTES = 64 * 1_048_576;

export interface ResponseCache {
  revision: number;
  get(key: string): CachedResponse | undefined;
  /** The answer that another request is producing; null when it could not be cached. */
  pending(key: string): Promise<CachedResponse | null> | undefined;
  /** Produces an answer for this request and all that wait for it. */
  fill(key: string, work: () => Promise<CachedResponse | null>): Promise<CachedResponse | null>;
}

const emptyCache = (revision: number): ResponseCache => {
  const ready = new Map<string, CachedResponse>();
  const making = new Map<string, Promise<CachedResponse | null>>();
  let bytes = 0;
  const keep = (key: string, response: CachedResponse): void => {
    // Answers that do not fit are read from the database each time.
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
 * Drops the caches of other revisions. Read the revision first and rows after it: an answer may be newer than its revision, never older.
 */
export const cacheFor = (revision: number): ResponseCache => {
  if (cache.revision !== revision) cache = emptyCache(revision);
  return cache;
};
