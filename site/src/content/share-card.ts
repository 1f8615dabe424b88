import { CARD_FOLDER, CARD_SIZE, cardName, type PageCode, type ShareCard } from './drawing.ts';
import { noteCard } from './world.ts';

export interface SharePicture {
  url: string;
  width: number;
  height: number;
}

/** Returns the address of the current page's card; the publisher draws it (publisher/cards). Do not call it in parts that are cached. */
export const sharePicture = (card: ShareCard): SharePicture => {
  noteCard(card);
  return { url: `/${CARD_FOLDER}/${cardName(card)}`, ...CARD_SIZE };
};

/** Browsers fetch this file only when they print, so it is no part of the page. */
export const pageCode = (address: string): string => {
  const code: PageCode = { look: 'code', address };
  noteCard(code);
  return `/${CARD_FOLDER}/${cardName(code)}`;
};
