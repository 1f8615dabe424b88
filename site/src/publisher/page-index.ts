import { type Drawing, drawingName, isPoster } from '../content/drawing.ts';
import { addCode, type PageCode } from '../csp/headers.ts';
import type { Page } from './render-worker.ts';

export type Facts = Page & { digest: string; bytes: number };

/** A card that pages name. Its texts would take half of this index with ten thousand items, so they stay in the pages. */
export interface NotedDrawing {
  /** Addresses: the pages of a list share a card. */
  pages: readonly string[];
  isPoster: boolean;
}

export interface PageIndex {
  note(facts: Facts): void;
  forget(address: string): void;
  digestOf(address: string): string | undefined;
  weightOf(address: string): { digest: string; bytes: number; media: readonly string[] } | undefined;
  fileOf(address: string): string | undefined;
  files(): string[];
  readersOf(reads: Iterable<string>): Set<string>;
  /** The cards that pages name, by file name; those of new pages come last. */
  drawings: ReadonlyMap<string, NotedDrawing>;
  code(): { code: PageCode; fonts: Map<string, string> };
}

/** The prefix of media reads (content/snapshot.ts). */
const MEDIUM = 'medium ';

interface Read {
  name: string;
  pages: Set<string>;
}
type Noted = Omit<Facts, 'address' | 'reads' | 'drawings'> & { reads: readonly Read[]; drawings: readonly string[] };

export const createPageIndex = (): PageIndex => {
  const pages = new Map<string, Noted>();
  const reads = new Map<string, Read>();
  const drawings = new Map<string, NotedDrawing>();
  /** Interns strings: ten thousand pages with the same stylesheet would each bring a copy. */
  const texts = new Map<string, string>();
  const shared = (text: string): string => {
    const known = texts.get(text) ?? text;
    texts.set(text, known);
    return known;
  };
  const readNamed = (name: string): Read => {
    const known = reads.get(name) ?? { name, pages: new Set() };
    reads.set(name, known);
    return known;
  };
  const forget = (address: string): void => {
    for (const read of pages.get(address)?.reads ?? []) {
      read.pages.delete(address);
      if (read.pages.size === 0) reads.delete(read.name);
    }
    for (const name of pages.get(address)?.drawings ?? []) {
      const { pages: all = [], isPoster = false } = drawings.get(name) ?? {};
      const others = all.filter((page) => page !== address);
      if (others.length > 0) drawings.set(name, { pages: others, isPoster });
      else drawings.delete(name);
    }
    pages.delete(address);
  };
  const noteDrawing = (drawing: Drawing, address: string): string => {
    const name = drawingName(drawing);
    drawings.set(name, { pages: [...(drawings.get(name)?.pages ?? []), address], isPoster: isPoster(drawing) });
    return name;
  };
  return {
    note: ({ address, file, digest, bytes, font, ...facts }) => {
      forget(address);
      const noted = facts.reads.map(readNamed);
      for (const read of noted) read.pages.add(address);
      pages.set(address, {
        file,
        digest,
        bytes,
        font,
        reads: noted,
        styles: facts.styles.map(shared),
        scripts: facts.scripts.map(shared),
        drawings: facts.drawings.map((drawing) => noteDrawing(drawing, address)),
      });
    },
    forget,
    digestOf: (address) => pages.get(address)?.digest,
    weightOf: (address) => {
      const page = pages.get(address);
      if (!page) return undefined;
      const { digest, bytes, reads: asked } = page;
      // A stable order, whichever part of the page was cached.
      const media = asked.flatMap(({ name }) => (name.startsWith(MEDIUM) ? [name.slice(MEDIUM.length)] : [])).toSorted();
      return { digest, bytes, media };
    },
    fileOf: (address) => pages.get(address)?.file,
    files: () => [...pages.values()].map(({ file }) => file),
    readersOf: (names) => {
      const found = new Set<string>();
      for (const name of names) for (const address of reads.get(name)?.pages ?? []) found.add(address);
      return found;
    },
    drawings,
    code: () => {
      const code: PageCode = new Map();
      const fonts = new Map<string, string>();
      for (const page of pages.values()) {
        if (page.file.endsWith('.html')) addCode(code, page.file, page);
        if (page.font) fonts.set(...page.font);
      }
      return { code, fonts };
    },
  };
};
