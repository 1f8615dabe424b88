/** A file to store, under a name made from its content: its bytes, or the path of one that is too large for memory. */
export interface NewFile {
  name: string;
  content: Uint8Array | string;
}

/**
 * Lets browsers and proxies keep a file that visitors may have. It may outlive its place on the site there by this many seconds. The
 * site serves its own copies, so a short time costs visitors nothing.
 */
export const PUBLIC_CACHING = 'public, max-age=300';

/** A place for media: a folder of this machine, or a bucket. */
export interface Storage {
  /** Stores a set of files. When it resolves they are whole and outlive a power cut, and count as new. */
  store(files: readonly NewFile[]): Promise<void>;
  /** The address that the API gives: server-relative, or absolute where a cloud storage serves it. */
  addressOf(name: string): string;
  /** Names of our files that have not been stored for longer than this. */
  namesOlderThan(ms: number): Promise<string[]>;
  remove(names: readonly string[]): Promise<void>;
}
