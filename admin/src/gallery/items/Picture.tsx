import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { Icon } from '../../ui/Icon.tsx';
import { pictureOf } from './item-name.ts';

/** The picture of an item, or a drawn one for a video without. The name is always beside it. */
export const Picture = ({ item }: { item: GalleryItem }) => {
  const url = pictureOf(item);
  return url === null ? (
    <span className="gallery-no-picture">
      <Icon name={item.type === 'youtube' ? 'player' : 'film'} size={40} />
    </span>
  ) : (
    <img src={url} alt="" loading="lazy" decoding="async" />
  );
};
