import { formatNumber } from '@sanabel/brand/format';
import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import type { Locale } from '@sanabel/contract/enumerations';
import { youtubeId } from '@sanabel/contract/typed';
import { localised } from '../../content/item-texts.ts';
import { pictureOf, videoOf } from '../../content/pictures.ts';
import { allOf } from '../../content/snapshot.ts';
import { translator } from '../../i18n/translate.ts';
import { formatDuration, type GalleryFile, type Photo, type Shown, type Video } from '../../islands/gallery/model.ts';

/** Makes the part that items of both kinds have; one without a title is called by its number. */
const shown = (item: GalleryItem, index: number, kind: 'photos' | 'videos', locale: Locale): Omit<Shown, 'picture'> => {
  const title = localised(item, 'title', locale);
  const untitled = translator(locale)(`gallery.${kind}.untitled`, { n: formatNumber(locale, index + 1) });
  return {
    id: item.id,
    title: title.text === '' ? { text: untitled, lang: locale } : title,
    description: localised(item, 'description', locale),
  };
};

/** The address of the video's player; null for a link whose id is not one, which is left out. */
const sourceOf = ({ type, url }: GalleryItem): Video['source'] | null => {
  if (type === 'youtube') {
    const id = youtubeId(url);
    return id === null ? null : { kind: 'youtube', id };
  }
  const file = videoOf(url);
  return file && { kind: 'file', ...file };
};

/** The gallery as the islands of one language show it. */
export const galleryFile = (locale: Locale): GalleryFile => {
  const gallery = allOf('gallery');
  const photos = gallery
    .filter(({ type }) => type === 'image')
    .map((item, index): Photo => ({ ...shown(item, index, 'photos', locale), picture: pictureOf(item.url) }));
  const playable = gallery.flatMap((item) => {
    const source = item.type === 'image' ? null : sourceOf(item);
    return source ? [{ item, source }] : [];
  });
  const videos = playable.map(
    ({ item, source }, index): Video => ({
      ...shown(item, index, 'videos', locale),
      picture: pictureOf(item.thumbnail),
      duration: item.duration === null ? '' : formatDuration(item.duration),
      source,
    }),
  );
  return { photos, videos };
};
