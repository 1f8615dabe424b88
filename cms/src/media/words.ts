import { foldForSearch, type PictureTexts } from '@sanabel/contract';

export const mediumSearchText = ({ pictureAlt, arabicPictureAlt }: Pick<PictureTexts, 'pictureAlt' | 'arabicPictureAlt'>): string =>
  foldForSearch(`${arabicPictureAlt} ${pictureAlt}`);
