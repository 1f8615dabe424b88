import { CARD_FOLDER, CARD_SIZE, cardName, type PageCode, type ShareCard } from './drawing.ts';
import { noteCard } from './world.ts';

/** The picture for sharing, as a page names it. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
}

/** The address of a card for the page that is being rendered; the publisher draws it (publisher/cards). Not for parts that are kept. */
export const sharePicture = (card: ShareCard): SharePicture => {
  noteCard(card);
  return { url: `/${CARD_FOLDER}/${cardName(card)}`, ...CARD_SIZE };
};

/** The file with the code of an address: browsers fetch it when the page is printed, so it is no part of the page. */
export const pageCode = (address: string): string => {
  const code: PageCode = { look: 'code', address };
  noteCard(code);
  return `/${CARD_FOLDER}/${cardName(code)}`;
};
