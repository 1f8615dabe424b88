import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';

/** What an item is called in the reader's language, else in the other one, else that it has no name. */
export const useItemName = (): ((item: GalleryItem) => string) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return ({ title, arabicTitle }) => (locale === 'ar' ? arabicTitle || title : title || arabicTitle) || t('gallery.untitled');
};

/** The picture of an item; a video may have none. */
export const pictureOf = ({ type, url, thumbnail }: GalleryItem): string | null => (type === 'image' ? url : thumbnail) || null;
