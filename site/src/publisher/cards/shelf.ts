import { mkdirSync, readdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CARD_FOLDER, cardName, type Drawing } from '../../content/drawing.ts';
import type { PageIndex } from '../page-index.ts';
import { isPart, partOf } from '../tree.ts';

export interface WantedCard {
  name: string;
  card: Drawing;
}

const fileOf = (name: string): string => join(CARD_FOLDER, name);

/** Cards are no part of a release: named by content digest, an existing file is right for every release. */
export const createCardShelf = (pathNow: () => string, index: PageIndex) => {
  const folder = join(pathNow(), CARD_FOLDER);
  mkdirSync(folder, { recursive: true });
  const drawn = new Set(readdirSync(folder).filter((name) => !isPart(name)));
  /** Cards that failed are not tried again before the next start. */
  const failed = new Set<string>();
  return {
    /** Returns a missing card of the newest page, or null. Posters are slow and load only on a press, so they come last. */
    next: (): WantedCard | null => {
      let poster: WantedCard | null = null;
      for (const name of index.cardNames().toReversed()) {
        const card = drawn.has(name) || failed.has(name) ? undefined : index.cardOf(name);
        if (card && card.look !== 'poster') return { name, card };
        if (card) poster ??= { name, card };
      }
      return poster;
    },
    /** Leaves posters out. */
    missingOf: (cards: readonly Drawing[]): WantedCard[] =>
      cards
        .filter(({ look }) => look !== 'poster')
        .map((card) => ({ name: cardName(card), card }))
        .filter(({ name }) => !drawn.has(name) && !failed.has(name)),
    /** Saves a card atomically. Throws on a full disk, and leaves nothing behind. */
    put: async (name: string, bytes: Buffer): Promise<void> => {
      const place = join(pathNow(), fileOf(name));
      const part = join(pathNow(), partOf(fileOf(name)));
      mkdirSync(dirname(place), { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, place);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      drawn.add(name);
    },
    giveUp: (name: string): void => {
      failed.add(name);
    },
    /** The files of cards that no page names any more. */
    ended: (): string[] => [...drawn].filter((name) => !index.cardOf(name)).map(fileOf),
    isShown: (file: string): boolean => dirname(file) === CARD_FOLDER && index.cardOf(basename(file)) !== undefined,
    forget: (file: string): void => {
      if (dirname(file) === CARD_FOLDER) drawn.delete(basename(file));
    },
  };
};

export type CardShelf = ReturnType<typeof createCardShelf>;
