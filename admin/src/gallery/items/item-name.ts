import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { type LocalText, localised } from '../../language/localised.ts';

/** What an item is called in the reader's language, else in the other one, else that it has no name. */
export const useItemName = (): ((item: GalleryItem) => LocalText) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return ({ title, arabicTitle }) =>
    title === '' && arabicTitle === '' ? { text: t('gallery.untitled'), lang: locale } : localised(title, arabicTitle, locale);
};

/** The picture of an item; a video may have none. */
export const pictureOf = ({ type, url, thumbnail }: GalleryItem): string | null => (type === 'image' ? url : thumbnail) || null;
