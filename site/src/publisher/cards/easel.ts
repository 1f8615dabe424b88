import { join } from 'node:path';
import { drawCard } from './draw.ts';
import type { CardShelf, WantedCard } from './shelf.ts';

const MEDIA = 'media/';
/** So long nothing is drawn when the disk has not taken a card: it is full, and that does not end in a moment. */
const REST_MS = 60_000;

interface EaselOptions {
  /** The built site, with its drawings, and the folder of the pictures of the CMS. */
  site: string;
  mediaFolder: string;
  log: { trouble(text: string): void };
  drawCard?: typeof drawCard | undefined;
}

/**
 * Draws one picture for sharing that is missing on the shelf, or the one that is named; whether there was one, and the disk took it. A card
 * that cannot be drawn is told, and left out; one that cannot be written is drawn again later.
 */
export const createEasel = ({ site, mediaFolder, log, drawCard: draw = drawCard }: EaselOptions) => {
  let restsUntil = 0;
  const fileOf = (file: string): string =>
    file.startsWith(MEDIA) ? join(mediaFolder, file.slice(MEDIA.length)) : join(site, 'client', file);
  return async (shelf: CardShelf, named?: WantedCard): Promise<boolean> => {
    const wanted = performance.now() < restsUntil ? null : (named ?? shelf.next());
    if (!wanted) return false;
    const { name, card } = wanted;
    const tell = (done: string, error: Error): void =>
      log.trouble(`The picture for sharing «${card.look === 'code' ? card.address : card.title}» cannot be ${done}: ${error.message}`);
    const bytes = await draw(card, { fileOf }).catch((error: Error) => {
      shelf.giveUp(name);
      tell('drawn', error);
    });
    try {
      if (bytes) await shelf.put(name, bytes);
      return true;
    } catch (error) {
      restsUntil = performance.now() + REST_MS;
      tell('written', error as Error);
      return false;
    }
  };
};
