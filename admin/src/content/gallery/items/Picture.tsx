import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { useTranslation } from 'react-i18next';
import { CROPS, positionOf } from '../../../kit/forms/focus/crops.ts';
import { useLanguage } from '../../../kit/language/language.ts';
import { type LocalText, localised } from '../../../kit/language/localised.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Photo } from '../../../kit/ui/Photo.tsx';
import type { FileKind } from '../upload/rules.ts';

const MINUTE = 60;
const HOUR = 3600;

const padded = (value: number): string => String(value).padStart(2, '0');

/** `04:12` or `1:02:03`, with Western digits in both languages. */
export const clock = (seconds: number): string => {
  const minutes = `${padded(Math.floor((seconds % HOUR) / MINUTE))}:${padded(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${minutes}` : minutes;
};

/** Films include uploaded and linked ones. */
export const kindOf = ({ type }: Pick<GalleryItem, 'type'>): FileKind => (type === 'image' ? 'image' : 'video');

export const isUntitled = ({ title, arabicTitle }: GalleryItem): boolean => title === '' && arabicTitle === '';

/** Falls back to the other language, then to its place among those shown: equal names could not be told apart by ear. */
export const useItemName = (shown: readonly GalleryItem[] = []): ((item: GalleryItem) => LocalText) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const positions = new Map<string, number>();
  const counts = { image: 0, video: 0 };
  for (const item of shown) {
    counts[kindOf(item)] += 1;
    positions.set(item.id, counts[kindOf(item)]);
  }
  return (item) => {
    if (!isUntitled(item)) return localised(item.title, item.arabicTitle, locale);
    const position = positions.get(item.id);
    const kind = kindOf(item);
    return { text: position ? t(`gallery.untitledAt.${kind}`, { place: position }) : t(`gallery.untitled.${kind}`), lang: locale };
  };
};

/** Null for a video without a poster. */
export const pictureOf = ({ type, url, thumbnail }: GalleryItem): string | null => (type === 'image' ? url : thumbnail) || null;

/** Decorative: the name is always beside it. */
export const Picture = ({ item, sizes, placeholderClass = '' }: { item: GalleryItem; sizes: string; placeholderClass?: string }) => {
  const url = pictureOf(item);
  return url === null ? (
    <span
      className={`grid place-items-center size-full bg-[repeating-linear-gradient(115deg,var(--color-green-800)_0_22px,var(--color-green-700)_22px_44px)] text-green-200 ${placeholderClass}`}
    >
      <Icon name={item.type === 'youtube' ? 'player' : 'film'} size={40} />
    </span>
  ) : (
    <Photo src={url} sizes={sizes} position={positionOf(item.focus, CROPS.gallery.start)} />
  );
};
