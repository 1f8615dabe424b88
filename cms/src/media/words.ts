import { foldForSearch, type PictureTexts } from '@sanabel/contract';

/** The folded text by which a medium is found, beside the titles of the items that use it. */
export const mediumSearchText = ({ pictureAlt, arabicPictureAlt }: Pick<PictureTexts, 'pictureAlt' | 'arabicPictureAlt'>): string =>
  foldForSearch(`${arabicPictureAlt} ${pictureAlt}`);
