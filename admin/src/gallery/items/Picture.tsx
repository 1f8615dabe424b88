import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { type LocalText, localised } from '../../language/localised.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** The name of an item in the reader's language, else in the other one, else that it has none. */
export const useItemName = (): ((item: GalleryItem) => LocalText) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return ({ title, arabicTitle }) =>
    title === '' && arabicTitle === '' ? { text: t('gallery.untitled'), lang: locale } : localised(title, arabicTitle, locale);
};

/** The picture of an item; a video may have none. */
export const pictureOf = ({ type, url, thumbnail }: GalleryItem): string | null => (type === 'image' ? url : thumbnail) || null;

/** The picture of an item, or a drawn one for a video without. The name is always beside it. */
export const Picture = ({ item }: { item: GalleryItem }) => {
  const url = pictureOf(item);
  return url === null ? (
    <span className="gallery-no-picture grid place-items-center size-full bg-[repeating-linear-gradient(115deg,var(--color-green-800)_0_22px,var(--color-green-700)_22px_44px)] text-green-200">
      <Icon name={item.type === 'youtube' ? 'player' : 'film'} size={40} />
    </span>
  ) : (
    <img src={url} alt="" loading="lazy" decoding="async" />
  );
};
