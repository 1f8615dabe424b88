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
    next: (): WantedDrawing | null => {
      let poster: WantedDrawing | null = null;
      for (const name of index.drawingNames().toReversed()) {
        const drawing = drawn.has(name) || failed.has(name) ? undefined : index.drawingOf(name);
        if (drawing && !isPoster(drawing)) return { name, drawing };
        if (drawing) poster ??= { name, drawing };
      }
      return poster;
    },
    /** Leaves posters out. */
    missingOf: (drawings: readonly Drawing[]): WantedDrawing[] =>
      drawings
        .filter((drawing) => !isPoster(drawing))
        .map((drawing) => ({ name: drawingName(drawing), drawing }))
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
    missing: (): number => index.drawingNames().filter((name) => !drawn.has(name)).length,
    giveUp: (name: string): void => {
      failed.add(name);
    },
    /** The files of cards that no page names any more. */
    ended: (): string[] => [...drawn].filter((name) => !index.drawingOf(name)).map(fileOf),
    isShown: (file: string): boolean => dirname(file) === SHARE_FOLDER && index.drawingOf(basename(file)) !== undefined,
    forget: (file: string): void => {
      if (dirname(file) === SHARE_FOLDER) drawn.delete(basename(file));
    },
  };
};

export type DrawingStore = ReturnType<typeof createDrawingStore>;
