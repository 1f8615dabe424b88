/** A public read's whole answer, as it went out once. */
export interface Prepared {
  route: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const MAX_BYTES = 64 * 1_048_576;

/** The answers of one revision. */
export interface Shelf {
  revision: number;
  get(url: string): Prepared | undefined;
  /** The answer that somebody else's request is making now; null when it could not be kept. */
  awaited(url: string): Promise<Prepared | null> | undefined;
  /** Makes an answer for oneself and for all who ask meanwhile. */
  make(url: string, work: () => Promise<Prepared | null>): Promise<Prepared | null>;
}

const emptyShelf = (revision: number): Shelf => {
  const ready = new Map<string, Prepared>();
  const making = new Map<string, Promise<Prepared | null>>();
  let bytes = 0;
  const keep = (url: string, prepared: Prepared): void => {
    // Bounded: what does not fit is read from the database each time.
    if (bytes + prepared.body.length > MAX_BYTES) return;
    bytes += prepared.body.length;
    ready.set(url, prepared);
  };
  return {
    revision,
    get: (url) => ready.get(url),
    awaited: (url) => making.get(url),
    async make(url, work) {
      const { promise, resolve } = Promise.withResolvers<Prepared | null>();
      making.set(url, promise);
      let made: Prepared | null = null;
      try {
        made = await work();
        if (made) keep(url, made);
        return made;
      } finally {
        making.delete(url);
        resolve(made);
      }
    },
  };
};

let shelf = emptyShelf(-1);

/**
 * The answers that belong to a revision; those of any other are dropped. A request asks the database for the revision first and
 * reads rows after: an answer may be newer than the revision that it is kept under, and is never older. One that is finished
 * after the revision has moved on lands on a shelf that nobody looks at any more.
 */
export const shelfOf = (revision: number): Shelf => {
  if (shelf.revision !== revision) shelf = emptyShelf(revision);
  return shelf;
};
