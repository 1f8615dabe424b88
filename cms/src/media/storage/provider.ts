/** Named by content: its bytes, or a path when it is too large for memory. */
export interface NewFile {
  name: string;
  content: Uint8Array | string;
}

/** Browsers and proxies may keep a deleted file for this long. Visitors lose nothing: the site serves its own copies. */
export const PUBLIC_CACHING = 'public, max-age=300';

export interface Storage {
  /** Files survive a power cut once it resolves, and count as new. */
  store(files: readonly NewFile[]): Promise<void>;
  /** Tells if all of these files are there. */
  has(names: readonly string[]): Promise<boolean>;
  /** Relative to the server, or absolute for a cloud storage. */
  addressOf(name: string): string;
  /** Our files that have not been stored again for this long. */
  namesOlderThan(ms: number): Promise<string[]>;
  remove(names: readonly string[]): Promise<void>;
}
