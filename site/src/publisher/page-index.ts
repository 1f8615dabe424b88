import type { Rendered } from './render-worker.ts';

type Facts = Omit<Rendered, 'body' | 'address'> & { digest: string };

/** What is known of the published pages: what each has read, and the code that stands in it. */
export interface PageIndex {
  /** Notes a page as it was rendered. */
  note(address: string, facts: Facts): void;
  forget(address: string): void;
  digestOf(address: string): string | undefined;
  fileOf(address: string): string | undefined;
  files(): string[];
  size(): number;
  /** The pages that have read one of these names. */
  readersOf(reads: Iterable<string>): Set<string>;
  /** The code of all pages, and each folder's first font. */
  code(): { styles: Set<string>; scripts: Set<string>; fonts: Map<string, string> };
}

export const createPageIndex = (): PageIndex => {
  const pages = new Map<string, Facts>();
  const readers = new Map<string, Set<string>>();
  const forget = (address: string): void => {
    for (const read of pages.get(address)?.reads ?? []) {
      const others = readers.get(read);
      others?.delete(address);
      if (others?.size === 0) readers.delete(read);
    }
    pages.delete(address);
  };
  return {
    note: (address, facts) => {
      forget(address);
      pages.set(address, facts);
      for (const read of facts.reads) {
        const others = readers.get(read) ?? new Set();
        readers.set(read, others.add(address));
      }
    },
    forget,
    digestOf: (address) => pages.get(address)?.digest,
    fileOf: (address) => pages.get(address)?.file,
    files: () => [...pages.values()].map(({ file }) => file),
    size: () => pages.size,
    readersOf: (reads) => new Set([...reads].flatMap((read) => [...(readers.get(read) ?? [])])),
    code: () => {
      const facts = [...pages.values()];
      return {
        styles: new Set(facts.flatMap(({ styles }) => styles)),
        scripts: new Set(facts.flatMap(({ scripts }) => scripts)),
        fonts: new Map(facts.flatMap(({ font }) => (font ? [font] : []))),
      };
    },
  };
};
