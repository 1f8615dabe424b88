import { mkdirSync, readdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Drawing, drawingName, isPoster, SHARE_FOLDER } from '../../content/drawing.ts';
import type { PageIndex } from '../page-index.ts';
import { isPart, partOf } from '../site-version.ts';

export interface WantedDrawing {
  name: string;
  drawing: Drawing;
}

export const named = (drawing: Drawing): WantedDrawing => ({ name: drawingName(drawing), drawing });

/** A card without a file, and the address of a page that names it. */
export interface MissingDrawing {
  name: string;
  page: string;
}

const fileOf = (name: string): string => join(SHARE_FOLDER, name);

/** Cards are no part of a release: named by content digest, an existing file is right for every release. */
export const createDrawingStore = (pathNow: () => string, index: PageIndex) => {
  const folder = join(pathNow(), SHARE_FOLDER);
  mkdirSync(folder, { recursive: true });
  const drawn = new Set(readdirSync(folder).filter((name) => !isPart(name)));
  /** Cards that failed are not tried again before the next start. */
  const failed = new Set<string>();
  return {
    /** Returns a missing card of the newest page, or null. Posters are slow and load only on a press, so they come last. */
    next: (): MissingDrawing | null => {
      let card: MissingDrawing | null = null;
      let poster: MissingDrawing | null = null;
      for (const [name, { pages, isPoster }] of index.drawings) {
        if (drawn.has(name) || failed.has(name)) continue;
        if (isPoster) poster = { name, page: pages[0] ?? '' };
        else card = { name, page: pages[0] ?? '' };
      }
      return card ?? poster;
    },
    /** Leaves posters out. */
    missingOf: (drawings: readonly Drawing[]): WantedDrawing[] =>
      drawings
        .filter((drawing) => !isPoster(drawing))
        .map(named)
        .filter(({ name }) => !drawn.has(name) && !failed.has(name)),
    /** Saves a card atomically. Throws on a full disk, and leaves nothing behind. */
    put: async (name: string, bytes: Buffer): Promise<void> => {
      const target = join(pathNow(), fileOf(name));
      const part = join(pathNow(), partOf(fileOf(name)));
      mkdirSync(dirname(target), { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      drawn.add(name);
    },
    /** Counts the pictures that pages name and that have no file. */
    missing: (): number => [...index.drawings.keys()].filter((name) => !drawn.has(name)).length,
    giveUp: (name: string): void => {
      failed.add(name);
    },
    /** The files of cards that no page names any more. */
    ended: (): string[] => [...drawn].filter((name) => !index.drawings.has(name)).map(fileOf),
    isShown: (file: string): boolean => dirname(file) === SHARE_FOLDER && index.drawings.has(basename(file)),
    forget: (file: string): void => {
      if (dirname(file) === SHARE_FOLDER) drawn.delete(basename(file));
    },
  };
};

export type DrawingStore = ReturnType<typeof createDrawingStore>;
