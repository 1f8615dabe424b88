import { join } from 'node:path';
import { drawCard } from './draw.ts';
import type { CardShelf } from './shelf.ts';

const MEDIA = 'media/';

interface EaselOptions {
  /** The built site, with its drawings, and the folder of the pictures of the CMS. */
  site: string;
  mediaFolder: string;
  log: { trouble(text: string): void };
}

/** Draws one picture for sharing that is missing on the shelf; whether there was one. A card that cannot be drawn is told, and left out. */
export const createEasel =
  ({ site, mediaFolder, log }: EaselOptions) =>
  async (shelf: CardShelf): Promise<boolean> => {
    const wanted = shelf.next();
    if (!wanted) return false;
    const { name, card } = wanted;
    const fileOf = (file: string): string =>
      file.startsWith(MEDIA) ? join(mediaFolder, file.slice(MEDIA.length)) : join(site, 'client', file);
    try {
      await shelf.put(name, await drawCard(card, { fileOf }));
    } catch (error) {
      shelf.giveUp(name);
      log.trouble(
        `The picture for sharing «${card.look === 'code' ? card.address : card.title}» cannot be drawn: ${error instanceof Error ? error.message : error}`,
      );
    }
    return true;
  };
