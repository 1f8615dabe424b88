import { formatNumber } from '@sanabel/brand/format';
import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import type { Locale } from '@sanabel/contract/enumerations';
import { youtubeId } from '@sanabel/contract/typing/video-link';
import { altOf, localised } from '../../content/item-texts.ts';
import { pictureOf, videoOf } from '../../content/pictures.ts';
import { partOf, partsOf } from '../../content/selections.ts';
import { countOf, firstOf } from '../../content/snapshot.ts';
import type { Path } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { formatDuration, type GalleryKind, type GalleryLists, type Photo, type Shown, type Video } from '../../islands/gallery/model.ts';
import { PAGE_SIZE, PART_SIZE } from '../../islands/gallery/paging.ts';

/** An item without a title is named by its number, 1 for the oldest. */
const shown = (item: GalleryItem, number: number, kind: GalleryKind, locale: Locale): Omit<Shown, 'picture'> => {
  const title = localised(item, 'title', locale);
  const untitled = translator(locale)(`gallery.${kind}.untitled`, { n: formatNumber(locale, number) });
  const alt = altOf(item, locale);
  return {
    id: item.id,
    title: title.text === '' ? { text: untitled, lang: locale } : title,
    description: localised(item, 'description', locale),
    ...(alt && { alt }),
    ...(item.focus && { focus: item.focus }),
  };
};

const sourceOf = ({ type, url }: GalleryItem): Video['source'] | null => {
  if (type !== 'youtube') {
    const file = videoOf(url);
    return file && { kind: 'file', ...file };
  }
  const id = youtubeId(url);
  return id === null ? null : { kind: 'youtube', id };
};

const photoOf = (item: GalleryItem, number: number, locale: Locale): Photo[] => [
  { ...shown(item, number, 'photos', locale), picture: pictureOf(item.url) },
];
const videoFrom = (item: GalleryItem, number: number, locale: Locale): Video[] => {
  const source = sourceOf(item);
  if (!source) return [];
  const duration = item.duration === null ? '' : formatDuration(item.duration);
  return [{ ...shown(item, number, 'videos', locale), picture: pictureOf(item.thumbnail), duration, source }];
};
const MAKERS: { [Kind in GalleryKind]: (item: GalleryItem, number: number, locale: Locale) => GalleryLists[Kind] } = {
  photos: photoOf,
  videos: videoFrom,
};

const made = <Kind extends GalleryKind>(kind: Kind, items: readonly GalleryItem[], newest: number, locale: Locale) =>
  items.flatMap((item, index) => MAKERS[kind](item, newest - index, locale)) as GalleryLists[Kind];

export const firstItems = <Kind extends GalleryKind>(kind: Kind, locale: Locale): GalleryLists[Kind] =>
  made(kind, firstOf(kind, PAGE_SIZE.wide), countOf(kind), locale);

/** The items after the first thumbnails (decision L14). Part 1 has the oldest ones. */
export const galleryPart = <Kind extends GalleryKind>(kind: Kind, part: number, locale: Locale): GalleryLists[Kind] => {
  const items = partOf(kind, PART_SIZE, part);
  return made(kind, items, (part - 1) * PART_SIZE + items.length, locale);
};

export const galleryAddress = (kind: GalleryKind, locale: Locale): Path => `/gallery-${kind}-${locale}-`;

export const galleryPaths = (locale: Locale): Path[] =>
  (['photos', 'videos'] as const).flatMap((kind) =>
    Array.from({ length: partsOf(kind, PART_SIZE) }, (_, index): Path => `${galleryAddress(kind, locale)}${index + 1}.json`),
  );
