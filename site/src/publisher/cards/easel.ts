import { join } from 'node:path';
import type { Drawing } from '../../content/drawing.ts';
import { drawCard } from './draw.ts';
import type { CardShelf, WantedCard } from './shelf.ts';

const MEDIA = 'media/';
/** The pause after a full disk, which lasts for some time. */
const REST_MS = 60_000;

/** Cards drawn before their pages after an edit. Each takes a tenth of a second, and those of a whole site would delay it. */
const AHEAD = 8;

interface EaselOptions {
  site: string;
  mediaFolder: string;
  log: { trouble(text: string): void };
  drawCard?: typeof drawCard | undefined;
}

/** Skips and reports a card that cannot be drawn; one that cannot be written is drawn again later. */
export const createEasel = ({ site, mediaFolder, log, drawCard: draw = drawCard }: EaselOptions) => {
  let restsUntil = 0;
  let left = 0;
  const fileOf = (file: string): string =>
    file.startsWith(MEDIA) ? join(mediaFolder, file.slice(MEDIA.length)) : join(site, 'client', file);
  const drawOne = async ({ name, card }: WantedCard, shelf: CardShelf): Promise<boolean> => {
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
  const isResting = (): boolean => performance.now() < restsUntil;
  return {
    /** Draws one missing card. Returns whether there was one and it was saved. */
    drawNext: async (shelf: CardShelf): Promise<boolean> => {
      const wanted = isResting() ? null : shelf.next();
      return wanted !== null && drawOne(wanted, shelf);
    },
    begin: (isEdit: boolean): void => {
      left = isEdit ? AHEAD : 0;
    },
    /** Draws a page's cards before the page is published, so that a chat which opens a link at once finds its picture. */
    drawAhead: async (cards: readonly Drawing[], shelf: CardShelf): Promise<void> => {
      const wanted = isResting() ? [] : shelf.missingOf(cards).slice(0, left);
      left -= wanted.length;
      for (const card of wanted) await drawOne(card, shelf);
    },
  };
};
