import { drawingName, type PageCode, SHARE_FOLDER, SHARE_IMAGE_SIZE, type ShareImage } from './drawing.ts';
import { noteDrawing } from './site-data.ts';

export interface SharePicture {
  url: string;
  width: number;
  height: number;
}

/** Returns the address of the current page's card; the publisher draws it (publisher/cards). Do not call it in parts that are cached. */
export const sharePicture = (image: ShareImage): SharePicture => {
  noteDrawing(image);
  return { url: `/${SHARE_FOLDER}/${drawingName(image)}`, ...SHARE_IMAGE_SIZE };
};

/** Browsers fetch this file only when they print, so it is no part of the page. */
export const pageCode = (address: string): string => {
  const code: PageCode = { look: 'code', address };
  noteDrawing(code);
  return `/${SHARE_FOLDER}/${drawingName(code)}`;
};
